import { query } from "#admin/api/query.ts";
import { wantedFilters } from "#admin/inventory/wanted-filters.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import type { Input } from "#contract/endpoint.ts";

export const SORTS = [
  "name",
  "reference",
  "lifecycle",
  "completeness",
  "review_due_on",
  "updated_at",
  "created_at",
] as const;
export type Sortable = (typeof SORTS)[number];

const LISTS = ["lifecycle", "publication_category", "organization", "theme", "label", "review_due"] as const;
const FLAGS = ["has_page", "has_errors"] as const;
export const FILTERS = [...LISTS, ...FLAGS] as const;
export type Filter = (typeof FILTERS)[number];

/** What a saved view remembers. */
export const VIEW_NAMES = ["q", "sort", "columns", ...FILTERS] as const;

type ListInput = Input<typeof algorithmsApi.list>["query"];
export type Wanted = Omit<ListInput, "page" | "per_page" | "id" | "sort">;

/** Search and filters of an address, as the list and the files are asked for them. */
export const wantedOf: (params: URLSearchParams) => Wanted = wantedFilters({
  lists: LISTS,
  flags: FLAGS,
  known: {
    lifecycle: LIFECYCLES,
    publication_category: PUBLICATION_CATEGORIES,
    theme: THEMES,
    review_due: REVIEW_DUE,
  },
});

/** One row is enough to learn how many there are. */
export const countQuery = (params: URLSearchParams) =>
  query(algorithmsApi.list, { query: { ...wantedOf(params), per_page: 1 } });
