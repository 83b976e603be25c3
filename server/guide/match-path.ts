export type Params = Readonly<Record<string, string>>;

/** `/devices/:slug.json` → what each part of the path has to be. */
const partsOf = (pattern: string) => pattern.split("/").slice(1);

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function matchPart(wanted: string, found: string): readonly [string, string] | boolean {
  if (!wanted.startsWith(":")) return wanted === found;
  const [name = "", ...suffixes] = wanted.slice(1).split(".");
  const suffix = suffixes.length ? `.${suffixes.join(".")}` : "";
  if (!found.endsWith(suffix) || found.length === suffix.length) return false;
  const value = decode(found.slice(0, found.length - suffix.length));
  return value === undefined ? false : [name, value];
}

/** The parameters of a path that fits a pattern such as `/devices/:slug` or `/devices/:slug.json`. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const [wanted, found] = [partsOf(pattern), partsOf(path)];
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const match = matchPart(part, found[index] ?? "");
    if (match === false) return undefined;
    if (match !== true) params[match[0]] = match[1];
  }
  return params;
}
