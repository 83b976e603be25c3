import { km } from "#datachain/template-words/km.ts";

/** The server and whoever chooses a template say the same. */
export const templates = km;
