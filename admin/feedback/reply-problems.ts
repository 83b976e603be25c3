import { errorWords } from "#admin/api/errors.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { quoteWordsOf } from "#admin/records/quote-words.ts";
import { ApiError } from "#contract/client.ts";

type Texts = Readonly<Record<string, string>>;

/** Why a reply was rejected: by field and language, or as a whole. */
export type Problems = { readonly said: Texts; readonly text: Texts; readonly general: string | null };

export const NO_PROBLEMS: Problems = { said: {}, text: {}, general: null };

/** Field names of both texts in every request that sends them. */
const FIELDS = {
  said: ["reply.said", "response.said", "question.question"],
  text: ["reply.text", "response.reply_draft", "question.answer"],
} as const;

function problemsIn(error: ApiError, paths: readonly string[], t: Translate): Texts {
  const found = Object.entries(error.body.fields ?? {}).flatMap(([path, message]) => {
    const start = paths.find((one) => path.startsWith(`${one}.`));
    return start ? [[path.slice(start.length + 1), quoteWordsOf(message, t) ?? errorWords(error)] as const] : [];
  });
  return Object.fromEntries(found);
}

export function problemsOf(error: Error, t: Translate): Problems {
  if (!(error instanceof ApiError)) return { ...NO_PROBLEMS, general: errorWords(error) };
  const [said, text] = [problemsIn(error, FIELDS.said, t), problemsIn(error, FIELDS.text, t)];
  const isBeside = Object.keys(said).length + Object.keys(text).length > 0;
  const words = error.body.code === "conflict" ? t("feedback.conflict") : errorWords(error);
  return { said, text, general: isBeside ? null : words };
}
