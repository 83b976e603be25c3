import type { Answer, FeedbackQuestion } from "#contract/feedback-questions.ts";
import type { PublicReply } from "./page-props.ts";

/** Hidden fields that carry the state from question to question. */
export type FeedbackForm = {
  /** Signed answers so far. */
  readonly draft: string;
  /** Comment typed before going back. */
  readonly comment: string;
};

export type FeedbackStep =
  | {
      readonly kind: "question";
      readonly question: FeedbackQuestion;
      readonly chosen: Answer | null;
      readonly hasBack: boolean;
      readonly problem: "choose" | null;
    }
  | { readonly kind: "comment"; readonly hasBack: boolean; readonly problem: "too_long" | "too_quick" | null }
  | { readonly kind: "thanks"; readonly replies: readonly PublicReply[] }
  /** The same fields, to send again later, or at once with the puzzle's solution. */
  | { readonly kind: "wait"; readonly fields: Readonly<Record<string, string>>; readonly puzzle?: string };
