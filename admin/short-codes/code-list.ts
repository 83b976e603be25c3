import type { ListState } from "#admin/lists/use-list-state.ts";
import { CODE_STATES, CODE_TARGETS, type shortCodesApi } from "#contract/short-codes.ts";
import type { Input } from "#contract/endpoint.ts";

export const CODE_SORTS = ["code", "label", "scans", "last_scanned_at", "created_at"] as const;
export const CODE_FILTERS = ["state", "scanned", "target", "locale"] as const;

type CodesQuery = Input<typeof shortCodesApi.list>["query"];
type List = Pick<ListState, "q" | "page" | "perPage" | "filter"> & { sort: NonNullable<CodesQuery["sort"]> };

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) => known.find((one) => one === value);

/** Maps the address to the list's query; ignores unknown values. */
export function codesQuery({ q, sort, page, perPage, filter }: List): CodesQuery {
  const state = oneOf(CODE_STATES, filter("state")[0]);
  const target = oneOf(CODE_TARGETS, filter("target")[0]);
  const scanned = oneOf(["never", "quiet"] as const, filter("scanned")[0]);
  const [locale] = filter("locale");
  return {
    sort,
    page,
    per_page: perPage,
    ...(q && { q }),
    ...(state && { state }),
    ...(target && { target }),
    ...(scanned && { scanned }),
    ...(locale && { locale }),
  };
}
