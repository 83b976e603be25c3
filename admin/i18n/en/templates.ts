import { en } from "#datachain/template-words/en.ts";

/** The server uses the same words. */
export const templates = en;
