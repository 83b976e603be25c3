import type { en } from "./en.ts";

/** Words of reports of mistakes. A language that lacks one does not compile. */
export type MistakeWords = typeof en;
