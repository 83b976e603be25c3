import { MAX_COMMENT } from "#contract/feedback.ts";
import { type FeedbackQuestion, readAnswer } from "#contract/feedback-questions.ts";
import type { Draft } from "#server/feedback/sign-draft.ts";

/** Nobody reads the questions and writes a comment faster. */
const LEAST_MS = 2500;
/** Characters that the database cannot store and no keyboard types. */
const UNTYPED = /[\p{Cc}\p{Cs}]/gu;

/** Normalises line breaks and removes control characters. */
export const plainText = (text: string | null) =>
  (text ?? "")
    .replaceAll("\r\n", "\n")
    .replaceAll(UNTYPED, (found) => (found === "\n" ? found : ""))
    .trim();

export type Problem = "choose" | "too_long" | "too_quick" | null;
type Moved = { readonly draft: Draft; readonly problem: Problem };
type Sent = { readonly go: string | null; readonly answer: string | null; readonly comment: string };

function finish(draft: Draft, comment: string): Moved {
  if (comment.length > MAX_COMMENT) return { draft, problem: "too_long" };
  if (comment && Date.now() - draft.started_at < LEAST_MS) return { draft, problem: "too_quick" };
  return { draft: { ...draft, is_done: true }, problem: null };
}

/** Applies the pressed button. The comment follows the page's questions. */
export function moveDraft(draft: Draft, questions: readonly FeedbackQuestion[], { go, answer, comment }: Sent): Moved {
  const { step, answers } = draft;
  if (go === "back") return { draft: { ...draft, step: Math.max(0, step - 1) }, problem: null };
  const question = questions[step];
  if (question === undefined) return finish(draft, comment);
  const chosen = go === "skip" ? null : readAnswer(question, answer);
  if (chosen === null && go !== "skip") return { draft, problem: "choose" };
  return { draft: { ...draft, step: step + 1, answers: { ...answers, [question]: chosen } }, problem: null };
}
