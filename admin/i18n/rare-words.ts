import type { UiLocale } from "#contract/common.ts";
import type { codes } from "./en/short-codes.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { factsheets } from "./en/factsheets.ts";
import type { imports } from "./en/imports.ts";
import type { sites } from "./en/sites.ts";
import type { user } from "./en/user.ts";

/** Nouns that few screens speak of. Their words are in files of their own, which those screens ask for. */
export type RareWords = {
  codes: typeof codes;
  dashboard: typeof dashboard;
  factsheets: typeof factsheets;
  imports: typeof imports;
  sites: typeof sites;
  user: typeof user;
};
export type RareNoun = keyof RareWords;

const FILES = import.meta.glob<Partial<RareWords>>("./*/{dashboard,factsheets,imports,short-codes,sites,user}.ts");

/** A file is called as its noun's folder is; words are asked for by a shorter name where that is long. */
const FILE_NAMES: Partial<Record<string, string>> = { codes: "short-codes" };
const fileOf = (locale: UiLocale, noun: string) => FILES[`./${locale}/${FILE_NAMES[noun] ?? noun}.ts`];

export const isRare = (noun: string): noun is RareNoun => fileOf("en", noun) !== undefined;

export async function rareWords(locale: UiLocale, noun: RareNoun) {
  const load = fileOf(locale, noun);
  return { [noun]: (await load?.())?.[noun] };
}
