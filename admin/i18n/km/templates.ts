import { km } from "#datachain/template-words/km.ts";

/** The server uses the same words. */
export const templates = km;
