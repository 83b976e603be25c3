import { type LucideIcon, Pencil, Plus } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import type { Action, Source } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { dropPart, putPart } from "./edits.ts";
import type { EntryProps } from "./EntryDialog.tsx";

interface EntriesPartProps<T> {
  title: string;
  addLabel: string;
  entries: readonly T[];
  onChange: (entries: readonly T[]) => void;
  /** How an entry is listed. */
  show: (entry: T) => { icon: LucideIcon; name: string; detail: string };
  newEntry: () => T;
  /** Form for one entry. */
  Editor: ComponentType<EntryProps<T>>;
}

/** Entries of a placement: a list, with a dialog for editing one. */
export function EntriesPart<T extends Action | Source>(props: EntriesPartProps<T>) {
  const { title, addLabel, entries, onChange, show, newEntry, Editor } = props;
  const { t } = useTranslation();
  const { canEdit } = useChainWork();
  const [edited, setEdited] = useState<T>();
  if (!entries.length && !canEdit) return null;
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{title}</h4>
      {entries.length > 0 && (
        <ul className="divide-y divide-border rounded-md border border-border">
          {entries.map((entry) => {
            const { icon: Icon, name, detail } = show(entry);
            return (
              <li key={entry.id} className="flex items-center gap-2 px-3 py-1.5">
                <Icon size={16} className="flex-none text-muted" aria-hidden />
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-medium">{name}</span> <span className="text-muted">{detail}</span>
                </span>
                {canEdit && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    icon={Pencil}
                    label={t("datachains.card.edit", { title: name })}
                    onPress={() => setEdited(entry)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {canEdit && (
        <Button size="sm" variant="ghost" icon={Plus} onPress={() => setEdited(newEntry())}>
          {addLabel}
        </Button>
      )}
      <Suspense>
        {edited && (
          <Editor
            start={edited}
            isNew={!entries.some(({ id }) => id === edited.id)}
            onClose={() => setEdited(undefined)}
            onSave={(entry) => onChange(putPart(entries, entry))}
            onRemove={() => onChange(dropPart(entries, edited.id))}
          />
        )}
      </Suspense>
    </div>
  );
}
