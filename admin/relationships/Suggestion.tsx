import { Lightbulb, Link2 } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { type RelationSuggestion, relationshipsApi } from "#contract/relationships.ts";
import { useRelationWords } from "./relation-words.ts";
import { useAddRelation, useRelationsChanged } from "./use-relationships.ts";

/** A relation suggested by the datachain, to accept or dismiss. */
export function Suggestion({ suggestion }: { suggestion: RelationSuggestion }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const words = useRelationWords();
  const changed = useRelationsChanged();
  const add = useAddRelation();
  const dismiss = useCall(relationshipsApi.dismiss, { onSuccess: changed });
  const { type, page: other, element_title } = suggestion;
  const params = { id: page.id };
  const error = add.error ?? dismiss.error;
  return (
    <div className="flex gap-3 border-b border-info-border bg-info-soft px-4 py-3">
      <Lightbulb size={16} className="mt-0.5 flex-none text-info" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">
          {t("relationships.suggestion", { words: words({ type, direction: "out" }), name: other.title })}
        </p>
        <p className="text-sm">{t("relationships.suggestion_text", { element: element_title })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={Link2}
            isPending={add.isPending}
            onPress={() =>
              add.mutate({ params, body: { relationship: { type, direction: "out", page_id: other.id } } })
            }
          >
            {t("relationships.link")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            isPending={dismiss.isPending}
            onPress={() => dismiss.mutate({ params, body: { page_id: other.id } })}
          >
            {t("relationships.dismiss")}
          </Button>
        </div>
        {error && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {errorWords(error)}
          </p>
        )}
      </div>
    </div>
  );
}
