import { query } from "#admin/api/query.ts";
import { algorithmsApi, LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/algorithms.ts";
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

/** Ids are opaque; of everything else only what the server knows is asked for, so that an old address still works. */
const KNOWN: Partial<Record<Filter, readonly string[]>> = {
  lifecycle: LIFECYCLES,
  publication_category: PUBLICATION_CATEGORIES,
  theme: THEMES,
  review_due: REVIEW_DUE,
};

function chosen(params: URLSearchParams, name: Filter) {
  const known = KNOWN[name];
  return params.getAll(name).filter((value) => !known || known.includes(value));
}

/** Search and filters of an address, as the list and the files are asked for them. */
export function wantedOf(params: URLSearchParams): Wanted {
  const q = (params.get("q") ?? "").trim().slice(0, 200);
  const lists = LISTS.map((name) => [name, chosen(params, name)] as const).filter(([, values]) => values.length > 0);
  const flags = FLAGS.map((name) => [name, params.get(name)] as const).filter(([, value]) =>
    /^(true|false)$/.test(value ?? ""),
  );
  return { ...(q && { q }), ...Object.fromEntries(lists), ...Object.fromEntries(flags) };
}

/** One row is enough to learn how many there are. */
export const countQuery = (params: URLSearchParams) =>
  query(algorithmsApi.list, { query: { ...wantedOf(params), per_page: 1 } });
