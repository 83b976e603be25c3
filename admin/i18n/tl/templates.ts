import { tl } from "#datachain/template-words/tl.ts";

/** The server and whoever chooses a template say the same. */
export const templates = tl;
