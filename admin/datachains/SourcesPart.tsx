import { BookOpen, Pencil, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { uuidv7 } from "uuidv7";
import { lazyPart } from "#admin/frame/load-page.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import type { Source } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { dropPart, putPart } from "./edits.ts";

const SourceDialog = lazyPart(() => import("./SourceDialog.tsx"), "SourceDialog");

type SourcesPartProps = { sources: readonly Source[]; onChange: (sources: readonly Source[]) => void };

/** Where the facts come from. */
export function SourcesPart({ sources, onChange }: SourcesPartProps) {
  const { t } = useTranslation();
  const { canEdit } = useChainWork();
  const [edited, setEdited] = useState<Source>();
  if (!sources.length && !canEdit) return null;
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{t("datachains.card.sources")}</h4>
      {sources.length > 0 && (
        <ul className="divide-y divide-border rounded-md border border-border">
          {sources.map((source) => (
            <li key={source.id} className="flex items-center gap-2 px-3 py-1.5">
              <BookOpen size={16} className="flex-none text-muted" aria-hidden />
              <span className="min-w-0 flex-1 break-words">
                <span className="font-medium">{source.title}</span>{" "}
                <span className="text-muted">{t(`datachains.source.types.${source.type}`)}</span>
              </span>
              {canEdit && (
                <IconButton
                  size="sm"
                  variant="ghost"
                  icon={Pencil}
                  label={t("datachains.card.edit", { title: source.title })}
                  onPress={() => setEdited(source)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          onPress={() => setEdited({ id: uuidv7(), type: "policy_document", title: "", url: null, citation: null })}
        >
          {t("datachains.card.add_source")}
        </Button>
      )}
      <Suspense>
        {edited && (
          <SourceDialog
            source={edited}
            isNew={!sources.some(({ id }) => id === edited.id)}
            onClose={() => setEdited(undefined)}
            onSave={(source) => onChange(putPart(sources, source))}
            onRemove={() => onChange(dropPart(sources, edited.id))}
          />
        )}
      </Suspense>
    </div>
  );
}
