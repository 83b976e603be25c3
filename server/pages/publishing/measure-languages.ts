import { createHash } from "node:crypto";
import type { Completeness } from "#contract/pages.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { filledIn } from "#datachain/text.ts";
import { type ShownText, textsOf } from "./list-texts.ts";

/** The source that a translation was made from. */
export type TranslationMark = Pick<ShownText, "subject_id" | "field"> & {
  readonly locale: string;
  readonly source_digest: string;
};

/** Ignores surrounding white space. */
export const sourceDigest = (text: string) => createHash("sha256").update(text.trim()).digest("base64url");

const keyOf = ({ subject_id, field }: Pick<ShownText, "subject_id" | "field">, locale: string) =>
  `${subject_id} ${field} ${locale}`;

export type TextState = "done" | "outdated" | "missing";

export type StatedText = {
  readonly text: ShownText;
  readonly state: TextState;
  /** Set if `outdated` and residents still read it: the source it was translated from. */
  readonly made_from?: string | undefined;
};

const placeOf = ({ subject_id, field }: ShownText) => `${subject_id} ${field}`;

/**
 * The state of each text in a language. A translation is outdated when its source differs from the one it was marked
 * with. Without a mark, the published translation is outdated if its published source differs from the current one.
 */
export function textStates(
  snapshot: PageSnapshot,
  marks: readonly TranslationMark[],
  published: PageSnapshot | null = null,
  others: readonly ShownText[] = [],
) {
  const { default_locale } = snapshot;
  const digests = new Map(marks.map((mark) => [keyOf(mark, mark.locale), mark.source_digest]));
  const before = new Map((published ? textsOf(published) : []).map((text) => [placeOf(text), text.values]));
  const texts = [...textsOf(snapshot), ...others].map((text) => {
    const source = filledIn(text.values, default_locale);
    return { text, source, digest: source === undefined ? undefined : sourceDigest(source) };
  });
  return (locale: string) =>
    texts.map(({ text, source, digest }): StatedText => {
      const target = filledIn(text.values, locale);
      if (target === undefined) return { text, state: "missing" };
      if (locale === default_locale || source === undefined) return { text, state: "done" };
      const madeFrom = digests.get(keyOf(text, locale));
      if (madeFrom !== undefined) return { text, state: madeFrom === digest ? "done" : "outdated" };
      const was = before.get(placeOf(text));
      const wasSource = filledIn(was, default_locale);
      const isOutdated =
        filledIn(was, locale) === target && wasSource !== undefined && wasSource.trim() !== source.trim();
      return isOutdated ? { text, state: "outdated", made_from: wasSource } : { text, state: "done" };
    });
}

/** Counts texts per state and site language, over every text the page shows. */
export function measureLanguages(
  snapshot: PageSnapshot,
  marks: readonly TranslationMark[],
  published: PageSnapshot | null = null,
): Completeness[] {
  const statesIn = textStates(snapshot, marks, published);
  return snapshot.locales.map((locale) => {
    const states = statesIn(locale).map(({ state }) => state);
    const count = (state: TextState) => states.filter((one) => one === state).length;
    return { locale, done: count("done"), outdated: count("outdated"), missing: count("missing") };
  });
}
