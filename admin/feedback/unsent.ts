import type { FeedbackDetail } from "#contract/feedback.ts";

export type Texts = Record<string, string>;

/** What is typed for one response and not saved yet. */
export type Unsent = { readonly said: Texts; readonly text: Texts; readonly note: string };
/** By response, so that a look at the next one loses nothing. */
export type UnsentTexts = Map<string, Unsent>;

export const storedTexts = ({ said, reply_draft, note }: FeedbackDetail): Unsent => ({
  said,
  text: reply_draft,
  note: note?.text ?? "",
});

export const isFilled = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== "");
