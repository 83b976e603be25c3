import { MAX_COMMENT } from "#contract/feedback.ts";
import type { Draft } from "#server/feedback/sign-draft.ts";

/** Nobody reads the questions and writes a comment faster. */
const LEAST_MS = 2500;
/** Characters that the database cannot store and no keyboard types. */
const UNTYPED = /[\p{Cc}\p{Cs}]/gu;

export const faceIn = (text: string | null) => (/^[1-5]$/.test(text ?? "") ? Number(text) : null);

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

const withAnswer = ({ answers, step }: Draft, face: number | null) =>
  Array.from({ length: Math.max(answers.length, step + 1) }, (_, index) =>
    index === step ? face : (answers[index] ?? null),
  );

/** Applies the pressed button. `question_count`: how many questions are answered with a face. */
export function moveDraft(draft: Draft, question_count: number, { go, answer, comment }: Sent): Moved {
  const { step } = draft;
  if (go === "back") return { draft: { ...draft, step: Math.max(0, step - 1) }, problem: null };
  if (step >= question_count) return finish(draft, comment);
  const face = go === "skip" ? null : faceIn(answer);
  if (face === null && go !== "skip") return { draft, problem: "choose" };
  return { draft: { ...draft, step: step + 1, answers: withAnswer(draft, face) }, problem: null };
}
