import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { Select } from "#admin/ui/Select.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Status, statusesApi } from "#contract/statuses.ts";

interface RemoveStatusDialogProps {
  status: Status;
  others: readonly Status[];
  onClose: () => void;
}

const dot = (status: Parameters<typeof statusTone>[0]) => <StatusDot tone={statusTone(status)}>{null}</StatusDot>;

/** Deletes a status; its devices get another one or none. */
export function RemoveStatusDialog({ status, others, onClose }: RemoveStatusDialogProps) {
  const { id, device_count } = status;
  const name = shownName(status);
  const { t } = useTranslation();
  const client = useQueryClient();
  const [target, setTarget] = useState("none");
  const removal = useCall(statusesApi.remove, {
    onSuccess: () => {
      showToast({ message: t("devices.statuses.removed", { name }) });
      onClose();
      return recordsChanged(client, "devices");
    },
  });
  const remove = () => removal.mutate({ params: { id }, query: target === "none" ? {} : { move_to: target } });
  const options = [
    ...others.map((other) => ({ id: other.id, label: shownName(other), mark: dot(other) })),
    { id: "none", label: t("devices.no_status"), mark: dot(null) },
  ];

  return (
    <ConfirmDialog
      title={t("devices.statuses.remove_title", { name })}
      text={
        device_count > 0
          ? t("devices.statuses.remove_used", { count: device_count })
          : t("devices.statuses.remove_unused")
      }
      confirmLabel={t("devices.statuses.remove")}
      isPending={removal.isPending}
      problem={removal.error && errorWords(removal.error)}
      onConfirm={remove}
      onCancel={onClose}
    >
      {device_count > 0 && (
        <Select
          label={t("devices.statuses.move_to")}
          options={options}
          value={target}
          onChange={(next) => setTarget(next)}
        />
      )}
    </ConfirmDialog>
  );
}
