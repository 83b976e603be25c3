import { useTranslation } from "#admin/i18n/i18n.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { DeviceStatus } from "#contract/devices.ts";

export function DeviceStatusDot({ status }: { status: DeviceStatus | null | undefined }) {
  const { t } = useTranslation();
  return (
    <StatusDot tone={statusTone(status ?? null)}>
      {status?.name ?? <span className="text-muted">{t("devices.no_status")}</span>}
    </StatusDot>
  );
}
