const ORIGIN = "http://this.invalid";

/** A normalized path of this app, or undefined: no other origin, no `//evil`, no `..`. */
export function safePath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value)) return undefined;
  const url = URL.canParse(value, ORIGIN) ? new URL(value, ORIGIN) : undefined;
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

const segmentsOf = (path: string) => new URL(path, ORIGIN).pathname.split("/").filter(Boolean);

/** Whether `path` is `base` or below it, by segment: `/devices/10` is not below `/devices/1`. */
export function isWithin(base: string, path: string) {
  const inner = safePath(path);
  if (!inner) return false;
  const [outer, own] = [segmentsOf(base), segmentsOf(inner)];
  return outer.every((segment, i) => segment === own[i]);
}
