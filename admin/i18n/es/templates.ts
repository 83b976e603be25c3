import { es } from "#datachain/template-words/es.ts";

/** The server and whoever chooses a template say the same. */
export const templates = es;
