import type { en } from "./words/en.ts";

/** The guide's own words. A language without one of them does not compile. */
export type GuideWords = typeof en;
