import { fr } from "#datachain/template-words/fr.ts";

/** The server uses the same words. */
export const templates = fr;
