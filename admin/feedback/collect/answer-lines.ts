import { formatDateTime } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { answerWord } from "#admin/records/answer-word.ts";
import { FEEDBACK_QUESTIONS } from "#contract/feedback-questions.ts";
import type { KeptAnswer } from "./kept-answers.ts";

type Reason = "400" | "404" | "413";
const REASONS: readonly string[] = ["400", "404", "413"] satisfies Reason[];

/** Why the server rejected it, by HTTP status. */
export const refusedWords = (t: Translate, { refused = "" }: KeptAnswer) =>
  t(`feedback.collect.refused_because.${REASONS.includes(refused) ? (refused as Reason) : "400"}`);

/** An answer as plain text: its subject, why it was rejected, and everything that was said. */
export function answerLines(t: Translate, kept: KeptAnswer): string[] {
  const { answers, comment, answered_at } = kept.answer;
  const given = FEEDBACK_QUESTIONS.flatMap((question) => {
    const answer = answers[question] ?? null;
    return answer === null
      ? []
      : [`${t(`feedback.asked.questions.${question}.asks`)} ${answerWord(t, question, answer)}`];
  });
  return [
    [kept.about, formatDateTime(answered_at)].filter(Boolean).join(" · "),
    refusedWords(t, kept),
    ...given,
    ...(comment ? [`“${comment}”`] : []),
  ];
}
