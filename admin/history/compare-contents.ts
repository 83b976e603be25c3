import { isSame, type Json } from "#admin/autosave/json.ts";
import { type Path, readAt, writeAt } from "#admin/autosave/merge.ts";
import type { Difference } from "#admin/publishing/DifferenceCard.tsx";
import { boundsText, MapBounds } from "#contract/locations.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { LText } from "#contract/texts.ts";

/** Names of labels, pages and statuses by id. */
export type Names = ReadonlyMap<string, string>;
type Sides = { readonly before: PageContent; readonly after: PageContent; readonly names: Names };

/** Fields that can be restored one by one; the server has the same list. */
const TEXTS = ["headline", "subtitle", "body", "image.alt", "home.announcement"] as const;
const NAMES = [
  ...(["label_ids", "collection.members", "collection.label_ids", "collection.types"] as const),
  ...(["collection.status_ids", "collection.left_out", "home.featured"] as const),
];
const VALUES = [
  ...(["left_out_questions", "places", "show_faq", "show_map", "show_feedback", "feedback_set"] as const),
  ...(["collection.rule", "collection.group_by", "collection.order"] as const),
  ...(["home.show_announcement", "home.announcement_until", "home.show_code_field", "home.first_view"] as const),
];

const at = (content: PageContent, field: string) => readAt(content, field.split("."));
const textAt = (content: PageContent, field: string) => (at(content, field) ?? {}) as LText;
const localesOf = (...texts: readonly LText[]) => [...new Set(texts.flatMap((text) => Object.keys(text)))];
/** Readers cannot tell an empty text from a missing one. */
const said = (text: LText, locale: string) => text[locale] || null;

function textDifferences({ before, after }: Sides, field: string): Difference[] {
  const [was, is] = [textAt(before, field), textAt(after, field)];
  return localesOf(was, is)
    .filter((locale) => said(was, locale) !== said(is, locale))
    .map((locale) => ({ field, locale, kind: "text", before: said(was, locale), after: said(is, locale) }));
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function imageDifference({ before, after }: Sides): Difference[] {
  const [was, is] = [before.image, after.image];
  const withoutAlt = (image: PageContent["image"]): Json => image && { ...image, alt: null };
  if (isSame(withoutAlt(was), withoutAlt(is))) return [];
  if (was?.key !== is?.key)
    return [{ field: "image", locale: null, kind: "image", before: was?.key ?? null, after: is?.key ?? null }];
  const cut = (image: PageContent["image"]) =>
    image &&
    [image.crop && Object.values(image.crop), Object.values(image.focus)]
      .flat()
      .map((one) => percent(one ?? 1))
      .join(" ");
  return [{ field: "image", locale: null, kind: "value", before: cut(was), after: cut(is) }];
}

type Questions = PageContent["questions"];
const firstWords = (text: LText) => Object.values(text).find(Boolean) ?? "–";

/** Added, removed and moved questions, then the words of the others by language. */
function questionDifferences({ before, after }: Sides): Difference[] {
  const [was, is] = [before.questions, after.questions];
  const list = (all: Questions) => all.map(({ question }) => firstWords(question));
  const isSameList = isSame(
    was.map(({ id }) => id),
    is.map(({ id }) => id),
  );
  const both = is.flatMap((now) => {
    const old = was.find(({ id }) => id === now.id);
    return old ? [{ old, now }] : [];
  });
  const wordsIn = (locale: string, one: Questions[number]) =>
    [one.question[locale], one.answer[locale]].filter(Boolean).join("\n");
  const locales = localesOf(...both.flatMap(({ old, now }) => [old.question, old.answer, now.question, now.answer]));
  const texts = locales.flatMap((locale): Difference[] => {
    const differing = both.filter(({ old, now }) => wordsIn(locale, old) !== wordsIn(locale, now));
    if (!differing.length) return [];
    const sideText = (side: "old" | "now") => differing.map((one) => wordsIn(locale, one[side])).join("\n\n");
    return [{ field: "questions", locale, kind: "text", before: sideText("old"), after: sideText("now") }];
  });
  if (isSameList) return texts;
  return [{ field: "questions", locale: null, kind: "names", before: list(was), after: list(is) }, ...texts];
}

function namesDifference({ before, after, names }: Sides, field: string): Difference[] {
  const [was, is] = [at(before, field), at(after, field)];
  if (isSame(was, is)) return [];
  const list = (ids: Json | undefined) =>
    ((ids ?? []) as readonly (string | { readonly id: string })[]).map((one) => {
      const id = typeof one === "string" ? one : one.id;
      return names.get(id) ?? id;
    });
  return [{ field, locale: null, kind: "names", before: list(was), after: list(is) }];
}

/** A switch or choice as text; a collection as its size. */
function valueText(value: Json | undefined): string | null {
  if (value === undefined || value === null || value === "") return null;
  const bounds = MapBounds.safeParse(value);
  if (bounds.success) return boundsText(bounds.data);
  return typeof value === "object" ? String(Object.keys(value).length) : String(value);
}

function valueDifference({ before, after }: Sides, field: string): Difference[] {
  const [was, is] = [at(before, field), at(after, field)];
  return isSame(was, is) ? [] : [{ field, locale: null, kind: "value", before: valueText(was), after: valueText(is) }];
}

/** Differences between two states of a page, each of which can be restored by itself, and the number of equal fields. */
export function compareContents(before: PageContent, after: PageContent, names: Names = new Map()) {
  const sides = { before, after, names };
  const fields = [
    ...TEXTS.map((field) => textDifferences(sides, field)),
    imageDifference(sides),
    ...NAMES.map((field) => namesDifference(sides, field)),
    questionDifferences(sides),
    ...VALUES.map((field) => valueDifference(sides, field)),
  ];
  const isThere = (field: string) => at(after, field) !== undefined || at(before, field) !== undefined;
  const count = [...TEXTS, ...NAMES, ...VALUES].filter(isThere).length + 2;
  return { differences: fields.flat(), same_count: count - fields.filter(({ length }) => length).length };
}

function withQuestions(now: Questions, old: Questions, locale: string): Questions {
  const one = (text: LText, was: LText): LText => writeAt(text, [locale], was[locale]) as LText;
  return now.map((question) => {
    const was = old.find(({ id }) => id === question.id);
    if (!was) return question;
    return { ...question, question: one(question.question, was.question), answer: one(question.answer, was.answer) };
  });
}

/** The content with one field taken from another: how a field is restored. */
export function withFieldOf(
  content: PageContent,
  other: PageContent,
  { field, locale }: Pick<Difference, "field" | "locale">,
) {
  if (field === "questions" && locale !== null)
    return { ...content, questions: withQuestions(content.questions, other.questions, locale) };
  const [part = "", ...inner] = field.split(".");
  // a part missing on one side is added or removed whole
  const isWhole = [content, other].some((one) => at(one, part) === null);
  const path: Path = isWhole ? [part] : [part, ...inner, ...(locale === null ? [] : [locale])];
  return writeAt(content, path, readAt(other, path)) as PageContent;
}
