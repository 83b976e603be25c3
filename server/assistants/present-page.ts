import { nameIn } from "#contract/names.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { READER_WORDS } from "#datachain/all-reader-words.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import { textIn } from "#datachain/text.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";

type Languages = { readonly locales: readonly string[]; readonly default_locale: string };

const isLText = (value: object, { locales }: Languages): value is Record<string, string> => {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => locales.includes(key) && typeof text === "string");
};

/** Puts every text into one language, and leaves out what is empty: an assistant pays for each word it reads. */
function inOneLanguage(value: unknown, locale: string, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, locale, languages));
  if (typeof value !== "object" || value === null) return value;
  if (isLText(value, languages)) return textIn(value, locale, languages.default_locale)?.text;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, inOneLanguage(inner, locale, languages)] as const)
    .filter(([, inner]) => inner !== undefined && inner !== null && inner !== "" && !isEmpty(inner));
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** The datachain as the sentences residents read. */
async function sentencesIn(ctx: TenantCtx, { chain, default_locale }: PageSnapshot, locale: string) {
  if (!chain) return undefined;
  const taxonomy = await findTaxonomy(ctx, chain.taxonomy_id);
  const { content, organizations } = chain;
  const resolved = resolveChain({ taxonomy, content, organizations, locale, default_locale });
  return sentencesOf(resolved, READER_WORDS[guideLocale(locale, default_locale)].sentences).map(
    ({ sentence }) => sentence,
  );
}

/** A page in one language, as far as it is public or about to be. */
export async function presentPage(ctx: TenantCtx, snapshot: PageSnapshot, locale: string) {
  const { page_id, type, slug, locales, default_locale, content, subject, places, answers, labels } = snapshot;
  const { headline, subtitle, body, questions } = content;
  const told = {
    title: headline,
    subtitle,
    body,
    questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    about: subject,
    datachain: await sentencesIn(ctx, snapshot, locale),
    identifiability: snapshot.chain?.identifiability,
    factsheet: answers,
    places: places.map(({ name, address, lat, lng }) => ({ name, address, lat, lng })),
    labels: labels.map((label) => nameIn(label, locale)),
  };
  return {
    page_id,
    type,
    slug,
    language: locale,
    languages: locales,
    ...(inOneLanguage(told, locale, { locales, default_locale }) as object),
  };
}
