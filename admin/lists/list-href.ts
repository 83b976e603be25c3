export function listHref(path: string, params: Record<string, string | undefined>) {
  const search = new URLSearchParams(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return search.size ? `${path}?${search}` : path;
}
