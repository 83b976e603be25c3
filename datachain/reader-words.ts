import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import type { Disclosure, Identifiability } from "./model.ts";
import { en } from "./reader-words/en.ts";
import { es } from "./reader-words/es.ts";
import { fr } from "./reader-words/fr.ts";
import { km } from "./reader-words/km.ts";
import { pt } from "./reader-words/pt.ts";
import { tl } from "./reader-words/tl.ts";

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
    /** Between the others of a list: ", ". */
    readonly comma: string;
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

export const READER_WORDS: Readonly<Record<UiLocale, ReaderWords>> = { en, es, fr, pt, tl, km };

/** The first of these languages that we speak, `pt` for `pt-BR`, else English. */
export function spokenLocale(...locales: readonly string[]): UiLocale {
  const spoken = locales.map((locale) => UI_LOCALES.find((ours) => ours === locale || locale.startsWith(`${ours}-`)));
  return spoken.find((one) => one !== undefined) ?? "en";
}

export const readerWords = (...locales: readonly string[]): ReaderWords => READER_WORDS[spokenLocale(...locales)];
