import { es } from "#datachain/template-words/es.ts";

/** The server uses the same words. */
export const templates = es;
