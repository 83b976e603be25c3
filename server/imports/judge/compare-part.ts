import { isDeepStrictEqual } from "node:util";
import type { ReadPart } from "../fields/read-record.ts";
import type { PlannedTexts } from "../import-plan.ts";
import { textIn } from "./find-existing.ts";

type Row = Readonly<Record<string, unknown>>;
export type PlannedPart = { readonly set: Readonly<Record<string, unknown>>; readonly texts: PlannedTexts };

/** `summary` is in the language of the import, `summary.km` in its own, which wins if both are the same. */
function changedTexts(texts: ReadPart["texts"], row: Row | undefined, locale: string): PlannedTexts {
  const planned: Record<string, Record<string, string>> = {};
  const byLength = Object.entries(texts).toSorted(([a], [b]) => Number(a.includes(".")) - Number(b.includes(".")));
  for (const [key, text] of byLength) {
    const [name = key, own = locale] = key.split(".");
    if (!text.trim() || text === textIn(row?.[name], own)) delete planned[name]?.[own];
    else planned[name] = { ...planned[name], [own]: text };
  }
  return Object.fromEntries(Object.entries(planned).filter(([, byLocale]) => Object.keys(byLocale).length > 0));
}

/** The values of a row that differ from the existing record, or all for a new one. */
export function changesOf({ set, texts }: ReadPart, row: Row | undefined, locale: string): PlannedPart {
  const isChanged = ([name, value]: [string, unknown]) => !row || !isDeepStrictEqual(value, row[name] ?? null);
  return { set: Object.fromEntries(Object.entries(set).filter(isChanged)), texts: changedTexts(texts, row, locale) };
}

export const isNothing = ({ set, texts }: PlannedPart) => !Object.keys(set).length && !Object.keys(texts).length;
