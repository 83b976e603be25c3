import type { PageSnapshot } from "#contract/publications.ts";

/** Longer pages are drawn by a worker; 60,000 letters take a fraction of 100 ms. */
const MOST_LETTERS = 60_000;

export const isLong = ({ letters = 0 }: { readonly letters?: number }) => letters > MOST_LETTERS;

/** Every value counts a little beyond its letters, since places and rows take time too. */
const VALUE_LETTERS = 20;

function count(value: unknown, hidden: ReadonlySet<string>): number {
  if (typeof value === "string") return value.length + VALUE_LETTERS;
  if (typeof value !== "object" || value === null) return VALUE_LETTERS;
  let letters = VALUE_LETTERS;
  for (const [key, part] of Object.entries(value)) if (!hidden.has(key)) letters += count(part, hidden);
  return letters;
}

/** How many letters a page draws from these snapshots in one language. */
export function countLetters(
  { locale, frame: { site } }: { readonly locale: string; readonly frame: { readonly site: Languages } },
  ...snapshots: readonly (PageSnapshot | null | undefined)[]
) {
  const hidden = new Set(site.locales.filter((one) => one !== locale && one !== site.default_locale));
  return snapshots.reduce((sum, snapshot) => sum + (snapshot ? count(snapshot, hidden) : 0), 0);
}

type Languages = { readonly locales: readonly string[]; readonly default_locale: string };
