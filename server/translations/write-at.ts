import type { LText } from "#contract/texts.ts";

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** Writes one language; an emptied text is taken out. */
function writeLocale(text: unknown, locale: string, value: string): LText {
  const { [locale]: _, ...others } = (isTree(text) ? text : {}) as LText;
  return value.trim() === "" ? others : { ...others, [locale]: value };
}

/**
 * A document in which one text was written in one language. Lists are walked by the ids of their items. A place that is
 * not there any more changes nothing: the same document comes back.
 */
export function writeAt<T>(document: T, path: readonly string[], locale: string, value: string): T {
  const [key, ...rest] = path;
  if (key === undefined) return writeLocale(document, locale, value) as T;
  if (Array.isArray(document)) {
    const items = document as readonly unknown[];
    const at = items.findIndex((item) => isTree(item) && item["id"] === key);
    if (at < 0) return document;
    return items.with(at, writeAt(items[at], rest, locale, value)) as T;
  }
  if (!isTree(document) || !Object.hasOwn(document, key)) return document;
  const inner = document[key];
  const next = writeAt(inner, rest, locale, value);
  return next === inner ? document : { ...document, [key]: next };
}
