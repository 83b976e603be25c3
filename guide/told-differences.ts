import { SHEET_WORDS } from "#factsheet/all-words.ts";
import { categoryOf } from "#datachain/lookup.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { spokenLocale } from "#datachain/spoken-locale.ts";
import { aroundChanges, diffWords, type Shown } from "#datachain/word-diff.ts";
import { languageName } from "./language.ts";
import type { Difference } from "./page-history.ts";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

/** One difference in words; without pieces only that there is one. */
export type ToldDifference = { readonly pieces: readonly Shown[]; readonly locale: string | null };
/** The differences under the question that they answer. */
export type DifferenceGroup = { readonly title: string; readonly told: readonly ToldDifference[] };

/** Part of the page, by the first words of a field's path. */
function partOf(reading: Reading, taxonomy: Taxonomy | undefined, field: string): string {
  const { words, read, locale } = reading;
  const own = serviceWords(reading);
  const [root = "", second = ""] = field.split(".");
  if (root === "content") {
    const parts: Readonly<Record<string, string>> = {
      headline: own.parts.title,
      subtitle: words.in_short,
      body: words.in_short,
      image: own.parts.photo,
      questions: words.faq,
      left_out_questions: words.faq,
      home: words.notice,
    };
    return parts[second] ?? own.parts.page;
  }
  if (root === "chain") {
    const category = taxonomy && categoryOf(taxonomy, second);
    return read(category?.prompt)?.text ?? read(category?.name)?.text ?? words.chain_whole;
  }
  if (root === "answers") {
    const questions: Readonly<Record<string, { label: string }>> = SHEET_WORDS[spokenLocale(locale)].questions;
    return questions[second]?.label ?? words.factsheet;
  }
  if (root === "subject") {
    const parts: Readonly<Record<string, string>> = {
      legal_basis: words.legal_basis,
      accountable: words.accountable,
      suppliers: words.suppliers,
      reference: words.reference,
      privacy_url: words.privacy_notice,
      contact: words.ask,
      since: words.in_use,
      until: words.in_use,
      status: words.in_use,
      phase: words.in_use,
      publication_category: words.category,
      themes: words.themes,
    };
    return parts[second] ?? words.facts;
  }
  const roots: Readonly<Record<string, string>> = {
    places: words.where,
    relations: words.connected,
    labels: words.label,
    organizations: words.accountable,
    locales: own.languages,
    default_locale: own.languages,
  };
  return roots[root] ?? own.parts.page;
}

/** A stored value as it is read; nothing where it is a setting that says nothing to residents. */
function toldValue(reading: Reading, field: string, value: string): string | undefined {
  const { words, formats } = reading;
  const name = field.split(".").at(-1) ?? "";
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    phase: words.phases,
    publication_category: words.categories,
    themes: words.theme,
    withheld_ground: words.grounds,
    identifiability: reading.chainWords.identifiability,
    precision: { street: words.by_street, area: words.by_area },
  };
  if (known[name]) return known[name][value];
  if (["since", "until", "checked_on", "review_on", "announcement_until"].includes(name)) return formats.day(value);
  if (name === "locales" || name === "default_locale") return languageName(value);
  const isTold = ["reference", "privacy_url", "email", "phone", "url", "website", "address", "short_code", "target"];
  return isTold.includes(name) ? value : undefined;
}

function namesPieces(before: readonly string[], after: readonly string[]): Shown[] {
  const gone = before.filter((name) => !after.includes(name));
  const came = after.filter((name) => !before.includes(name));
  return [
    ...gone.map((text) => ({ kind: "removed" as const, text })),
    ...came.map((text) => ({ kind: "added" as const, text })),
  ];
}

const asList = (value: Difference["before"]) => (value === null ? [] : typeof value === "string" ? [value] : value);

function piecesOf(reading: Reading, { field, kind, locale, before, after }: Difference): Shown[] {
  if (kind === "text") {
    const [was, is] = [before, after].map((text) => plainMarkdown(asList(text).join("\n")));
    const language = locale ?? reading.locale;
    return aroundChanges(diffWords(was ?? "", is ?? "", language), language);
  }
  // the picture itself has no words; its alternative text is told by itself
  if (kind === "image") return [];
  const isWords = kind === "names" && !["themes", "locales"].includes(field.split(".").at(-1) ?? "");
  const tell = (value: Difference["before"]) =>
    isWords ? asList(value) : asList(value).flatMap((one) => toldValue(reading, field, one) ?? []);
  return namesPieces(tell(before), tell(after));
}

/** Settings that only say how the page is laid out. */
const isSilent = ({ field }: Difference) =>
  /^content\.(show_|feedback_set|collection\.(group_by|order)|image\.(crop|focus|is_decorative))/.test(field);

/**
 * What differs, in the reader's language, grouped by the question it answers and in the page's order. What changed in
 * other languages is named and not shown.
 */
export function tellDifferences(reading: Reading, differences: readonly Difference[], taxonomy: Taxonomy | undefined) {
  const { locale, site } = reading;
  const shown = differences.filter((one) => !isSilent(one));
  const own = shown.some((one) => one.locale === locale) ? locale : site.default_locale;
  const groups = new Map<string, ToldDifference[]>();
  for (const one of shown) {
    if (one.locale !== null && one.locale !== own) continue;
    const title = partOf(reading, taxonomy, one.field);
    groups.set(title, [...(groups.get(title) ?? []), { pieces: piecesOf(reading, one), locale: one.locale }]);
  }
  const others = new Set(shown.flatMap((one) => (one.locale === null || one.locale === own ? [] : [one.locale])));
  return {
    groups: [...groups].map(([title, told]): DifferenceGroup => ({ title, told })),
    other_locales: [...others],
  };
}
