import type { en } from "./en.ts";
import type { RareWords } from "./rare-words.ts";

/**
 * English, turned into what every language has to say. English counts `one` and `other`; others have more
 * forms (`many`) or fewer, so of a plural only `_other` is certain. The test asks each language for its own forms.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
} & {
  [K in keyof T as K extends `${infer Base}_one` ? `${Base}_one` | `${Base}_many` : never]?: string;
};

/** What the frame speaks, and what every screen may. */
export type CommonMessages = Translated<typeof en>;
/** What the screens of one noun say. */
export type RareMessages = Translated<RareWords>;
export type Messages = CommonMessages & RareMessages;
