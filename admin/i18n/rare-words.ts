import type { UiLocale } from "#contract/common.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { deletions } from "./en/deletions.ts";
import type { factsheets } from "./en/factsheets.ts";
import type { feedback } from "./en/feedback.ts";
import type { imports } from "./en/imports.ts";
import type { sites } from "./en/sites.ts";
import type { user } from "./en/user.ts";

/** Nouns that few screens speak of. Their words are in files of their own, which those screens ask for. */
export type RareWords = {
  dashboard: typeof dashboard;
  deletions: typeof deletions;
  factsheets: typeof factsheets;
  feedback: typeof feedback;
  imports: typeof imports;
  sites: typeof sites;
  user: typeof user;
};
export type RareNoun = keyof RareWords;

const FILES = import.meta.glob<Partial<RareWords>>(
  "./*/{dashboard,deletions,factsheets,feedback,imports,sites,user}.ts",
);

const fileOf = (locale: UiLocale, noun: string) => FILES[`./${locale}/${noun}.ts`];

export const isRare = (noun: string): noun is RareNoun => fileOf("en", noun) !== undefined;

export async function rareWords(locale: UiLocale, noun: RareNoun) {
  const load = fileOf(locale, noun);
  return { [noun]: (await load?.())?.[noun] };
}
