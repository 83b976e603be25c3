import type { ImportRow } from "#contract/imports.ts";
import { columnLetters } from "#server/platform/records/write-xlsx.ts";
import { cutText } from "./cut-text.ts";
import { MAX_IMPORT_COLUMNS } from "#contract/imports.ts";
import { unreadable } from "./unreadable-file.ts";

export type Problem = ImportRow["problems"][number];

/** An unparsed row in any format: its cells by column name. */
export type RawRow = {
  /** The sheet's row number, where the header is row 1, or the position in a list. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

/** Longer column names are truncated, because the mapping uses them as keys. */
const MAX_NAME = 300;
/** In characters; more than the largest area we accept. */
export const MAX_ROW_LENGTH = 2_000_000;

/** Called before columns are processed. */
export function checkColumnCount(count: number) {
  if (count > MAX_IMPORT_COLUMNS) throw unreadable(`The file has more than ${MAX_IMPORT_COLUMNS} columns`);
}

/** Names of inherited properties such as `__proto__` cannot be keys of the mapping. */
const isInherited = (name: string) => name in Object.prototype;

export function columnName(name: string) {
  const plain = cutText(name.replaceAll(/\s+/g, " ").trim(), MAX_NAME);
  return isInherited(plain) ? `column ${plain}` : plain;
}

/** Names unnamed columns by position and numbers repeated names. */
export function nameColumns(header: readonly string[]): string[] {
  checkColumnCount(header.length);
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = columnName(cell) || `Column ${columnLetters(at)}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
