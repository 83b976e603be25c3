import type { ImportRow } from "#contract/imports.ts";
import { cutText } from "./cut-text.ts";

export type Problem = ImportRow["problems"][number];

/** A row of the file as it stands there, whatever the format: its cells by the name of their column. */
export type RawRow = {
  /** As people count: a sheet's row with the header being the first, or the place in a list. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
};

/** Longer names of columns are cut: the mapping keeps them as keys. */
const MAX_NAME = 300;
export const MAX_COLUMNS = 500;

export const columnName = (name: string) => cutText(name.replaceAll(/\s+/g, " ").trim(), MAX_NAME);

/** Names for all columns: a nameless one is called after its place, one that is there twice gets a number. */
export function nameColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = columnName(cell) || `#${at + 1}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}
