import type { AnswerTo, FeedbackQuestion, QuestionKind } from "#contract/feedback-questions.ts";

type Asked<Q extends FeedbackQuestion> = {
  readonly asks: string;
  readonly answers: { readonly [A in `${AnswerTo<Q>}`]: string };
};
type AskedKind = {
  /** Shown to people who go on without an answer. */
  readonly choose: string;
};

/** What people read who are asked: a question, an answer or a kind without words does not compile. */
export type AskedTerms = {
  readonly questions: { readonly [Q in FeedbackQuestion]: Asked<Q> };
  readonly kinds: Readonly<Record<QuestionKind, AskedKind>>;
};

/** And what staff read, in the languages of the administration. */
export type FeedbackTerms = {
  readonly questions: {
    readonly [Q in FeedbackQuestion]: Asked<Q> & {
      /** Above an answer in the inbox. */
      readonly short: string;
    };
  };
  readonly kinds: Readonly<
    Record<
      QuestionKind,
      AskedKind & {
        /** How people answer, beside the question on its page's tab. */
        readonly answered: string;
      }
    >
  >;
};
