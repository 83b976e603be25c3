import { en } from "#datachain/template-words/en.ts";

/** The server and whoever chooses a template say the same. */
export const templates = en;
