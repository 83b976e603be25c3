import type { en } from "./en.ts";

/** The words of the form that asks people what they think. A language without one of them does not compile. */
export type FeedbackWords = typeof en;
