import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type Column, columnIds, usualIds } from "#admin/lists/ListTable.tsx";
import { useColumns } from "#admin/lists/use-columns.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { type FilterNames, wantedFilters } from "./wanted-filters.ts";

export interface Counted {
  meta: { total_count: number };
}

interface Part {
  per_page: number;
  page?: number;
  sort?: string;
}

/** A list of records as data: what it sorts and filters by, and an entry for each column. */
export interface RecordList<T, W, S extends string, D extends Counted, F extends string = string> {
  sorts: readonly [S, ...S[]];
  filters: readonly F[];
  columns: readonly Column<T, string, S>[];
  /** What a saved view remembers. */
  viewNames: readonly string[];
  wantedOf: (params: URLSearchParams) => W;
  read: (query: W & Part) => UseQueryOptions<D>;
  /** One row is enough to learn how many there are. */
  countQuery: (params: URLSearchParams) => UseQueryOptions<D>;
}

interface RecordListSetup<T, W, S extends string, D extends Counted, L extends string, F extends string>
  extends FilterNames<L, F>, Pick<RecordList<T, W, S, D>, "sorts" | "columns" | "read"> {
  /** What views remember beside search, order, columns and filters. */
  remembered?: readonly string[];
}

export function recordList<T, W, S extends string, D extends Counted, const L extends string, const F extends string>(
  setup: RecordListSetup<T, W, S, D, L, F>,
): RecordList<T, W, S, D, L | F> {
  const { sorts, columns, lists, flags, remembered = [], read } = setup;
  const filters = [...lists, ...flags];
  const wantedOf = wantedFilters(setup) as (params: URLSearchParams) => W;
  return {
    sorts,
    filters,
    columns,
    viewNames: ["q", "sort", "columns", ...remembered, ...filters],
    wantedOf,
    read,
    countQuery: (params) => read({ ...wantedOf(params), per_page: 1 }),
  };
}

/** State of such a list, kept in the URL, and what it asks the server for. */
export function useRecordList<T, W extends object, S extends string, D extends Counted>(spec: RecordList<T, W, S, D>) {
  const [params] = useSearchParams();
  const state = useListState<S>(spec);
  const columns = useColumns(columnIds(spec.columns), usualIds(spec.columns));
  const wanted = spec.wantedOf(params);
  const sorted = { ...wanted, sort: state.sort };
  const asked = spec.read({ ...sorted, page: state.page, per_page: state.perPage });
  const result = useQuery({ ...asked, placeholderData: keepPreviousData });
  const total = result.data?.meta.total_count;
  return { params, state, columns, wanted, sorted, result, total, isEmpty: total === 0 && !state.isFiltered };
}

/** What its page shows of it. */
export type RecordListState<S extends string> = Pick<
  ReturnType<typeof useRecordList<unknown, object, S, Counted>>,
  "state" | "columns" | "total" | "isEmpty"
> & { result: UseQueryResult };
