import { languageTag } from "#contract/language-tag.ts";
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
  /** The release as published, if this installation has it: resolved documents then quote it. */
  readonly release?: PublishedRelease | undefined;
};

/** A dated release exactly as its steward publishes it. */
export type PublishedRelease = {
  readonly version: string;
  readonly datachain_type: JsonObject;
  readonly categories: readonly JsonObject[];
  readonly elements: readonly JsonObject[];
};

/** DTPR has two document forms: dated releases use "instance", version 1 the older "sections". */
export type Form = { readonly id: "instance" | "sections" };

export const FORMS = { instance: { id: "instance" }, sections: { id: "sections" } } as const;

export const formOf = ({ based_on }: Pick<Taxonomy, "based_on">): Form =>
  /^[\w-]+@\d{4}-\d{2}-\d{2}/.test(based_on) ? FORMS.instance : FORMS.sections;

/** Languages that documents may name at all. */
const KNOWN_LOCALES = ["en", "fr", "es", "pt", "fil", "km", "vi", "zh-Hans", "zh-Hant", "nl", "de"];

/** Our locale in the standard's spelling; undefined if it has none. */
export function localeOut(locale: string): string | undefined {
  if (locale === "fil") return undefined;
  const written = languageTag(locale);
  return KNOWN_LOCALES.includes(written) ? written : undefined;
}

/** A text without its blank languages. */
export const clean = (text: LText): LText =>
  Object.fromEntries(Object.entries(text).filter(([locale]) => filledIn(text, locale) !== undefined));

/** Splits a text into the languages a document may contain, and the rest. */
export function splitText(text: LText, locales: readonly string[]) {
  const writtenAs = (locale: string) => (locales.includes(locale) ? localeOut(locale) : undefined);
  const entries = Object.entries(clean(text));
  const values = entries.flatMap(([locale, value]): LocaleValue[] => {
    const written = writtenAs(locale);
    return written === undefined ? [] : [{ locale: written, value }];
  });
  const rest = entries.filter(([locale]) => writtenAs(locale) === undefined);
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
