import { isDeepStrictEqual } from "node:util";
import type { Changes } from "./texts.ts";

/** Adds the named plain fields that differ from the row. */
export function addFieldChanges<N extends string>(
  changes: Changes,
  row: Readonly<Record<N, unknown>>,
  input: Readonly<Partial<Record<N, unknown>>>,
  names: readonly N[],
) {
  for (const name of names) {
    const value = input[name];
    if (value === undefined || isDeepStrictEqual(value, row[name])) continue;
    changes.set[name] = value;
    changes.before[name] = row[name];
    changes.after[name] = value;
  }
}
