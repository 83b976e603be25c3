import type { ListState } from "#admin/lists/use-list-state.ts";
import { ORGANIZATION_KINDS, ORGANIZATION_ROLES } from "#contract/records/organization.ts";

export const ORGANIZATION_SORTS = ["name", "use_count", "updated_at"] as const;
export const ORGANIZATION_FILTERS = ["kind", "role"] as const;
export const ROLE_CHOICES = [...ORGANIZATION_ROLES, "none"] as const;

type Sort = (typeof ORGANIZATION_SORTS)[number];
type List = Pick<ListState, "q" | "page" | "perPage" | "filter"> & { sort: Sort | `-${Sort}` };

/** Filters from the URL. Unknown values are dropped: the API would reject them. */
export function askedFor(list: List) {
  const kind = ORGANIZATION_KINDS.filter((one) => list.filter("kind").includes(one));
  const role = ROLE_CHOICES.filter((one) => list.filter("role").includes(one));
  return {
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
    ...(list.q && { q: list.q }),
    ...(kind.length && { kind }),
    ...(role.length && { role }),
  };
}
