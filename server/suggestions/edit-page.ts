import { HEADLINE_LETTERS, type PageContent } from "#contract/page-content.ts";
import type { SharedText } from "#contract/suggestions.ts";
import type { LText } from "#contract/texts.ts";
import { getPage } from "#server/pages/service.ts";
import { updatePage } from "#server/pages/update-page.ts";
import { type Edit, inLocales, type PartTexts, withText } from "./shared-text.ts";

const TEXTS = ["headline", "subtitle", "body"] as const;
const ANSWERS = ["question", "answer"] as const;
/** Maximum length of texts in documents. */
const MAX_LENGTH = 10_000;

/** The page's own texts, then its numbered questions. */
function textsOf(content: PageContent, locales: readonly string[]): SharedText[] {
  const text = (field: string, of: LText, number: number | null = null): SharedText => ({
    part: "page",
    field,
    label: null,
    number,
    max_length: field === "headline" ? HEADLINE_LETTERS : MAX_LENGTH,
    values: inLocales(of, locales),
  });
  return [
    ...TEXTS.map((name) => text(name, content[name])),
    ...content.questions.flatMap((question, at) =>
      ANSWERS.map((name) => text(`questions.${question.id}.${name}`, question[name], at + 1)),
    ),
  ];
}

function withEdit(content: PageContent, edit: Edit): PageContent {
  const own = TEXTS.find((name) => name === edit.field);
  if (own) return { ...content, [own]: withText(content[own], edit) };
  const questions = content.questions.map((question) => {
    const name = ANSWERS.find((one) => edit.field === `questions.${question.id}.${one}`);
    return name ? { ...question, [name]: withText(question[name], edit) } : question;
  });
  return { ...content, questions };
}

export const pageTexts: PartTexts = {
  read: async (ctx, id) => {
    const { content, locales } = await getPage(ctx, id);
    return textsOf(content, locales);
  },
  write: async (ctx, id, edits) => {
    const { content, lock_version } = await getPage(ctx, id);
    return updatePage(ctx, id, { content: edits.reduce(withEdit, content), lock_version });
  },
};
