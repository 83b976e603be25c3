import { formatNumber, formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { StatusName } from "./StatusName.tsx";
import type { DeviceSummary } from "./summary.ts";

/** The chart's figures as a table. */
export function StatusTable({ devices: { devicesByStatus, totalDevices } }: { devices: DeviceSummary }) {
  const { t } = useTranslation();
  return (
    <Table caption={t("dashboard.by_status.title")} density="compact" hasCards={false}>
      <TableHead>
        <ColumnHead>{t("dashboard.by_status.status")}</ColumnHead>
        <ColumnHead align="end">{t("dashboard.by_status.devices")}</ColumnHead>
        <ColumnHead align="end">{t("dashboard.by_status.share")}</ColumnHead>
      </TableHead>
      <TableBody>
        {devicesByStatus.map((status) => (
          <Row key={status.id ?? status.name}>
            <Cell kind="title" className="font-normal">
              <StatusName status={status} />
            </Cell>
            <Cell align="end">{formatNumber(status.count)}</Cell>
            <Cell align="end">{formatPercent(status.count / totalDevices)}</Cell>
          </Row>
        ))}
        <Row>
          <Cell kind="title">{t("dashboard.by_status.total")}</Cell>
          <Cell align="end" className="font-bold">
            {formatNumber(totalDevices)}
          </Cell>
          <Cell align="end">{formatPercent(1)}</Cell>
        </Row>
      </TableBody>
    </Table>
  );
}
