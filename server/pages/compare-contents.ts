import { isDeepStrictEqual } from "node:util";
import type { PageContent } from "#contract/page-content.ts";
import type { Revision } from "#contract/pages.ts";
import type { LText } from "#contract/texts.ts";

type Changed = Revision["fields"][number];
type Parts = Readonly<Record<string, unknown>>;

/** Translated texts: each language counts as a separate field. */
const TEXTS = ["headline", "subtitle", "body", "image.alt", "home.announcement"] as const;
/** Compared and restored as a whole. */
const WHOLES = ["questions", "left_out_questions", "label_ids", "places"] as const;
const PLAIN = ["show_faq", "show_map", "show_feedback", "feedback_set"] as const;
const COLLECTION = ["rule", "members", "label_ids", "types", "status_ids", "left_out", "group_by", "order"] as const;
const HOME = ["show_announcement", "announcement_until", "featured", "show_code_field", "first_view"] as const;

/** Every field that can be compared and restored on its own. */
const FIELDS: readonly string[] = [
  ...TEXTS,
  "image",
  ...WHOLES,
  ...PLAIN,
  ...COLLECTION.map((name) => `collection.${name}`),
  ...HOME.map((name) => `home.${name}`),
];
const isText = (field: string) => (TEXTS as readonly string[]).includes(field);
export const isField = (field: string) => FIELDS.includes(field);

function valueAt(content: PageContent, field: string): unknown {
  const [part = "", name] = field.split(".");
  const value = (content as unknown as Parts)[part];
  if (name !== undefined) return (value as Parts | null)?.[name];
  // the alternative text is a separate field
  if (part === "image" && value) return { ...value, alt: {} };
  return value;
}

const textAt = (content: PageContent, field: string) => (valueAt(content, field) ?? {}) as LText;

function textChanges(before: PageContent, after: PageContent, field: string): Changed[] {
  const [old, now] = [textAt(before, field), textAt(after, field)];
  const locales = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...locales]
    .filter((locale) => (old[locale] ?? "") !== (now[locale] ?? ""))
    .map((locale) => ({ field, locale }));
}

type Questions = PageContent["questions"];

/** Reports single languages only if both have the same questions in the same order. */
function questionChanges(before: Questions, after: Questions): Changed[] {
  const ids = (questions: Questions) => questions.map(({ id }) => id);
  if (!isDeepStrictEqual(ids(before), ids(after))) return [{ field: "questions", locale: null }];
  const differing = after.flatMap(({ question, answer }, at) => {
    const old = before[at];
    const texts = [[old?.question ?? {}, question] as const, [old?.answer ?? {}, answer] as const];
    return texts.flatMap(([was, is]) =>
      [...Object.keys(was), ...Object.keys(is)].filter((locale) => (was[locale] ?? "") !== (is[locale] ?? "")),
    );
  });
  return [...new Set(differing)].map((locale) => ({ field: "questions", locale }));
}

/** The fields and languages that one save changed. */
export const changedFields = (before: PageContent, after: PageContent): Changed[] =>
  FIELDS.flatMap((field): Changed[] => {
    if (isText(field)) return textChanges(before, after, field);
    if (field === "questions") return questionChanges(before.questions, after.questions);
    return isDeepStrictEqual(valueAt(before, field), valueAt(after, field)) ? [] : [{ field, locale: null }];
  });

/** Restores one language of a text, or removes it if it did not exist then. */
function withText(now: LText, old: LText, locale: string | undefined): LText {
  if (locale === undefined) return old;
  const { [locale]: _now, ...others } = now;
  const text = old[locale];
  return text === undefined ? others : { ...others, [locale]: text };
}

/** Restores one language; questions added or removed since stay unchanged. */
const withQuestions = (now: Questions, old: Questions, locale: string): Questions =>
  now.map((one) => {
    const was = old.find(({ id }) => id === one.id);
    if (!was) return one;
    return {
      ...one,
      question: withText(one.question, was.question, locale),
      answer: withText(one.answer, was.answer, locale),
    };
  });

function oldValue(now: PageContent, old: PageContent, field: string, locale: string | undefined): unknown {
  if (isText(field)) return withText(textAt(now, field), textAt(old, field), locale);
  if (field === "questions" && locale !== undefined) return withQuestions(now.questions, old.questions, locale);
  return field === "image" ? old.image : valueAt(old, field);
}

/** The current content with one field restored, in one language or in all. */
export function withField(now: PageContent, old: PageContent, field: string, locale: string | undefined): PageContent {
  const [part = "", name] = field.split(".");
  if (name === undefined) return { ...now, [part]: oldValue(now, old, field, locale) };
  const holder = (now as unknown as Parts)[part] as object | null;
  // A missing part can only be restored as a whole.
  if (!holder || !(old as unknown as Parts)[part]) return { ...now, [part]: (old as unknown as Parts)[part] };
  return { ...now, [part]: { ...holder, [name]: oldValue(now, old, field, locale) } };
}
