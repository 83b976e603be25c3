import type { LText } from "#contract/texts.ts";
import type { TextSubject } from "#contract/translations.ts";

/** The stored document nests rows in `value`, which `answers.{question}.{row}.{column}` omits. */
function answerPath([, question = "", ...rest]: readonly string[]) {
  return rest.length === 1 ? [question, ...rest] : [question, "value", ...rest];
}

/** The path of a text in its subject's document. */
export function textPath(subject_type: TextSubject, field: string): readonly string[] {
  const parts = field.split(".");
  return subject_type === "factsheet" ? answerPath(parts) : parts;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

function partOf(document: unknown, key: string): unknown {
  if (Array.isArray(document))
    return (document as readonly unknown[]).find((item) => isTree(item) && item["id"] === key);
  return isTree(document) && Object.hasOwn(document, key) ? document[key] : undefined;
}

/** Reads one language of a text. List items are found by id. */
export function readAt(document: unknown, path: readonly string[], locale: string): string | undefined {
  const text = partOf(path.reduce(partOf, document), locale);
  return typeof text === "string" ? text : undefined;
}

/** Writes one language; an empty text is removed. */
function writeLocale(text: unknown, locale: string, value: string): LText {
  const { [locale]: _, ...others } = (isTree(text) ? text : {}) as LText;
  return value.trim() === "" ? others : { ...others, [locale]: value };
}

/** Returns the document with one language of a text replaced, or unchanged if the text no longer exists. */
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
