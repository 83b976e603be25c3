import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { DeviceStatus } from "#contract/statuses.ts";

export function DeviceStatusDot({ status }: { status: DeviceStatus | null | undefined }) {
  const { t } = useTranslation();
  return (
    <StatusDot tone={statusTone(status ?? null)}>
      {status ? shownName(status) : <span className="text-muted">{t("devices.no_status")}</span>}
    </StatusDot>
  );
}
