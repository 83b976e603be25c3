import { sql } from "kysely";
import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import { categoryOf, elementOf } from "#datachain/lookup.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { hasRole, type Role } from "#datachain/roles.ts";
import type { Composing } from "#server/pages/publishing/read-composition.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { stemmerFor } from "./choose-stemmer.ts";
import { type Passage, passagesOf, type Weight } from "./list-passages.ts";
import { piecesOf, splitWords, type SplitWord } from "./split-words.ts";

/** A published page, and the languages to index it in. */
export type Indexed = {
  readonly snapshot: PageSnapshot;
  /** The current names of its labels and status. */
  readonly names: string;
  readonly number: number;
  readonly locales: readonly string[];
};

/** More than any page has; the index would reject an unbounded text. */
const MOST_WORDS = 15_000;
/** Short words and numbers are excluded from typo correction. */
const isGuessable = ({ plain }: SplitWord) => plain.length > 2 && !/\d/.test(plain);

const KINDS: Record<PageCard["type"], string> = {
  device_page: "device",
  algorithm_page: "algorithm",
  collection_page: "collection",
};

/** The taxonomy's titles for the purposes or technologies of a chain. */
function elementsWith(role: Role, { chain }: PageSnapshot, taxonomy: Taxonomy | null) {
  if (!chain || !taxonomy) return [];
  const ids = chain.content.placements
    .filter(({ category_id, element_id }) => {
      const category = categoryOf(taxonomy, category_id);
      return category && hasRole(category, role) && elementOf(taxonomy, category_id, element_id);
    })
    .map(({ element_id }) => element_id);
  return [...new Set(ids)];
}

function splitPassages(passages: readonly Passage[], locale: string) {
  const split = passages.map(({ text, weight }) => {
    const whole = `${text}\n`;
    const words = splitWords(whole, locale);
    return { weight, words, pieces: piecesOf(whole, words) };
  });
  return {
    words: split.flatMap(({ words }) => words).slice(0, MOST_WORDS),
    weights: split.flatMap(({ words, weight }) => words.map(() => weight)).slice(0, MOST_WORDS),
    pieces: split.flatMap(({ pieces }) => pieces).slice(0, MOST_WORDS),
    title: split.filter(({ weight }) => weight === "A").flatMap(({ words }) => words),
  };
}

const plainOf = (words: readonly SplitWord[]) => words.map(({ plain }) => plain);

const vectorOf = (locale: string, words: readonly SplitWord[], weights: readonly Weight[]) =>
  sql`words_vector(${stemmerFor(locale)}::regdictionary, ${words.map(({ word }) => word)}::text[], ${plainOf(words)}::text[], ${weights}::text[])`;

type Text = Pick<Indexed, "snapshot" | "names" | "number"> & { readonly kind: string };

function textIn(ctx: Composing, { snapshot, names, number, kind }: Text, taxonomy: Taxonomy | null, locale: string) {
  const { page_id, labels, chain } = snapshot;
  const { words, weights, pieces, title } = splitPassages(passagesOf({ snapshot, taxonomy, locale }), locale);
  const titleVector = vectorOf(locale, title, weights.slice(0, title.length));
  return {
    row: sql`(${ctx.customer_id}, ${page_id}, ${locale}, ${number}, ${kind}, ${labels.map(({ id }) => id)}::uuid[],
      ${elementsWith("purpose", snapshot, taxonomy)}::text[], ${elementsWith("technology", snapshot, taxonomy)}::text[],
      ${chain?.identifiability ?? null}, ${chain?.taxonomy_id ?? null}, ${plainOf(title).join(" ")},
      ${titleVector}, ${title.length}, ${vectorOf(locale, words, weights)}, ${pieces}::text[], ${names})`,
    guessable: [
      ...new Map(words.filter(isGuessable).map(({ plain, word }) => [plain, { locale, plain, word }])).values(),
    ],
  };
}

/** Home is not indexed: residents search from there. */
export async function indexPage(ctx: Composing, { snapshot, names, number, locales }: Indexed): Promise<void> {
  const { type, chain } = snapshot;
  if (type === "home_page" || locales.length === 0) return;
  const taxonomy = chain && (await findTaxonomy(ctx, chain.taxonomy_id));
  const texts = locales.map((locale) => textIn(ctx, { snapshot, names, number, kind: KINDS[type] }, taxonomy, locale));
  const guessable = texts.flatMap((text) => text.guessable);
  await sql`
    with text as (
      insert into guide_texts (customer_id, page_id, locale, number, kind, label_ids, purposes, technologies,
        identifiability, taxonomy_id, sort_title, title_words, title_length, words, pieces, names)
      values ${sql.join(texts.map(({ row }) => row))}
      on conflict (page_id, locale) do update set number = excluded.number, label_ids = excluded.label_ids,
        purposes = excluded.purposes, technologies = excluded.technologies, identifiability = excluded.identifiability,
        taxonomy_id = excluded.taxonomy_id, sort_title = excluded.sort_title, title_words = excluded.title_words,
        title_length = excluded.title_length, words = excluded.words, pieces = excluded.pieces, names = excluded.names
    )
    insert into guide_words (customer_id, locale, plain, word)
    select ${ctx.customer_id}, found.locale, found.plain, found.word
    from unnest(${guessable.map(({ locale }) => locale)}::text[], ${guessable.map(({ plain }) => plain)}::text[],
      ${guessable.map(({ word }) => word)}::text[]) as found (locale, plain, word)
    where not exists (select from guide_words known where known.customer_id = ${ctx.customer_id}
      and known.locale = found.locale and known.plain = found.plain)`.execute(ctx.db);
}
