import type { en } from "./en.ts";

/** Words of the feedback form. A language that lacks one does not compile. */
export type FeedbackWords = typeof en;
