import { guideLocale } from "#contract/guide-locales.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import { categoryOf } from "#datachain/lookup.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { aroundChanges, diffWords, type Shown } from "#datachain/word-diff.ts";
import type { Withheld } from "./content.ts";
import type { ChangeGroup, DescribedChange, DescribedChanges, Difference, WithheldPart } from "./page-history.ts";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

/** Long comparisons are paged; `letters` is the approximate page size. */
export type ChangeLimits = { readonly letters: number; readonly page: number };

type Names = Readonly<Record<string, string>>;

/** Section title for a change to an author's text or a page setting. */
function contentPart(reading: Reading, field: string) {
  const { words } = reading;
  const own = serviceWords(reading);
  const parts: Names = {
    headline: own.parts.title,
    subtitle: words.in_short,
    body: words.in_short,
    image: own.parts.photo,
    questions: words.faq,
    left_out_questions: words.faq,
    home: words.notice,
  };
  return parts[field] ?? own.parts.page;
}

function subjectPart({ words, facts }: Reading, field: string) {
  const parts: Names = {
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
  const fact = (facts as Partial<Record<string, { readonly name: string }>>)[field];
  return fact?.name ?? parts[field] ?? words.facts;
}

function chainPart({ words, read }: Reading, taxonomy: Taxonomy | undefined, category_id: string) {
  const category = taxonomy && categoryOf(taxonomy, category_id);
  return read(category?.prompt)?.text ?? read(category?.name)?.text ?? words.chain_whole;
}

function answerPart({ words, locale }: Reading, question_id: string) {
  const questions: Readonly<Record<string, { label: string }>> = PUBLIC_SHEET_WORDS[guideLocale(locale)].questions;
  return questions[question_id]?.label ?? words.factsheet;
}

/** Section title for a changed field, by the start of its path. */
function partOf(reading: Reading, taxonomy: Taxonomy | undefined, field: string): string {
  const { words } = reading;
  const own = serviceWords(reading);
  const [root = "", second = ""] = field.split(".");
  if (root === "content") return contentPart(reading, second);
  if (root === "chain") return chainPart(reading, taxonomy, second);
  if (root === "answers") return answerPart(reading, second);
  if (root === "subject") return subjectPart(reading, second);
  const roots: Names = {
    places: words.where,
    relations: words.connected,
    labels: words.label,
    organizations: words.accountable,
    note: own.parts.note,
  };
  return roots[root] ?? own.parts.page;
}

/** What a version does not show, in the reader's words. */
export const describeWithheld = (
  reading: Reading,
  { number, withheld }: { readonly number: number; readonly withheld: readonly Withheld[] },
  taxonomy: Taxonomy | undefined,
): WithheldPart[] =>
  withheld.map(({ field, reason, withheld_at }) => ({
    number,
    title: field === null ? null : partOf(reading, taxonomy, field),
    reason,
    withheld_at,
  }));

/** A stored value in words; undefined for settings that mean nothing to residents. */
function describeValue(reading: Reading, field: string, value: string): string | undefined {
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
  const shownFields = [
    "reference",
    "privacy_url",
    "email",
    "phone",
    "url",
    "website",
    "address",
    "short_code",
    "target",
  ];
  return shownFields.includes(name) ? value : undefined;
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
  // images have no text (alternative texts are separate changes), and these lists hold ids
  if (kind === "image" || /^content\.(left_out_questions|collection\.|home\.featured)/.test(field)) return [];
  const isWords = kind === "names" && field.split(".").at(-1) !== "themes";
  const tell = (value: Difference["before"]) =>
    isWords ? asList(value) : asList(value).flatMap((one) => describeValue(reading, field, one) ?? []);
  return namesPieces(tell(before), tell(after));
}

/** Settings that only affect the layout. */
const isSilent = ({ field }: Difference) =>
  /^unreviewed$|^content\.(show_|feedback_set|collection\.(group_by|order)|image\.(crop|focus|is_decorative))/.test(
    field,
  );

/** Letters of markup around each changed word. */
const MARK_LETTERS = 30;

const lettersOf = ({ before, after }: Difference) =>
  [...asList(before), ...asList(after)].reduce((sum, text) => sum + text.length + MARK_LETTERS, 0);

/** Sizes are estimated: only the changes on the requested page are compared word by word. */
function pagesOf(changes: readonly Difference[], letters: number): Difference[][] {
  const pages: Difference[][] = [[]];
  let room = letters;
  for (const change of changes) {
    const size = Math.min(lettersOf(change), letters);
    if (size > room) {
      pages.push([]);
      room = letters;
    }
    pages.at(-1)?.push(change);
    room -= size;
  }
  return pages;
}

/** The pieces that fit, and whether that is all of them. */
function cutPieces(pieces: readonly Shown[], letters: number) {
  const kept: Shown[] = [];
  let room = letters;
  for (const piece of pieces) {
    const text = piece.kind === "gap" ? "" : piece.text;
    room -= MARK_LETTERS;
    if (room < text.length) {
      if (piece.kind !== "gap" && room > 0) kept.push({ kind: piece.kind, text: text.slice(0, room) });
      return { pieces: [...kept, { kind: "gap" as const }], is_cut: true };
    }
    room -= text.length;
    kept.push(piece);
  }
  return { pieces: kept, is_cut: false };
}

/**
 * Changes in the reader's language, grouped by section in page order. Other languages with changes are only named. The
 * limits bound time and length, whatever was published.
 */
export function describeChanges(
  reading: Reading,
  differences: readonly Difference[],
  taxonomy: Taxonomy | undefined,
  limits: ChangeLimits,
): DescribedChanges {
  const { locale, site } = reading;
  const shown = differences.filter((one) => !isSilent(one));
  const own = shown.some((one) => one.locale === locale) ? locale : site.default_locale;
  const isOwn = (one: Difference) => one.locale === null || one.locale === own;
  const pages = pagesOf(shown.filter(isOwn), limits.letters);
  const page = Math.max(1, Math.min(limits.page, pages.length));
  const groups = new Map<string, DescribedChange[]>();
  let isCut = false;
  for (const one of pages[page - 1] ?? []) {
    const title = partOf(reading, taxonomy, one.field);
    const { pieces, is_cut } = cutPieces(piecesOf(reading, one), limits.letters);
    isCut ||= is_cut;
    groups.set(title, [...(groups.get(title) ?? []), { pieces, locale: one.locale }]);
  }
  const others = new Set(shown.flatMap((one) => (isOwn(one) || one.locale === null ? [] : [one.locale])));
  return {
    groups: [...groups].map(([title, changes]): ChangeGroup => ({ title, changes })),
    other_locales: [...others],
    page,
    last: pages.length,
    is_cut: isCut,
    withheld: [],
  };
}
