import { clamped } from "#admin/ui/clamped.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { ColumnsMenu } from "#admin/lists/ColumnsMenu.tsx";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListTable } from "#admin/lists/ListTable.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import type { Selection } from "#admin/lists/use-selection.ts";
import { SavedViews } from "#admin/lists/views/SavedViews.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import type { Device } from "#contract/devices.ts";
import { Cell } from "#admin/ui/Table.tsx";
import { AddButtons } from "./AddButtons.tsx";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import { RecordMenu } from "./RecordMenu.tsx";
import type { Counted, RecordList, RecordListState } from "./record-list.ts";

type Listed = Pick<Device, "id" | "name" | "reference" | "page">;

interface RecordsPageProps<T extends Listed, W extends object, S extends string, D extends Counted> {
  noun: InventoryNoun;
  spec: RecordList<T, W, S, D>;
  list: RecordListState<S>;
  items: readonly T[] | undefined;
  actions: ReactNode;
  filters: ReactNode;
  /** Behind the choice of columns. */
  end?: ReactNode;
  /** Instead of the table. */
  instead?: ReactNode;
  /** Above the table, for the selected records. */
  bulk?: ReactNode;
  selection?: Selection | undefined;
  /** Saved views are there even for an empty list. */
  hasViews?: boolean | undefined;
  titleWidth?: string | undefined;
  className?: string | undefined;
}

const titleIn = (noun: InventoryNoun) =>
  function title({ id, name, reference }: Listed) {
    return <TitleCell name={name} reference={reference} href={INVENTORY[noun].path(id)} />;
  };
const menuIn = (noun: InventoryNoun) =>
  function menu(record: Listed) {
    return <RecordMenu noun={noun} record={record} hasOpen />;
  };

/** The list of devices or algorithms. */
export function RecordsPage<T extends Listed, W extends object, S extends string, D extends Counted>(
  props: RecordsPageProps<T, W, S, D>,
) {
  const { noun, spec, list, items, filters, bulk, selection } = props;
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const { columns, state, result, total, isEmpty } = list;
  const names = Object.fromEntries(
    [...spec.sorts, ...columns.all].map((id) => [id, t(`${noun}.columns.${id}` as WordKey)]),
  ) as Record<string, string>;

  return (
    <>
      <PageHead title={t(`${noun}.title`)} actions={props.actions} />
      {(props.hasViews || !isEmpty) && (
        <SavedViews list={noun} allLabel={t(`${noun}.all`)} names={spec.viewNames} countQuery={spec.countQuery} />
      )}
      <ListToolbar
        noun={noun}
        list={state}
        count={total}
        sortMenu={<SortMenu noun={noun} list={state} names={names} />}
        end={
          <>
            {!props.instead && <ColumnsMenu noun={noun} columns={columns} names={names} />}
            {props.end}
          </>
        }
      >
        {filters}
      </ListToolbar>
      {props.instead ?? (
        <ListCard
          noun={noun}
          list={state}
          result={result}
          shown={items?.length}
          total={total}
          deletedHref={isWriter ? INVENTORY[noun].deletedPath() : undefined}
          empty={
            <EmptyState title={t(`${noun}.list.empty_title`)} action={isWriter && <AddButtons noun={noun} />}>
              {t(`${noun}.list.empty`)}
            </EmptyState>
          }
        >
          {bulk}
          <ListTable
            noun={noun}
            items={items}
            columns={spec.columns}
            shown={columns.shown}
            list={state}
            title={titleIn(noun)}
            titleWidth={props.titleWidth}
            menu={menuIn(noun)}
            selection={selection}
            isBusy={result.isFetching}
            className={props.className}
          />
        </ListCard>
      )}
    </>
  );
}

/** List cell of a record: its linked name and its reference. */
function TitleCell({ name, reference, href }: { name: string; reference: string | null; href: string }) {
  return (
    <Cell kind="title" className="min-w-50 [overflow-wrap:anywhere]">
      <span className="min-w-0">
        <Link to={href} className="block rounded-xs py-0.5 font-medium hover:underline">
          <span {...clamped(name)}>{name}</span>
        </Link>
        {reference && <span className="block text-xs font-normal text-subtle">{reference}</span>}
      </span>
    </Cell>
  );
}
