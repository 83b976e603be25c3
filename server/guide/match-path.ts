export type Params = Readonly<Record<string, string>>;

const partsOf = (path: string) => path.split("/").slice(1);

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A part of a path pattern: fixed text, or a parameter with an optional suffix. */
type Part = { readonly name: string | undefined; readonly text: string };

function partOf(wanted: string): Part {
  if (!wanted.startsWith(":")) return { name: undefined, text: wanted };
  const [name = "", ...suffixes] = wanted.slice(1).split(".");
  return { name, text: suffixes.length ? `.${suffixes.join(".")}` : "" };
}

function valueOf({ text: suffix }: Part, found: string) {
  if (!found.endsWith(suffix) || found.length === suffix.length) return undefined;
  return decode(found.slice(0, found.length - suffix.length));
}

function matchParts(wanted: readonly Part[], found: readonly string[]): Params | undefined {
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = found[index] ?? "";
    const value = part.name === undefined ? undefined : valueOf(part, text);
    if (part.name === undefined ? part.text !== text : value === undefined) return undefined;
    if (part.name !== undefined && value !== undefined) params[part.name] = value;
  }
  return params;
}

/**
 * Finds the first pattern, such as `/devices/:slug` or `/devices/:slug.json`, that matches a path, and its parameters.
 */
export function pathFinder<T>(patterns: readonly (readonly [string, T])[]) {
  const wanted = patterns.map(([pattern, target]) => ({ parts: partsOf(pattern).map(partOf), target }));
  return (path: string): { readonly target: T; readonly params: Params } | undefined => {
    const found = partsOf(path);
    for (const { parts, target } of wanted) {
      const params = matchParts(parts, found);
      if (params) return { target, params };
    }
    return undefined;
  };
}
