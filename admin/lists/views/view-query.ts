/** Names the open view in the address. */
export const VIEW_PARAM = "saved_view";

/** What a view remembers of an address: the named parameters, in one order, so that two of them can be compared. */
export function viewQuery(params: URLSearchParams, names: readonly string[]): string {
  const kept = names.toSorted().flatMap((name) => params.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept).toString();
}

export function viewHref(path: string, view: { id: string; query: string }) {
  const search = new URLSearchParams(view.query);
  search.set(VIEW_PARAM, view.id);
  return `${path}?${search}`;
}
