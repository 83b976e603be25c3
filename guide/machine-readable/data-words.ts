import type { en } from "./words/en.ts";

/** What the data dictionary says. A language without one of these does not compile. */
export type DataWords = typeof en;
