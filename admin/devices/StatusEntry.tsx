import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { DeviceStatus } from "#contract/statuses.ts";
import { statusesApi } from "#contract/statuses.ts";

interface StatusEntryProps {
  isReadOnly: boolean;
  /** The current status, shown while the others load. */
  current?: DeviceStatus | null | undefined;
}

const dot = (status: Parameters<typeof statusTone>[0]) => <StatusDot tone={statusTone(status)}>{null}</StatusDot>;

export function StatusEntry({ isReadOnly, current }: StatusEntryProps) {
  const { t } = useTranslation();
  const { data } = useQuery(query(statusesApi.list, {}));
  const known = data?.statuses ?? (current ? [current] : []);
  const options = [
    { id: "", label: t("devices.no_status"), mark: dot(null) },
    ...known.map((status) => ({ id: status.id, label: shownName(status), mark: dot(status) })),
  ];
  return (
    <SelectEntry
      name="status_id"
      label={t("devices.field.status_id")}
      options={options}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}
