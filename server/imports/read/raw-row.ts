import type { ImportRow } from "#contract/imports.ts";
import { cutText } from "./cut-text.ts";
import { unreadable } from "./decode-text.ts";

export type Problem = ImportRow["problems"][number];

/** A row of the file as it stands there, whatever the format: its cells by the name of their column. */
export type RawRow = {
  /** As people count: a sheet's row with the header being the first, or the place in a list. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

/** Longer names of columns are cut: the mapping keeps them as keys. */
const MAX_NAME = 300;
const MAX_COLUMNS = 500;
/** In characters: the largest area we take has less. */
export const MAX_ROW_LENGTH = 2_000_000;

/** Before anybody goes through them. */
export function checkColumnCount(count: number) {
  if (count > MAX_COLUMNS) throw unreadable(`The file has more than ${MAX_COLUMNS} columns`);
}

/** `__proto__`, `constructor`: every object has these already, so that they cannot be keys of the mapping. */
const isInherited = (name: string) => name in Object.prototype;

export function columnName(name: string) {
  const plain = cutText(name.replaceAll(/\s+/g, " ").trim(), MAX_NAME);
  return isInherited(plain) ? `column ${plain}` : plain;
}

/** Names for all columns: a nameless one is called after its place, one that is there twice gets a number. */
export function nameColumns(header: readonly string[]): string[] {
  checkColumnCount(header.length);
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = columnName(cell) || `#${at + 1}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
