import { useLocation, useSearchParams } from "react-router";
import { searchText } from "#admin/api/search-text.ts";
import { useChangeParams } from "#admin/frame/use-change-params.ts";

export const PAGE_SIZES = [20, 50, 100] as const;

type Change = Record<string, string | readonly string[] | null>;

/** URL parameters a list uses; others are left alone. */
interface ListShape<S extends string> {
  sorts: readonly [S, ...S[]];
  /** Sort order if the URL has none; defaults to the first of `sorts`. */
  firstSort?: S | `-${S}`;
  filters?: readonly string[];
}

/** Removes empty values, and resets the page unless the change sets it. */
function apply(change: Change, params: URLSearchParams) {
  params.delete("page");
  for (const [name, value] of Object.entries(change)) {
    params.delete(name);
    for (const one of value === null ? [] : [value].flat()) if (one !== "") params.append(name, one);
  }
}

const wholeNumber = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

/** State of a list, kept in the URL: search, filters, sort order and page. */
export function useListState<const S extends string>({ sorts, firstSort = sorts[0], filters = [] }: ListShape<S>) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const asked = params.get("sort") ?? "";
  const sort = (sorts.some((name) => asked === name || asked === `-${name}`) ? asked : firstSort) as S | `-${S}`;
  const size = wholeNumber(params.get("per_page"), PAGE_SIZES[0]);

  const change = (next: Change, options = {}) => changeParams((now) => apply(next, now), options);
  const q = searchText(params.get("q") ?? "");

  return {
    q,
    sort,
    sorts,
    page: wholeNumber(params.get("page"), 1),
    perPage: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    isFiltered: q !== "" || filters.some((name) => params.has(name)),
    isSorted: sort !== firstSort,
    filter: (name: string) => params.getAll(name),
    setFilter: (name: string, values: readonly string[]) => change({ [name]: values }),
    setSort: (next: S | `-${S}`) => change({ sort: next === firstSort ? null : next }),
    setPerPage: (next: number) => change({ per_page: next === PAGE_SIZES[0] ? null : String(next) }),
    search: (text: string) => change({ q: text.trim() }, { replace: true }),
    clear: () => change(Object.fromEntries(["q", ...filters].map((name) => [name, null]))),
    hrefFor: (page: number) => {
      const search = new URLSearchParams(params);
      apply(page === 1 ? {} : { page: String(page) }, search);
      return search.size ? `${pathname}?${search}` : pathname;
    },
    /** Props of a column's head: current sort direction, and handler. */
    column: (name: S) => ({
      sort: sort === name ? ("ascending" as const) : sort === `-${name}` ? ("descending" as const) : ("none" as const),
      onSort: (next: "ascending" | "descending") => change({ sort: next === "ascending" ? name : `-${name}` }),
    }),
  };
}

export type ListState = ReturnType<typeof useListState<string>>;
