import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { Label } from "#contract/labels.ts";
import { LabelFields } from "./LabelFields.tsx";
import { type LabelValues, toValues, useLabelForm } from "./use-label-form.ts";

/** Creates or edits a label. */
export function LabelDialog({ label, onClose }: { label?: Label; onClose: () => void }) {
  const { t } = useTranslation();
  const state = useLabelForm(label, onClose);
  const words = label
    ? { title: t("labels.form.title_edit"), save: t("common.save_changes"), saving: t("common.saving") }
    : { title: t("labels.form.title_new"), save: t("labels.form.create"), saving: t("labels.form.creating") };

  return (
    <RecordDialog
      state={state}
      words={words}
      labelOf={(name) => t(`labels.form.${name}`)}
      toValues={toValues}
      renderVersion={(version) => <LabelVersion {...version} />}
      onClose={onClose}
    >
      <LabelFields />
    </RecordDialog>
  );
}

function LabelVersion({ name, color, is_public }: LabelValues) {
  const { t } = useTranslation();
  return (
    <>
      <Tag color={color}>{name}</Tag> {is_public ? t("labels.public") : t("labels.internal")}
    </>
  );
}
