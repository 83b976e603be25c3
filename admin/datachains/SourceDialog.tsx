import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { sourceHref } from "#datachain/action-target.ts";
import { type Source, SOURCE_TYPES } from "#datachain/model.ts";
import { EntryDialog, type EntryProps, useEntry } from "./EntryDialog.tsx";

const isUrlGood = ({ url }: Source) => !url || sourceHref({ url }) !== null;
const isGood = (source: Source) => source.title.trim() !== "" && isUrlGood(source);

export function SourceDialog(props: EntryProps<Source>) {
  const { t } = useTranslation();
  const { values, set, isTried, save } = useEntry(props, isGood);
  return (
    <EntryDialog noun="source" {...props} onSave={save}>
      <Select
        label={t("datachains.source.type")}
        options={SOURCE_TYPES.map((id) => ({ id, label: t(`datachains.source.types.${id}`) }))}
        value={values.type}
        onChange={(type) => set({ type })}
      />
      <TextField
        label={t("datachains.source.name")}
        value={values.title}
        onChange={(title) => set({ title })}
        {...(isTried && !values.title.trim() && { errorMessage: t("datachains.source.name_missing") })}
      />
      <TextField
        label={t("datachains.source.url")}
        optionalLabel={t("datachains.card.optional")}
        type="url"
        value={values.url ?? ""}
        onChange={(url) => set({ url: url.trim() || null })}
        {...(isTried && !isUrlGood(values) && { errorMessage: t("datachains.source.url_wrong") })}
      />
      <TextArea
        label={t("datachains.source.citation")}
        optionalLabel={t("datachains.card.optional")}
        rows={2}
        value={values.citation ?? ""}
        onChange={(citation) => set({ citation: citation || null })}
      />
    </EntryDialog>
  );
}
