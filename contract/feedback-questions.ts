import type { FEEDBACK_SETS } from "./page-content.ts";

/** How a question is asked, entered and drawn. */
export type QuestionKind = "scale";

type Question = {
  readonly kind: QuestionKind;
  /** The possible answers, in display order. Numbers have an average. */
  readonly options: readonly (number | string)[];
  /** Also asked on pages that ask only a few questions. */
  readonly is_short?: true;
};

/** Five faces, from the worst to the best. */
const SCALE = { kind: "scale", options: [1, 2, 3, 4, 5] } as const satisfies Question;

/** The questions in the order in which they are asked; a comment follows. */
export const QUESTIONS = {
  feeling: { ...SCALE, is_short: true },
  helpful: SCALE,
  easy_to_understand: SCALE,
  easy_to_reach: SCALE,
  guide_rating: SCALE,
} as const satisfies Readonly<Record<string, Question>>;

export type FeedbackQuestion = keyof typeof QUESTIONS;
export const FEEDBACK_QUESTIONS = Object.keys(QUESTIONS) as FeedbackQuestion[];

/** Answered on the page itself, so it is a scale and every page asks it. */
export const FIRST_QUESTION = "feeling" satisfies FeedbackQuestion;

export type AnswerTo<Q extends FeedbackQuestion> = (typeof QUESTIONS)[Q]["options"][number];
export type Answer = AnswerTo<FeedbackQuestion>;
/** Null if skipped or not asked. */
export type Answers = { [Q in FeedbackQuestion]: AnswerTo<Q> | null };
/** Questions may be left out. */
export type SomeAnswers = { readonly [Q in FeedbackQuestion]?: Answers[Q] | undefined };

const entryOf = (question: FeedbackQuestion): Question => QUESTIONS[question];

export const kindOf = (question: FeedbackQuestion) => entryOf(question).kind;
export const optionsOf = (question: FeedbackQuestion): readonly Answer[] => QUESTIONS[question].options;

/** The questions of a page. */
export const questionsOf = (set: (typeof FEEDBACK_SETS)[number]) =>
  set === "full" ? FEEDBACK_QUESTIONS : FEEDBACK_QUESTIONS.filter((question) => entryOf(question).is_short);

/** The answer that a form's field names. */
export const readAnswer = <Q extends FeedbackQuestion>(question: Q, text: string | null): AnswerTo<Q> | null =>
  (optionsOf(question).find((option) => `${option}` === text) as AnswerTo<Q> | undefined) ?? null;
