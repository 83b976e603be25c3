import type { ChainContent, ChainOrganization, LText, Taxonomy } from "./model.ts";
import { filledIn } from "./text.ts";

/** Our own fields in documents of the standard, which allows others to ignore them. */
export const OURS = "x_guidepost";

export type JsonObject = Record<string, unknown>;
export type LocaleValue = { readonly locale: string; readonly value: string };

/** What a document says besides the chain itself. */
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
  /** Notes of the staff leave the house only on purpose. */
  readonly include_internal?: boolean;
};

/** What a form of the standard has no place for. It travels in our own fields, where others do not see it. */
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

/**
 * The standard has two forms of documents: releases by date have the instance form,
 * version 1 the older one in three sections.
 */
export type Form = {
  readonly id: "instance" | "sections";
  /** Our locale as the form writes it, nothing if it does not know the language. */
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

/** A text without its blanks. */
export const clean = (text: LText): LText =>
  Object.fromEntries(Object.entries(text).filter(([locale]) => filledIn(text, locale) !== undefined));

/** The languages a form can write, and those it cannot. */
export function splitText(text: LText, form: Form) {
  const entries = Object.entries(clean(text));
  const values = entries.flatMap(([locale, value]): LocaleValue[] => {
    const written = form.localeOut(locale);
    return written === undefined ? [] : [{ locale: written, value }];
  });
  const rest = entries.filter(([locale]) => form.localeOut(locale) === undefined);
  return { values, rest: rest.length > 0 ? Object.fromEntries(rest) : undefined };
}

/** Without what is not there. */
export const compact = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Our own fields, if there are any to write. */
export function ours(fields: JsonObject): JsonObject {
  const present = compact(fields);
  return Object.keys(present).length > 0 ? { [OURS]: present } : {};
}
