import type { Import, ImportOptions } from "#contract/imports.ts";

/** Unsent mapping and options of a file. */
export interface MatchDraft {
  mapping: Import["mapping"];
  options: ImportOptions;
  /** Language of the texts; the site's default if not chosen. */
  locale: string | undefined;
}

export function withField({ mapping, ...rest }: MatchDraft, column: string, field: string | undefined): MatchDraft {
  const { [column]: _before, ...others } = mapping;
  return { ...rest, mapping: field === undefined ? others : { ...others, [column]: field } };
}

/** Columns by field. */
export function columnsByField(mapping: Import["mapping"]): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const [column, field] of Object.entries(mapping)) columns.set(field, [...(columns.get(field) ?? []), column]);
  return columns;
}
