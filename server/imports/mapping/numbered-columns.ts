import type { ImportColumn } from "#contract/imports.ts";
import { plainWord } from "#contract/plain-word.ts";

/** "address 2", "lat_2", and "lat (2)", as repeated columns are named. */
const NUMBERED = /^(.*?)[\s_-]{0,3}\(?(\d{1,2})\)?$/s;

export type Family = {
  /** The name without its number. */
  readonly name: string;
  /** In the order of their numbers. */
  readonly members: readonly { readonly number: number; readonly column: ImportColumn }[];
};

/** Columns that only differ in a number at the end; a name without a number is the first, and a first may be alone. */
export function numberedColumns(columns: readonly ImportColumn[]): Family[] {
  const families = new Map<string, { name: string; members: { number: number; column: ImportColumn }[] }>();
  for (const column of columns) {
    const [, base = "", digits] = NUMBERED.exec(column.name.slice(0, 100)) ?? [];
    const name = digits === undefined ? column.name : base;
    const key = plainWord(name);
    if (!key) continue;
    const family = families.get(key) ?? { name, members: [] };
    family.members.push({ number: digits === undefined ? 1 : Number(digits), column });
    families.set(key, family);
  }
  return [...families.values()].flatMap(({ name, members }) => {
    const sorted = members.toSorted((a, b) => a.number - b.number);
    const isNumbered =
      new Set(sorted.map(({ number }) => number)).size === sorted.length && (sorted[0]?.number ?? 0) <= 1;
    const isFirst = sorted.length === 1 && sorted[0]?.column.name !== name;
    return (sorted.length > 1 || isFirst) && isNumbered ? [{ name, members: sorted }] : [];
  });
}

const LANGUAGES = "en,es,fr,pt,tl,fil,km,nl,de,it,ar,fa,pl,tr,uk,zh,vi,hi,ru,ja,ko,el,sv,da,fi".split(",");
const IN_LANGUAGE = /^(.+?)[\s_.\-–]{0,3}[([]?([a-z]{2,3})[)\]]?$/i;

/** `name_en`, "Naam (nl)": the name without its language. */
export function languageOf(name: string): { readonly name: string; readonly language: string } | undefined {
  const [, base = "", tag = ""] = IN_LANGUAGE.exec(name.slice(0, 100)) ?? [];
  const language = tag.toLowerCase();
  const isDivided = name.length > base.length + tag.length;
  return isDivided && LANGUAGES.includes(language) ? { name: base, language } : undefined;
}
