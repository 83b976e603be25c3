import type { en } from "./en.ts";

/** Words of the service pages: search, map, history and the like. The editor's preview does not load them. */
export type ServiceWords = typeof en;
