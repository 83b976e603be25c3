import { isDeepStrictEqual } from "node:util";
import type { ReadPart } from "../fields/read-record.ts";
import { textIn } from "./find-existing.ts";

type Row = Readonly<Record<string, unknown>>;

/** What of a row of the file differs from what we have; of something new, all of it. */
export function changesOf({ set, texts }: ReadPart, row: Row | undefined, locale: string): ReadPart {
  if (!row) return { set, texts };
  const isChanged = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, row[name] ?? null);
  return {
    set: Object.fromEntries(Object.entries(set).filter(isChanged)),
    texts: Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== textIn(row[name], locale))),
  };
}

export const isNothing = ({ set, texts }: ReadPart) => !Object.keys(set).length && !Object.keys(texts).length;
