import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { DeletedType, Deletion } from "#contract/deletions.ts";
import { DeletionRow } from "./DeletionRow.tsx";

type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface DeletionsTableProps {
  type: DeletedType;
  /** Undefined while loading. */
  deletions: readonly Deletion[] | undefined;
  list: { column: (name: "deleted_at" | "name") => ColumnProps };
  isBusy: boolean;
}

export function DeletionsTable({ type, deletions, list, isBusy }: DeletionsTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("deletions.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays {...list.column("name")}>
          {t("deletions.columns.name")}
        </ColumnHead>
        <ColumnHead width={176} {...list.column("deleted_at")}>
          {t("deletions.columns.deleted_at")}
        </ColumnHead>
        <ColumnHead width="14%">{t("deletions.columns.deleted_by")}</ColumnHead>
        <ColumnHead width={176}>{t("deletions.columns.restorable_until")}</ColumnHead>
        <ColumnHead width={144} isHidden>
          {t("deletions.columns.actions")}
        </ColumnHead>
      </TableHead>
      {deletions ? (
        <TableBody>
          {deletions.map((deletion) => (
            <DeletionRow key={deletion.id} type={type} deletion={deletion} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={5} />
      )}
    </Table>
  );
}
