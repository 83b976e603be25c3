import type { Answers } from "#contract/factsheets.ts";
import type { Template } from "#datachain/templates.ts";
import { blankAnswer } from "./answers.ts";

/** Prefills the answers a template can give, to be adapted. The rest stays open. */
export function startingAnswers({ summary }: Pick<Template, "summary">, locales: readonly string[]): Answers {
  const value = Object.fromEntries(locales.flatMap((locale) => (summary[locale] ? [[locale, summary[locale]]] : [])));
  return Object.keys(value).length > 0 ? { purpose: { ...blankAnswer({}), value } } : {};
}
