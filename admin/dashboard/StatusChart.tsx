import { formatNumber, formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { statusTone, TONE_FILL } from "#admin/inventory/status-tone.ts";
import { CardBody } from "#admin/ui/Card.tsx";
import { ColorBar } from "#admin/ui/ColorBar.tsx";
import { StatusName } from "./StatusName.tsx";
import type { DeviceSummary, StatusCount } from "./summary.ts";

const keyOf = (status: StatusCount) => status.id ?? status.name;

/** A stacked bar, then a row per status with its share. */
export function StatusChart({ devices: { devicesByStatus, totalDevices } }: { devices: DeviceSummary }) {
  const { t } = useTranslation();
  const most = Math.max(...devicesByStatus.map((status) => status.count));
  const parts = devicesByStatus.map((status) => ({
    id: keyOf(status),
    value: status.count,
    color: TONE_FILL[statusTone(status)],
  }));

  return (
    <CardBody className="pb-2">
      <div className="*:h-4">
        <ColorBar label={t("dashboard.by_status.bar")} parts={parts} />
      </div>
      <ul className="mt-3">
        {devicesByStatus.map((status) => (
          <li
            key={keyOf(status)}
            className="grid min-h-8 grid-cols-[minmax(0,8.5rem)_1fr_auto_3rem] items-center gap-x-3 py-1"
          >
            <StatusName status={status} />
            <span aria-hidden="true">
              <span
                data-swatch
                className="block h-1.5 min-w-1 rounded-full"
                style={{ width: `${(status.count / most) * 100}%`, background: TONE_FILL[statusTone(status)] }}
              />
            </span>
            <span className="text-end tabular-nums">{formatNumber(status.count)}</span>
            <span className="text-end text-subtle tabular-nums">{formatPercent(status.count / totalDevices)}</span>
          </li>
        ))}
      </ul>
    </CardBody>
  );
}
