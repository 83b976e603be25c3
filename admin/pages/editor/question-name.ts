import type { PageQuestion } from "#contract/page-content.ts";
import type { Page } from "#contract/pages.ts";

/** What a question is known by: its words in the default language, else in the first that has some. */
export const questionName = ({ question }: PageQuestion, { default_locale }: Pick<Page, "default_locale">) =>
  question[default_locale] || Object.values(question).find(Boolean);

/** The languages in which a question or its answer is still missing. */
export const missingLocales = ({ question, answer }: PageQuestion, { locales }: Pick<Page, "locales">) =>
  locales.filter((locale) => !question[locale] || !answer[locale]);
