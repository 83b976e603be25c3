import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { labelsApi } from "#contract/labels.ts";

interface BulkLabelsDialogProps {
  title: string;
  words: Readonly<Record<"add" | "remove", string>>;
  isPending: boolean;
  onSave: (labels: { add_label_ids: string[]; remove_label_ids: string[] }) => void;
  onClose: () => void;
}

/** Adds labels to the selected records, and removes others. */
export function BulkLabelsDialog({ title, words, isPending, onSave, onClose }: BulkLabelsDialogProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const options = (data?.labels ?? []).map((label) => ({ ...label, label: shownName(label) }));
  const fieldWords = {
    openLabel: t("records.labels.open"),
    emptyLabel: t("records.labels.none"),
    removeLabel: (name: string) => t("records.labels.remove", { name }),
  };
  const isNothing = added.length + removed.length === 0;
  const save = () => (isNothing ? onClose() : onSave({ add_label_ids: added, remove_label_ids: removed }));

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={isPending} pendingLabel={t("common.saving")} onPress={save}>
            {t("common.save_changes")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TagsField
          {...fieldWords}
          label={words.add}
          options={options.filter(({ id }) => !removed.includes(id))}
          value={added}
          onChange={setAdded}
        />
        <TagsField
          {...fieldWords}
          label={words.remove}
          options={options.filter(({ id }) => !added.includes(id))}
          value={removed}
          onChange={setRemoved}
        />
      </div>
    </Dialog>
  );
}
