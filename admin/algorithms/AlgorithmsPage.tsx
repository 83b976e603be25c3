import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { AddButtons } from "#admin/inventory/AddButtons.tsx";
import { ColumnsMenu } from "#admin/lists/ColumnsMenu.tsx";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListTable } from "#admin/lists/ListTable.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useColumns } from "#admin/lists/use-columns.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { SavedViews } from "#admin/lists/views/SavedViews.tsx";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { ALGORITHM_COLUMNS, algorithmMenu, algorithmTitle, COLUMNS, USUAL_COLUMNS } from "./list/AlgorithmColumns.tsx";
import { countQuery, FILTERS, SORTS, VIEW_NAMES, wantedOf } from "./list/algorithm-list.ts";
import { AlgorithmFilters } from "./list/AlgorithmFilters.tsx";
import { ExportMenu } from "./list/ExportMenu.tsx";

type Names<T extends string> = Record<T, string>;

export function AlgorithmsPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const [params] = useSearchParams();
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const columns = useColumns(COLUMNS, USUAL_COLUMNS);
  const wanted = wantedOf(params);
  const input = { ...wanted, sort: list.sort, page: list.page, per_page: list.perPage };
  const result = useQuery({ ...query(algorithmsApi.list, { query: input }), placeholderData: keepPreviousData });
  const total = result.data?.meta.total_count;
  const isEmpty = total === 0 && !list.isFiltered;
  const names = Object.fromEntries([...SORTS, ...COLUMNS].map((id) => [id, t(`algorithms.columns.${id}`)])) as Names<
    (typeof SORTS)[number] | (typeof COLUMNS)[number]
  >;

  return (
    <>
      <PageHead
        title={t("algorithms.title")}
        actions={
          !isEmpty && (
            <>
              <ExportMenu wanted={{ ...wanted, sort: list.sort }} />
              {isWriter && <AddButtons noun="algorithms" />}
            </>
          )
        }
      />
      {!isEmpty && (
        <SavedViews list="algorithms" allLabel={t("algorithms.all")} names={VIEW_NAMES} countQuery={countQuery} />
      )}
      <ListToolbar
        noun="algorithms"
        list={list}
        count={total}
        sortMenu={<SortMenu noun="algorithms" list={list} names={names} />}
        end={<ColumnsMenu noun="algorithms" columns={columns} names={names} />}
      >
        <AlgorithmFilters list={list} />
      </ListToolbar>
      <ListCard
        noun="algorithms"
        list={list}
        result={result}
        shown={result.data?.algorithms.length}
        total={total}
        deletedHref={isWriter ? paths.deletedAlgorithms() : undefined}
        empty={
          <EmptyState title={t("algorithms.list.empty_title")} action={isWriter && <AddButtons noun="algorithms" />}>
            {t("algorithms.list.empty")}
          </EmptyState>
        }
      >
        <ListTable
          noun="algorithms"
          items={result.data?.algorithms}
          columns={ALGORITHM_COLUMNS}
          shown={columns.shown}
          list={list}
          title={algorithmTitle}
          menu={algorithmMenu}
          isBusy={result.isFetching}
        />
      </ListCard>
    </>
  );
}
