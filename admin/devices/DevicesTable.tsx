import { useTranslation } from "react-i18next";
import { formatDate } from "#admin/i18n/format.ts";
import { statusTone } from "#admin/layout/statusTone.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { Device } from "#contract/devices.ts";

type Sortable = "name" | "updated_at";
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface DevicesTableProps {
  /** Undefined while the first of them are on their way. */
  devices: readonly Device[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  isBusy: boolean;
}

export function DevicesTable({ devices, list, isBusy }: DevicesTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("devices.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead width="40%" {...list.column("name")}>
          {t("devices.columns.name")}
        </ColumnHead>
        <ColumnHead width="18%">{t("devices.columns.status")}</ColumnHead>
        <ColumnHead>{t("devices.columns.label")}</ColumnHead>
        <ColumnHead width={128} className="max-lg:hidden" {...list.column("updated_at")}>
          {t("devices.columns.updated_at")}
        </ColumnHead>
      </TableHead>
      {devices ? (
        <TableBody>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={4} />
      )}
    </Table>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation();
  const { name, reference, status, updated_at } = device;
  const labels = device.labels ?? [];
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          {reference && <span className="block text-sm font-normal text-subtle">{reference}</span>}
        </span>
      </Cell>
      <Cell label={t("devices.columns.status")}>
        <StatusDot tone={statusTone(status ?? null)}>
          {status?.name ?? <span className="text-muted">{t("devices.no_status")}</span>}
        </StatusDot>
      </Cell>
      <Cell
        {...(labels.length > 0 && { label: t("devices.columns.label") })}
        className={labels.length === 0 ? "max-md:hidden!" : ""}
      >
        <span className="flex flex-wrap gap-1 max-md:justify-end">
          {labels.map((label) => (
            <Tag key={label.id} color={label.color}>
              {label.name}
            </Tag>
          ))}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-lg:hidden!">
        {updated_at && <time dateTime={updated_at}>{formatDate(updated_at)}</time>}
      </Cell>
    </Row>
  );
}
