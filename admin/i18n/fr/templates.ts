import { fr } from "#datachain/template-words/fr.ts";

/** The server and whoever chooses a template say the same. */
export const templates = fr;
