import { useTranslation } from "#admin/i18n/i18n.ts";
import { TitleCell } from "#admin/inventory/TitleCell.tsx";
import type { Columns } from "#admin/lists/use-columns.ts";
import { paths } from "#admin/paths.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { Algorithm } from "#contract/algorithms.ts";
import { AlgorithmMenu } from "../AlgorithmMenu.tsx";
import type { Column } from "./algorithm-columns.ts";
import type { Sortable } from "./algorithm-list.ts";
import { AlgorithmCell } from "./AlgorithmCell.tsx";

type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface AlgorithmsTableProps {
  /** Undefined while the first of them are on their way. */
  algorithms: readonly Algorithm[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  columns: Columns<Column>;
  isBusy: boolean;
}

const SORTED: Partial<Record<Column, Sortable>> = {
  lifecycle: "lifecycle",
  completeness: "completeness",
  review_due_on: "review_due_on",
  updated_at: "updated_at",
};
const WIDTHS: Partial<Record<Column, number>> = { completeness: 116, chain: 152, review_due_on: 128, updated_at: 120 };
/** Where there is no room, what the record itself says first leaves first. */
const RANKS: Partial<Record<Column, number>> = { publication_category: 1, deployer: 2 };

export function AlgorithmsTable({ algorithms, list, columns, isBusy }: AlgorithmsTableProps) {
  const { t } = useTranslation();
  const head = (column: Column) => {
    const sorted = SORTED[column];
    return (
      <ColumnHead key={column} width={WIDTHS[column]} rank={RANKS[column]} {...(sorted && list.column(sorted))}>
        {t(`algorithms.columns.${column}`)}
      </ColumnHead>
    );
  };
  return (
    <Table caption={t("algorithms.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays {...list.column("name")}>
          {t("algorithms.columns.name")}
        </ColumnHead>
        {columns.shown.map(head)}
        <ColumnHead width={56} isHidden>
          {t("algorithms.columns.actions")}
        </ColumnHead>
      </TableHead>
      {algorithms ? (
        <TableBody>
          {algorithms.map((algorithm) => (
            <AlgorithmRow key={algorithm.id} algorithm={algorithm} columns={columns.shown} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={columns.shown.length + 2} />
      )}
    </Table>
  );
}

function AlgorithmRow({ algorithm, columns }: { algorithm: Algorithm; columns: readonly Column[] }) {
  const { id, name, reference } = algorithm;
  return (
    <Row>
      <TitleCell name={name} reference={reference} href={paths.algorithm(id)} />
      {columns.map((column) => (
        <AlgorithmCell key={column} column={column} algorithm={algorithm} />
      ))}
      <Cell kind="actions" align="end">
        <AlgorithmMenu algorithm={algorithm} hasOpen />
      </Cell>
    </Row>
  );
}
