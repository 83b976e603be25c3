import { query } from "#admin/api/query.ts";
import { wantedFilters } from "#admin/inventory/wanted-filters.ts";
import { IDENTIFIABILITIES } from "#datachain/model.ts";
import { devicesApi, REVIEW_DUE } from "#contract/devices.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import type { Input } from "#contract/endpoint.ts";
import { PHASES } from "#contract/statuses.ts";

export const SORTS = ["name", "reference", "status", "review_due_on", "updated_at", "created_at"] as const;
export type Sortable = (typeof SORTS)[number];

const LISTS = ["status", "phase", "type", "organization", "label", "identifiability", "review_due"] as const;
const FLAGS = ["has_page", "has_errors", "has_location"] as const;
export const FILTERS = [...LISTS, ...FLAGS] as const;
export type Filter = (typeof FILTERS)[number];

/** What a saved view remembers. */
export const VIEW_NAMES = ["q", "sort", "columns", "view", ...FILTERS] as const;

type ListInput = Input<typeof devicesApi.list>["query"];
export type Wanted = Omit<ListInput, "page" | "per_page" | "id" | "sort">;

/** Search and filters of an address, as the list, the map and the files are asked for them. */
export const wantedOf: (params: URLSearchParams) => Wanted = wantedFilters({
  lists: LISTS,
  flags: FLAGS,
  known: {
    phase: PHASES,
    type: [...DEVICE_TYPES, "none"],
    identifiability: [...IDENTIFIABILITIES, "unknown"],
    review_due: REVIEW_DUE,
  },
});

/** One row is enough to learn how many there are. */
export const countQuery = (params: URLSearchParams) =>
  query(devicesApi.list, { query: { ...wantedOf(params), per_page: 1 } });
