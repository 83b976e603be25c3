import type { Translate } from "#admin/i18n/i18n.ts";
import { ApiError } from "#contract/client.ts";
import { QUOTE_PROBLEMS, type QuoteProblem } from "#contract/feedback.ts";

const PROBLEMS = Object.keys(QUOTE_PROBLEMS) as QuoteProblem[];

/** The server's refusal of a text that is taken from a comment, in the language of the screen. */
export function quoteWordsOf(message: string, t: Translate) {
  const problem = PROBLEMS.find((key) => QUOTE_PROBLEMS[key] === message);
  return problem && t(`feedback.quote.${problem}`);
}

/** The same of a whole failure; nothing when it failed for another reason. */
export const quoteWords = (error: Error, t: Translate) =>
  error instanceof ApiError ? quoteWordsOf(error.body.message, t) : undefined;
