/** URL parameter with the open view's id. */
export const VIEW_PARAM = "saved_view";

/** The URL parameters a view stores, sorted so that two queries can be compared. */
export function viewQuery(params: URLSearchParams, names: readonly string[]): string {
  const kept = names.toSorted().flatMap((name) => params.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept).toString();
}

export function viewHref(path: string, view: { id: string; query: string }) {
  const search = new URLSearchParams(view.query);
  search.set(VIEW_PARAM, view.id);
  return `${path}?${search}`;
}
