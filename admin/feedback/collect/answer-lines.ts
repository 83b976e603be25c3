import { formatDateTime } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { scaleWord } from "#admin/records/scale-word.ts";
import type { FaceValue } from "#admin/ui/Face.tsx";
import { FEEDBACK_QUESTIONS } from "#contract/feedback.ts";
import type { KeptAnswer } from "./kept-answers.ts";

type Reason = "400" | "404" | "413";
const REASONS: readonly string[] = ["400", "404", "413"] satisfies Reason[];

/** Why the server rejected it, by HTTP status. */
export const refusedWords = (t: Translate, { refused = "" }: KeptAnswer) =>
  t(`feedback.collect.refused_because.${REASONS.includes(refused) ? (refused as Reason) : "400"}`);

/** An answer as plain text: its subject, why it was rejected, and everything that was said. */
export function answerLines(t: Translate, kept: KeptAnswer): string[] {
  const { answers, comment, answered_at } = kept.answer;
  const faces = FEEDBACK_QUESTIONS.flatMap((question) => {
    const face = answers[question];
    return face === null ? [] : [`${t(`feedback.questions.${question}`)} ${scaleWord(t, question, face as FaceValue)}`];
  });
  return [
    [kept.about, formatDateTime(answered_at)].filter(Boolean).join(" · "),
    refusedWords(t, kept),
    ...faces,
    ...(comment ? [`“${comment}”`] : []),
  ];
}
