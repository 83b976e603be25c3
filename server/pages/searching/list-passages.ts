import { nameIn } from "#contract/names.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import type { LText, Taxonomy } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import type { ResolvedPlacement } from "#datachain/resolved.ts";
import { textIn } from "#datachain/text.ts";
import { textsOf } from "#server/pages/publishing/list-texts.ts";

/** PostgreSQL search weight; `A`, the title, is the highest. */
export type Weight = "A" | "B" | "C" | "D";
export type Passage = { readonly text: string; readonly weight: Weight };

type Source = { readonly snapshot: PageSnapshot; readonly taxonomy: Taxonomy | null; readonly locale: string };

/** Strips Markdown syntax and link targets. */
const withoutMarks = (markdown: string) => markdown.replaceAll(/\]\([^()\s]*\)/g, "]").replaceAll(/[*_`#[\]]/g, "");

const placementTexts = ({ title, subtitle, description, context, texts, organization }: ResolvedPlacement) =>
  [title, subtitle, description, context?.name, organization?.name, ...texts.map(({ text }) => text)].flatMap((read) =>
    read ? [read.text] : [],
  );

/** The chain as the page words it. */
function chainTexts({ snapshot: { chain, default_locale }, taxonomy, locale }: Source) {
  if (!chain || !taxonomy) return [];
  const { content, organizations } = chain;
  const { categories } = resolveChain({ taxonomy, content, organizations, locale, default_locale });
  return categories.flatMap(({ placements, reason }) => [
    ...placements.flatMap(placementTexts),
    ...(reason ? [reason.text] : []),
  ]);
}

/** Names that people search for: places, organizations and labels. */
function names({ snapshot: { labels, places, subject, chain }, locale }: Source): (string | null | LText)[] {
  return [
    ...places.flatMap(({ name, address, short_code }) => [name, address, short_code]),
    ...labels.map((label) => nameIn(label, locale)),
    subject?.name ?? null,
    subject?.reference ?? null,
    subject?.status?.name ?? null,
    subject?.accountable?.name ?? null,
    ...(subject?.suppliers ?? []).map(({ name }) => name),
    ...(chain?.organizations ?? []).map(({ name }) => name),
  ];
}

/** Excludes questions that the page does not show. */
const shownTexts = (snapshot: PageSnapshot) =>
  textsOf(snapshot).filter(({ field }) => snapshot.content.show_faq || !field.startsWith("questions."));

/** All texts of a page in one language, title first, without duplicates. */
export function passagesOf(source: Source): Passage[] {
  const { snapshot, locale } = source;
  const { content, default_locale } = snapshot;
  const read = (text: LText | string | null) =>
    typeof text === "string" ? text : (textIn(text ?? {}, locale, default_locale)?.text ?? "");
  const texts: [Weight, readonly string[]][] = [
    ["A", [read(content.headline)]],
    ["B", [read(content.subtitle)]],
    ["D", shownTexts(snapshot).map(({ values }) => withoutMarks(read(values)))],
    ["C", names(source).map(read)],
    ["D", chainTexts(source)],
  ];
  const seen = new Set<string>();
  return texts
    .flatMap(([weight, some]) => some.map((text) => ({ weight, text: text.trim() })))
    .filter(({ text }) => text !== "" && !seen.has(text) && seen.add(text));
}
