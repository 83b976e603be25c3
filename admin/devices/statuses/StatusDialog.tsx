import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import type { Status } from "#contract/statuses.ts";
import { StatusFields } from "./StatusFields.tsx";
import { toValues, useStatusForm } from "./use-status-form.ts";

/** Makes a status, or changes the one it is given. */
export function StatusDialog({ status, onClose }: { status?: Status | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const state = useStatusForm(status, onClose);
  return (
    <RecordDialog
      state={state}
      words={{
        title: status ? t("devices.statuses.edit_title") : t("devices.statuses.new_title"),
        save: status ? t("common.save_changes") : t("devices.statuses.create"),
        saving: t("common.saving"),
      }}
      labelOf={(name) => t(`devices.statuses.${name}`)}
      toValues={toValues}
      renderVersion={({ name, phase, color }) => `${name} · ${t(`devices.phases.${phase}`)} · ${color}`}
      onClose={onClose}
    >
      <StatusFields />
    </RecordDialog>
  );
}
