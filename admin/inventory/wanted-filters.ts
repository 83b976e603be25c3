import { searchText } from "#admin/api/search-text.ts";

export interface FilterNames<L extends string, F extends string> {
  /** Multi-value filters. */
  lists: readonly L[];
  /** Boolean filters. */
  flags: readonly F[];
  /** Allowed values; others are dropped, so that old addresses keep working. Filters by id accept anything. */
  known: Partial<Record<L, readonly string[]>>;
}

/** Maps the address's search and filters to a query for the list, the map and the exports. */
export const wantedFilters =
  <L extends string, F extends string>({ lists, flags, known }: FilterNames<L, F>) =>
  (params: URLSearchParams) => {
    const q = searchText(params.get("q") ?? "");
    const chosen = (name: L) => params.getAll(name).filter((value) => known[name]?.includes(value) ?? true);
    const wanted = [
      ...lists.map((name) => [name, chosen(name)] as const).filter(([, values]) => values.length > 0),
      ...flags
        .map((name) => [name, params.get(name)] as const)
        .filter(([, value]) => /^(true|false)$/.test(value ?? "")),
    ];
    return { ...(q && { q }), ...Object.fromEntries(wanted) };
  };
