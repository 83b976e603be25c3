import type { en } from "./en.ts";

/** The words of pages that nobody writes: search, map, history and the like. The editor's preview does not need them. */
export type ServiceWords = typeof en;
