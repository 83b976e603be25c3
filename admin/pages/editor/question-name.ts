import type { PageQuestion } from "#contract/page-content.ts";
import type { Page } from "#contract/pages.ts";

/** The question in the default language, else in the first language that has it. */
export const questionName = ({ question }: PageQuestion, { default_locale }: Pick<Page, "default_locale">) =>
  question[default_locale] || Object.values(question).find(Boolean);

/** Languages in which the question or its answer is missing. */
export const missingLocales = ({ question, answer }: PageQuestion, { locales }: Pick<Page, "locales">) =>
  locales.filter((locale) => !question[locale] || !answer[locale]);
