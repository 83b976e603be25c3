import { clamped } from "#admin/ui/clamped.ts";
import type { ReactNode } from "react";
import { type Translate, useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { cx } from "#admin/ui/cx.ts";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { Selection } from "./use-selection.ts";

/** One column of a list. It is called `{noun}.columns.{id}`. */
export interface Column<T, Id extends string, Sortable extends string = string> {
  id: Id;
  /** Null where there is nothing to show: cards leave it out. */
  value: (item: T, t: Translate) => ReactNode;
  sort?: Sortable;
  /** Shown until somebody chooses other columns. */
  isUsual?: true;
  width?: number;
  align?: "end";
  /** Lower ranks are hidden first; unranked columns last. */
  rank?: number;
  className?: string;
}

export const columnIds = <Id extends string>(columns: readonly { id: Id }[]) => columns.map(({ id }) => id);
export const usualIds = <Id extends string>(columns: readonly { id: Id; isUsual?: true }[]) =>
  columns.flatMap(({ id, isUsual }) => (isUsual ? [id] : []));

type Sorting = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface ListTableProps<T, Sortable extends string> {
  noun: ListNoun;
  /** Undefined while the first page is loading. */
  items: readonly T[] | undefined;
  columns: readonly Column<T, string, Sortable>[];
  shown: readonly string[];
  list: { column: (name: Sortable) => Sorting };
  title: (item: T) => ReactNode;
  titleWidth?: string | undefined;
  menu: (item: T) => ReactNode;
  /** Only for those who may change the items. */
  selection?: Selection | undefined;
  isBusy: boolean;
  className?: string | undefined;
}

/** A list of records: name, chosen columns, and a menu for each row. */
export function ListTable<T extends { id: string; name: string }, Sortable extends string>(
  props: ListTableProps<T, Sortable>,
) {
  const { noun, items, list, selection, isBusy, className, titleWidth } = props;
  const { t } = useTranslation();
  const columns = props.columns.filter(({ id }) => props.shown.includes(id));
  const nameOf = (column: string) => t(`${noun}.columns.${column}` as WordKey);
  return (
    <Table caption={t(`${noun}.list.caption` as WordKey)} isBusy={isBusy} className={className}>
      <TableHead>
        {selection && <SelectPage noun={noun} items={items ?? []} selection={selection} />}
        <ColumnHead stays width={titleWidth} {...list.column("name" as Sortable)}>
          {nameOf("name")}
        </ColumnHead>
        {columns.map(({ id, sort, width, align, rank }) => (
          <ColumnHead key={id} width={width} align={align} rank={rank} {...(sort && list.column(sort))}>
            {nameOf(id)}
          </ColumnHead>
        ))}
        <ColumnHead width={56} isHidden>
          {nameOf("actions")}
        </ColumnHead>
      </TableHead>
      {items ? (
        <TableBody>
          {items.map((item) => (
            <ItemRow key={item.id} {...props} item={item} columns={columns} nameOf={nameOf} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={columns.length + (selection ? 3 : 2)} />
      )}
    </Table>
  );
}

interface ItemRowProps<T, Sortable extends string> extends ListTableProps<T, Sortable> {
  item: T;
  nameOf: (column: string) => string;
}

function ItemRow<T extends { id: string; name: string }, Sortable extends string>(props: ItemRowProps<T, Sortable>) {
  const { noun, item, columns, selection, title, menu, nameOf } = props;
  const { t } = useTranslation();
  const isChosen = selection?.has(item.id) ?? false;
  return (
    <Row isSelected={isChosen}>
      {selection && (
        <SelectCell
          label={t(`${noun}.list.select` as WordKey, { name: item.name })}
          isSelected={isChosen}
          onChange={(isOn) => selection.choose([item.id], isOn)}
        />
      )}
      {title(item)}
      {columns.map(({ id, value, align, className }) => {
        const shown = value(item, t);
        return (
          <Cell
            key={id}
            {...(shown !== null && { label: nameOf(id) })}
            align={align}
            className={cx(shown === null && "max-md:hidden!", className)}
          >
            {typeof shown === "string" ? <span {...clamped(shown)}>{shown}</span> : shown}
          </Cell>
        );
      })}
      <Cell kind="actions" align="end">
        {menu(item)}
      </Cell>
    </Row>
  );
}

interface SelectPageProps {
  noun: ListNoun;
  items: readonly { id: string }[];
  selection: Selection;
}

function SelectPage({ noun, items, selection }: SelectPageProps) {
  const { t } = useTranslation();
  const ids = items.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  const isAll = chosen > 0 && chosen === ids.length;
  return (
    <SelectCell
      isHead
      label={t(`${noun}.list.select_page` as WordKey)}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}
