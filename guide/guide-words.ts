import type { AskedTerms } from "#terms/feedback/term.ts";
import type { en } from "./words/en.ts";

/** The guide's own words. A language that lacks one does not compile. */
export type GuideWords = Omit<typeof en, "asked"> & { readonly asked: AskedTerms };
