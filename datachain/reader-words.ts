import type { Disclosure, Identifiability } from "./model.ts";

/** What stands around a chain wherever the public reads it: on a page, on paper, on a sign. */
export type ReaderWords = {
  readonly undisclosed: string;
  /** Of a category about which nothing was said. */
  readonly missing: string;
  /** A text that is owed and not there. */
  readonly no_answer: string;
  /** An element of the city's own. */
  readonly proposed: string;
  readonly sources: string;
  readonly disclosure: Readonly<Record<Disclosure, string>>;
  /** Above the author's own words, among the words of the standard. */
  readonly here: string;
  /** `and {count} more` */
  readonly more: string;
  readonly identifiability: Readonly<Record<Identifiability, string>>;
  readonly sentences: {
    /** Between the last two of a list: " and ". */
    readonly and: string;
    /** Spanish: "e" before a word that sounds like an i. */
    readonly and_before_i?: string;
    /** Between the others of a list: ", ". */
    readonly comma: string;
    /** How long and where in one sentence: `The data is kept {time} {place}.` */
    readonly kept: string;
    /** `{category}: not disclosed. {reason}` */
    readonly undisclosed: string;
    /** `{category}: nothing has been said yet.` */
    readonly missing: string;
    /** Added behind the technology of a device, by what it can tell about people. */
    readonly identifiability: Readonly<Record<Identifiability, string>>;
    /** Stands for a required text that is missing. */
    readonly gap: string;
  };
};
