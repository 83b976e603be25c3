import type { en } from "./en.ts";
import type { RareWords } from "./rare-words.ts";

/**
 * Derives what each language must translate from English. English has the plural forms `one` and `other`; others have more
 * (`many`) or fewer, so only `_other` is required here. A test checks the exact forms of each language.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
} & {
  [K in keyof T as K extends `${infer Base}_one` ? `${Base}_one` | `${Base}_many` : never]?: string;
};

/** Words of the frame and those shared by all screens. */
export type CommonMessages = Translated<typeof en>;
/** Words loaded with the screens of one noun. */
export type RareMessages = Translated<RareWords>;
export type Messages = CommonMessages & RareMessages;
