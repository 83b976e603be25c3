interface FilterNames<L extends string, F extends string> {
  /** Filters of several values. */
  lists: readonly L[];
  /** Filters that say yes or no. */
  flags: readonly F[];
  /** Ids are opaque; of everything else only what the server knows is asked for, so that an old address still works. */
  known: Partial<Record<L, readonly string[]>>;
}

/** Search and filters of an address, as the list, the map and the files are asked for them. */
export const wantedFilters =
  <L extends string, F extends string>({ lists, flags, known }: FilterNames<L, F>) =>
  (params: URLSearchParams) => {
    const q = (params.get("q") ?? "").trim().slice(0, 200);
    const chosen = (name: L) => params.getAll(name).filter((value) => known[name]?.includes(value) ?? true);
    const wanted = [
      ...lists.map((name) => [name, chosen(name)] as const).filter(([, values]) => values.length > 0),
      ...flags
        .map((name) => [name, params.get(name)] as const)
        .filter(([, value]) => /^(true|false)$/.test(value ?? "")),
    ];
    return { ...(q && { q }), ...Object.fromEntries(wanted) };
  };
