/** A parsed request URL. */
export type Address = { readonly path: string; readonly query: URLSearchParams };

/** Undefined if invalid: two leading slashes would name another host in a redirect. */
export function readAddress(url: string): Address | undefined {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\")) return undefined;
  return { path, query: new URLSearchParams(at < 0 ? "" : url.slice(at + 1)) };
}

export function writeAddress({ path, query }: Address) {
  const search = query.toString();
  return `${path}${search && `?${search}`}`;
}
