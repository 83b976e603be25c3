import { useTranslation } from "#admin/i18n/i18n.ts";
import { statusName } from "#admin/inventory/status-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { DeviceStatus } from "#contract/statuses.ts";

export function DeviceStatusDot({ status }: { status: DeviceStatus | null | undefined }) {
  const { t } = useTranslation();
  return (
    <StatusDot tone={statusTone(status ?? null)}>
      {status ? statusName(status) : <span className="text-muted">{t("devices.no_status")}</span>}
    </StatusDot>
  );
}
