import type { ChainContent, ChainOrganization, LText, Taxonomy } from "./model.ts";
import { filledIn } from "./text.ts";

/** Our extension field in DTPR documents; DTPR allows readers to ignore it. */
export const OURS = "x_guidepost";

export type JsonObject = Record<string, unknown>;
export type LocaleValue = { readonly locale: string; readonly value: string };

/** Document data besides the chain. */
export type DocumentHead = {
  readonly id: string;
  readonly title: LText;
  readonly description: LText;
  readonly created_at: string;
  readonly updated_at: string | null;
};

export type DocumentInput = {
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly head: DocumentHead;
  /** Internal notes are only exported on request. */
  readonly include_internal?: boolean;
};

/** Data the form has no field for; it goes into our extension, which other readers ignore. */
export const LEFT_OUT = [
  "ACTIONS",
  "CUSTOM_ELEMENTS",
  "DISCLOSURE",
  "IDENTIFIABILITY",
  "INTERNAL_NOTES",
  "LOCALES",
  "NO_ELEMENTS",
  "ORGANIZATIONS",
  "SNAPSHOT_IN_OWN_WORDS",
  "SOURCES",
  "SUBCHAINS",
  "SUBCHAIN_TITLES",
  "SUGGESTED_BY_PEOPLE",
  "UNDISCLOSED",
  "UNKNOWN_ELEMENTS",
  "VARIABLES",
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** DTPR has two document forms: dated releases use "instance", version 1 the older "sections". */
export type Form = {
  readonly id: "instance" | "sections";
  /** Our locale in the form's spelling; undefined if the form does not know it. */
  readonly localeOut: (locale: string) => string | undefined;
  readonly localeIn: (locale: string) => string;
};

const KNOWN_LOCALES = ["en", "fr", "es", "pt", "fil", "km", "vi", "zh-Hans", "zh-Hant", "nl", "de"];

const INSTANCE: Form = {
  id: "instance",
  localeOut: (locale) => {
    if (locale === "fil") return undefined;
    const written = locale === "tl" ? "fil" : locale;
    return KNOWN_LOCALES.includes(written) ? written : undefined;
  },
  localeIn: (locale) => (locale === "fil" ? "tl" : locale),
};
const SECTIONS: Form = { id: "sections", localeOut: (locale) => locale, localeIn: (locale) => locale };
export const FORMS = { instance: INSTANCE, sections: SECTIONS } as const;

export const formOf = ({ based_on }: Pick<Taxonomy, "based_on">) =>
  /^[\w-]+@\d{4}-\d{2}-\d{2}/.test(based_on) ? INSTANCE : SECTIONS;

/** A text without its blank languages. */
export const clean = (text: LText): LText =>
  Object.fromEntries(Object.entries(text).filter(([locale]) => filledIn(text, locale) !== undefined));

/** Splits a text into languages the form can write, and the rest. */
export function splitText(text: LText, form: Form) {
  const entries = Object.entries(clean(text));
  const values = entries.flatMap(([locale, value]): LocaleValue[] => {
    const written = form.localeOut(locale);
    return written === undefined ? [] : [{ locale: written, value }];
  });
  const rest = entries.filter(([locale]) => form.localeOut(locale) === undefined);
  return { values, rest: rest.length > 0 ? Object.fromEntries(rest) : undefined };
}

/** Drops undefined fields. */
export const compact = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Our extension field, if not empty. */
export function ours(fields: JsonObject): JsonObject {
  const present = compact(fields);
  return Object.keys(present).length > 0 ? { [OURS]: present } : {};
}
