import { isDeepStrictEqual } from "node:util";
import type { ReadPart } from "../fields/read-record.ts";
import { textIn } from "./find-existing.ts";

type Row = Readonly<Record<string, unknown>>;

/** The values of a row that differ from the existing record, or all for a new one. */
export function changesOf({ set, texts }: ReadPart, row: Row | undefined, locale: string): ReadPart {
  if (!row) return { set, texts };
  const isChanged = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, row[name] ?? null);
  return {
    set: Object.fromEntries(Object.entries(set).filter(isChanged)),
    texts: Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== textIn(row[name], locale))),
  };
}

export const isNothing = ({ set, texts }: ReadPart) => !Object.keys(set).length && !Object.keys(texts).length;
