import type { Translate } from "#admin/i18n/i18n.ts";
import { ApiError } from "#contract/client.ts";
import { QUOTE_PROBLEMS, type QuoteProblem } from "#contract/feedback.ts";

const PROBLEMS = Object.keys(QUOTE_PROBLEMS) as QuoteProblem[];

/** Translates the server's rejection of a text quoted from a comment. */
export function quoteWordsOf(message: string, t: Translate) {
  const problem = PROBLEMS.find((key) => QUOTE_PROBLEMS[key] === message);
  return problem && t(`feedback.quote.${problem}`);
}

/** The same for an error; undefined if it has another cause. */
export const quoteWords = (error: Error, t: Translate) =>
  error instanceof ApiError ? quoteWordsOf(error.body.message, t) : undefined;
