import { useTranslation } from "#admin/i18n/i18n.ts";
import { namesInWords } from "#admin/records/names-values.ts";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import type { Status } from "#contract/statuses.ts";
import { StatusFields } from "./StatusFields.tsx";
import { toValuesIn, useStatusForm } from "./use-status-form.ts";

interface StatusDialogProps {
  status?: Status | undefined;
  /** The languages of the guide. */
  locales: readonly string[];
  onClose: () => void;
}

/** Creates a status, or edits the given one. */
export function StatusDialog({ status, locales, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const state = useStatusForm(status, locales, onClose);
  return (
    <RecordDialog
      state={state}
      words={{
        title: status ? t("devices.statuses.edit_title") : t("devices.statuses.new_title"),
        save: status ? t("common.save_changes") : t("devices.statuses.create"),
        saving: t("common.saving"),
      }}
      labelOf={(name) => (name === "names" ? t("records.names.title") : t(`devices.statuses.${name}`))}
      toValues={toValuesIn(locales)}
      renderVersion={({ name, names, phase, color }) =>
        [name, namesInWords(names), t(`devices.phases.${phase}`), color].filter(Boolean).join(" · ")
      }
      onClose={onClose}
    >
      <StatusFields names={status?.names} />
    </RecordDialog>
  );
}
