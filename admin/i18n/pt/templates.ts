import { pt } from "#datachain/template-words/pt.ts";

/** The server uses the same words. */
export const templates = pt;
