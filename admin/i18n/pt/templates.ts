import { pt } from "#datachain/template-words/pt.ts";

/** The server and whoever chooses a template say the same. */
export const templates = pt;
