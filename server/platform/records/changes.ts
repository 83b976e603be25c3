import { isDeepStrictEqual } from "node:util";
import { addTextChanges, type Changes, noChanges, type TextColumn } from "./texts.ts";

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

/** What a save changes in a record's fields and in its texts of one language. */
export function changesOf<F extends string, T extends string>(
  row: Readonly<Record<F, unknown> & Record<T, TextColumn>>,
  input: Readonly<Partial<Record<F, unknown>> & Partial<Record<T, string | null | undefined>>>,
  { fields, texts, locale }: { readonly fields: readonly F[]; readonly texts: readonly T[]; readonly locale: string },
): Changes {
  const changes = noChanges();
  addFieldChanges(changes, row, input, fields);
  addTextChanges(changes, row, input, { names: texts, locale });
  return changes;
}

/** What writing this one field changes. */
export function fieldChange<N extends string>(row: Readonly<Record<N, unknown>>, name: N, value: unknown): Changes {
  const changes = noChanges();
  addFieldChanges(changes, row, { [name]: value } as Partial<Record<N, unknown>>, [name]);
  return changes;
}
