import { useTranslation } from "#admin/i18n/i18n.ts";
import { namesInWords } from "#admin/records/names-values.ts";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { Label } from "#contract/labels.ts";
import { LabelFields } from "./LabelFields.tsx";
import { type LabelValues, toValuesIn, useLabelForm } from "./use-label-form.ts";

interface LabelDialogProps {
  label?: Label;
  /** The site's languages. */
  locales: readonly string[];
  onClose: () => void;
}

/** Creates or edits a label. */
export function LabelDialog({ label, locales, onClose }: LabelDialogProps) {
  const { t } = useTranslation();
  const state = useLabelForm(label, locales, onClose);
  const words = label
    ? { title: t("labels.form.title_edit"), save: t("common.save_changes"), saving: t("common.saving") }
    : { title: t("labels.form.title_new"), save: t("labels.form.create"), saving: t("labels.form.creating") };

  return (
    <RecordDialog
      state={state}
      words={words}
      labelOf={(name) => (name === "names" ? t("records.names.title") : t(`labels.form.${name}`))}
      toValues={toValuesIn(locales)}
      renderVersion={(version) => <LabelVersion {...version} />}
      onClose={onClose}
    >
      <LabelFields names={label?.names} />
    </RecordDialog>
  );
}

function LabelVersion({ name, names, color, is_public }: LabelValues) {
  const { t } = useTranslation();
  return (
    <>
      <Tag color={color}>{name}</Tag> {namesInWords(names)} {is_public ? t("labels.public") : t("labels.internal")}
    </>
  );
}
