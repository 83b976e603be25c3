import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { Select } from "#admin/ui/Select.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type DeviceDetails, devicesApi } from "#contract/devices.ts";
import { statusesApi } from "#contract/statuses.ts";

const NONE = "none";
const dot = (status: Parameters<typeof statusTone>[0]) => <StatusDot tone={statusTone(status)}>{null}</StatusDot>;

/** Saves the status at once, without a version: for a single field, the last change wins. */
export function StatusSelect({ device: { id, status } }: { device: DeviceDetails }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(query(statusesApi.list, {}));
  const statuses = data?.statuses ?? (status ? [status] : []);
  const change = useCall(devicesApi.bulk, {
    onSuccess: async () => {
      await Promise.all([invalidate(client, devicesApi.get), recordsChanged(client, "devices")]);
      showToast({ message: t("devices.state.status_saved") });
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("devices.state.status_failed")} ${errorWords(error)}` }),
  });
  const options = [
    ...statuses.map((one) => ({ id: one.id, label: shownName(one), mark: dot(one) })),
    { id: NONE, label: t("devices.no_status"), mark: dot(null) },
  ];
  const wanted = change.isPending ? change.variables.body.status_id : status?.id;

  return (
    <Select
      label={t("devices.state.change_status")}
      isLabelHidden
      options={options}
      value={wanted ?? NONE}
      onChange={(next) => change.mutate({ body: { ids: [id], status_id: next === NONE ? null : next } })}
      className="w-full"
    />
  );
}
