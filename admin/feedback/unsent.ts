import type { FeedbackDetail } from "#contract/feedback.ts";

export type Texts = Record<string, string>;

/** Unsaved texts of one response. */
export type Unsent = { readonly said: Texts; readonly text: Texts; readonly note: string };
/** Keyed by response, so that opening another one loses nothing. */
export type UnsentTexts = Map<string, Unsent>;

export const storedTexts = ({ said, reply_draft, note }: FeedbackDetail): Unsent => ({
  said,
  text: reply_draft,
  note: note?.text ?? "",
});

export const isFilled = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== "");
