import type { en } from "./words/en.ts";

/** Words of the data dictionary. A language that lacks one does not compile. */
export type DataWords = typeof en;
