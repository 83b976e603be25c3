import type { Import, ImportOptions } from "#contract/imports.ts";

/** How the columns of a file are to be read, before it is sent. */
export interface MatchDraft {
  mapping: Import["mapping"];
  options: ImportOptions;
  /** The language of the texts; the site's own while none was chosen. */
  locale: string | undefined;
}

export function withField({ mapping, ...rest }: MatchDraft, column: string, field: string | undefined): MatchDraft {
  const { [column]: _before, ...others } = mapping;
  return { ...rest, mapping: field === undefined ? others : { ...others, [column]: field } };
}

/** By field, the columns that go to it. */
export function columnsByField(mapping: Import["mapping"]): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const [column, field] of Object.entries(mapping)) columns.set(field, [...(columns.get(field) ?? []), column]);
  return columns;
}
