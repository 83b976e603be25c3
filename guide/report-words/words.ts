import type { en } from "./en.ts";

/** Words of yearly reports. A language that lacks one does not compile. */
export type ReportWords = typeof en;
