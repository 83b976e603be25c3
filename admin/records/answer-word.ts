import type { Translate } from "#admin/i18n/i18n.ts";
import type { AnswerTo, FeedbackQuestion } from "#contract/feedback-questions.ts";

type AnswerKey = {
  [Q in FeedbackQuestion]: `feedback.asked.questions.${Q}.answers.${AnswerTo<Q>}`;
}[FeedbackQuestion];

/** An answer's label by question: bad as a feeling, hard to understand, not helpful. */
export const answerWord = (t: Translate, question: FeedbackQuestion, answer: string | number) =>
  t(`feedback.asked.questions.${question}.answers.${answer}` as AnswerKey);
