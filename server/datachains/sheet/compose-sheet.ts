import type { BadgeProps } from "#datachain/Badge.tsx";
import { meaningOf } from "#datachain/chips.ts";
import { headlineBadges } from "#datachain/headline.ts";
import type { LText } from "#datachain/model.ts";
import { logoOf } from "#datachain/PlacementBadge.tsx";
import type { ReaderWords } from "#datachain/reader-words.ts";
import type { ResolvedCategory, ResolvedChain, ResolvedPlacement, ResolvedSource } from "#datachain/resolved.ts";
import { textIn } from "#datachain/text.ts";
import type { SheetWords } from "./sheet-words.ts";

export type SheetChip = { readonly text: string; readonly color: string | null };
export type SheetText = {
  readonly text: string;
  readonly label?: string | undefined;
  readonly href?: string | undefined;
};
export type SheetPlacement = {
  readonly badge: BadgeProps;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly chips: readonly SheetChip[];
  readonly texts: readonly SheetText[];
};
export type SheetCategory = {
  readonly name: string;
  readonly question: string;
  readonly badge: BadgeProps;
  /** Shown if there are no placements. */
  readonly note: string | undefined;
  readonly placements: readonly SheetPlacement[];
};

/** The content of a printed chain, in reading order. */
export type Sheet = {
  readonly locale: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** Of the last change. */
  readonly changed_at: string;
  readonly badges: readonly { badge: BadgeProps; what: string; name: string; chips: readonly SheetChip[] }[];
  readonly sentences: readonly string[];
  readonly categories: readonly SheetCategory[];
  readonly sources: readonly SheetText[];
  readonly credit: string;
  readonly words: SheetWords;
};

type Logos = ReadonlyMap<string, string>;

const badgeOf = (placement: ResolvedPlacement, logos: Logos): BadgeProps => ({
  shape: placement.shape,
  glyph: placement.glyph,
  fill: placement.fill,
  dark: placement.isDark,
  image: logoOf(placement, (key) => logos.get(key) ?? "") || undefined,
});

/** The meaning of the badge's color, and other markers of the placement. */
function chipsOf(placement: ResolvedPlacement, words: ReaderWords, always: boolean): SheetChip[] {
  const { disclosure, isCustom } = placement;
  const meaning = meaningOf(placement, words.identifiability, always);
  return [
    ...meaning.map(({ said, color }) => ({ text: typeof said === "string" ? said : said.text, color })),
    ...(isCustom ? [{ text: words.proposed, color: null }] : []),
    ...(disclosure === "disclosed" ? [] : [{ text: words.disclosure[disclosure], color: null }]),
  ];
}

const sourceText = ({ title, citation, href, url }: ResolvedSource): SheetText => ({
  text: [title, citation, url].filter(Boolean).join(" · "),
  href: href ?? undefined,
});

/** The standard's descriptions contain Markdown links; print shows the address after the text. */
const withoutMarkup = (text: string) => text.replaceAll(/\[([^[\]]+)\]\((https?:[^()[\]\s]+)\)/g, "$1 ($2)");

function textsOf(placement: ResolvedPlacement, words: SheetWords): SheetText[] {
  const { description, texts, missing, actions, sources, disclosure } = placement;
  const isTold = disclosure === "disclosed" || disclosure === "partly_disclosed";
  return [
    ...(description ? [{ text: withoutMarkup(description.text) }] : []),
    ...texts.map(({ label, text }) => ({ label: label?.text, text: text.text })),
    ...missing
      .filter(({ required }) => required && isTold)
      .map(({ label, variable_id }) => ({ label: label?.text ?? variable_id, text: words.no_answer })),
    ...actions.map(({ label, target, href }) => ({ label: label?.text, text: target, href: href ?? undefined })),
    ...sources.map((source) => ({ label: words.sources, ...sourceText(source) })),
  ];
}

function placementOf(
  placement: ResolvedPlacement,
  chain: ResolvedChain,
  words: SheetWords,
  logos: Logos,
): SheetPlacement {
  const flow = chain.flows.find(({ instance_id }) => instance_id && instance_id === placement.subchain_instance_id);
  return {
    badge: badgeOf(placement, logos),
    title: [placement.title.text, placement.detail?.text].filter(Boolean).join(": "),
    subtitle: [placement.subtitle?.text, flow?.title?.text].filter(Boolean).join(" · ") || undefined,
    chips: chipsOf(placement, words, false),
    texts: textsOf(placement, words),
  };
}

function noteOf({ placements, isUndisclosed, reason }: ResolvedCategory, words: ReaderWords) {
  if (isUndisclosed) return [words.undisclosed, reason?.text].filter(Boolean).join(" ");
  return placements.length ? undefined : words.missing;
}

/** The most important badges with their labels. */
export function headlinesOf(chain: ResolvedChain, words: ReaderWords, logos: Logos): Sheet["badges"] {
  return headlineBadges(chain).map(({ role, category, placement }) => ({
    badge: placement ? badgeOf(placement, logos) : { shape: category.shape },
    what: category.name.text,
    name: placement?.title.text ?? noteOf(category, words) ?? "",
    chips: placement && role === "technology" ? chipsOf(placement, words, true) : [],
  }));
}

export type SheetInput = {
  readonly chain: ResolvedChain;
  readonly title: string;
  readonly summary: LText;
  readonly changed_at: string;
  readonly default_locale: string;
  readonly words: SheetWords;
  /** Logos as data URLs, by key. */
  readonly logos: Logos;
  readonly credit: string;
  readonly sentences: readonly string[];
};

export function composeSheet({ chain, words, logos, summary, default_locale, ...rest }: SheetInput): Sheet {
  return {
    ...rest,
    words,
    locale: chain.locale,
    summary: textIn(summary, chain.locale, default_locale)?.text,
    badges: headlinesOf(chain, words, logos),
    categories: chain.categories.map((category) => ({
      name: category.name.text,
      question: category.prompt?.text ?? category.name.text,
      badge: { shape: category.shape },
      note: noteOf(category, words),
      placements: category.placements.map((placement) => placementOf(placement, chain, words, logos)),
    })),
    sources: chain.sources.map(sourceText),
  };
}
