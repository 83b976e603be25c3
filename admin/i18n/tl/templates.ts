import { tl } from "#datachain/template-words/tl.ts";

/** The server uses the same words. */
export const templates = tl;
