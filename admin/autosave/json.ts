export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Deep equality that ignores key order and treats undefined as missing. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

type Item = JsonObject & { readonly id: string };

/** A list whose items have unique ids, so that it is merged item by item. */
export function isItems(value: Json | undefined): value is readonly Item[] {
  if (!isList(value)) return false;
  const ids = new Set<string>();
  for (const item of value) {
    if (!isObject(item) || typeof item["id"] !== "string") return false;
    ids.add(item["id"]);
  }
  return ids.size === value.length;
}
