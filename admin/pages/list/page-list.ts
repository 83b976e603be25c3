import { query } from "#admin/api/query.ts";
import { wantedFilters } from "#admin/inventory/wanted-filters.ts";
import type { Input } from "#contract/endpoint.ts";
import { PAGE_STATES, PAGE_STATUSES, PAGE_TYPES, pagesApi } from "#contract/pages.ts";

export const SORTS = ["title", "updated_at", "created_at", "published_at", "change_count"] as const;
export type Sortable = (typeof SORTS)[number];

export const FLAGS = [
  "has_outdated",
  "has_errors",
  "is_scheduled",
  "has_image",
  "review_due",
  "has_dead_links",
  "has_code",
] as const;
export type Flag = (typeof FLAGS)[number];

/** Type is not a filter but a tab, so clearing the filters keeps it. */
export const FILTERS = ["state", "status", "label", "needs_locale", ...FLAGS] as const;
export type Filter = (typeof FILTERS)[number];

/** Parameters kept in a saved view. */
export const VIEW_NAMES = ["q", "sort", "columns", "type", ...FILTERS] as const;

/** Besides the title, which is always shown. */
export const COLUMNS = ["state", "languages", "updated_at", "label", "published_at", "views", "scans"] as const;
export type Column = (typeof COLUMNS)[number];
export const USUAL_COLUMNS: readonly Column[] = ["state", "languages", "updated_at", "views", "scans"];

/** Numeric columns, filled from analytics. */
export const NUMBERS: ReadonlySet<Column> = new Set(["views", "scans"]);

type ListInput = Input<typeof pagesApi.search>["query"];
export type Wanted = Omit<ListInput, "page" | "per_page" | "sort">;

const filtersOf = wantedFilters({
  lists: ["type", "state", "status", "label", "needs_locale"],
  flags: FLAGS,
  known: { type: PAGE_TYPES, state: PAGE_STATES, status: PAGE_STATUSES },
});

/** Maps the address's search and filters to the list's query. */
export function wantedOf(params: URLSearchParams, locale: string): Wanted {
  const { label, ...wanted } = filtersOf(params) as Record<string, unknown>;
  return { locale, ...wanted, ...(label !== undefined && { label_id: label }) };
}

/** One row is enough: the response has the total. */
export const countQuery = (locale: string) => (params: URLSearchParams) =>
  query(pagesApi.search, { query: { ...wantedOf(params, locale), per_page: 1 } });

/** Searches never return the home page, so it is listed only while nothing but states is filtered. */
export const mayShowHome = (params: URLSearchParams) =>
  !["q", "type", ...FILTERS].some((name) => name !== "state" && params.has(name));

export function showsHome(params: URLSearchParams, state: string | undefined) {
  const states = params.getAll("state");
  return mayShowHome(params) && (states.length === 0 || (state !== undefined && states.includes(state)));
}
