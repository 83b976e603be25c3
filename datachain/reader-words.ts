import type { Disclosure, Identifiability } from "./model.ts";

/** Words around a datachain for the public: on a page, on paper, on a sign. */
export type ReaderWords = {
  readonly undisclosed: string;
  /** For an empty category. */
  readonly missing: string;
  /** For a missing required text. */
  readonly no_answer: string;
  /** For a custom element. */
  readonly proposed: string;
  readonly sources: string;
  readonly disclosure: Readonly<Record<Disclosure, string>>;
  /** Heading above the author's texts, which follow the standard's. */
  readonly here: string;
  /** `and {count} more` */
  readonly more: string;
  readonly identifiability: Readonly<Record<Identifiability, string>>;
  readonly sentences: {
    /** Between the last two items: " and ". */
    readonly and: string;
    /** Spanish: "e" before words that sound like they begin with i. */
    readonly and_before_i?: string;
    /** Between the other items: ", ". */
    readonly comma: string;
    /** Retention and storage in one sentence: `The data is kept {time} {place}.` */
    readonly kept: string;
    /** `{category}: not disclosed. {reason}` */
    readonly undisclosed: string;
    /** `{category}: nothing has been said yet.` */
    readonly missing: string;
    /** Appended to a device's technology, by identifiability. */
    readonly identifiability: Readonly<Record<Identifiability, string>>;
    /** Placeholder for a missing required text. */
    readonly gap: string;
  };
};
