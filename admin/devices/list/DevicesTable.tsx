import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Columns } from "#admin/lists/use-columns.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { Device } from "#contract/devices.ts";
import type { Column } from "./device-columns.ts";
import type { Sortable } from "./device-list.ts";
import { DeviceRow } from "./DeviceRow.tsx";

type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface DevicesTableProps {
  /** Undefined while the first of them are on their way. */
  devices: readonly Device[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  columns: Columns<Column>;
  /** Only for those who may change devices. */
  selection: Selection | undefined;
  isBusy: boolean;
}

const SORTED: Partial<Record<Column, Sortable>> = {
  status: "status",
  review_due_on: "review_due_on",
  updated_at: "updated_at",
};

export function DevicesTable({ devices, list, columns, selection, isBusy }: DevicesTableProps) {
  const { t } = useTranslation();
  const head = (column: Column) => {
    const sorted = SORTED[column];
    return (
      <ColumnHead
        key={column}
        {...(column === "location_count" && { align: "end" as const, rank: 1 })}
        {...(sorted && list.column(sorted))}
      >
        {t(`devices.columns.${column}`)}
      </ColumnHead>
    );
  };

  return (
    <Table caption={t("devices.list.caption")} isBusy={isBusy} className="card-pairs">
      <TableHead>
        {selection && <SelectPage devices={devices ?? []} selection={selection} />}
        <ColumnHead stays width="34%" {...list.column("name")}>
          {t("devices.columns.name")}
        </ColumnHead>
        {columns.shown.map(head)}
        <ColumnHead width={56} isHidden>
          {t("devices.columns.actions")}
        </ColumnHead>
      </TableHead>
      {devices ? (
        <TableBody>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} columns={columns.shown} selection={selection} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={columns.shown.length + (selection ? 3 : 2)} />
      )}
    </Table>
  );
}

function SelectPage({ devices, selection }: { devices: readonly Device[]; selection: Selection }) {
  const { t } = useTranslation();
  const ids = devices.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  const isAll = chosen > 0 && chosen === ids.length;
  return (
    <SelectCell
      isHead
      label={t("devices.list.select_page")}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}
