import { createHash } from "node:crypto";
import type { Completeness } from "#contract/pages.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { filledIn } from "#datachain/text.ts";
import { type ShownText, textsOf } from "./list-texts.ts";

/** Which source a translation was made from. */
export type TranslationMark = Pick<ShownText, "subject_id" | "field"> & {
  readonly locale: string;
  readonly source_digest: string;
};

/** Names a source text. White space around it makes no other text. */
export const sourceDigest = (text: string) => createHash("sha256").update(text.trim()).digest("base64url");

const keyOf = ({ subject_id, field }: Pick<ShownText, "subject_id" | "field">, locale: string) =>
  `${subject_id} ${field} ${locale}`;

export type TextState = "done" | "outdated" | "missing";

/** How each text stands in a language. One that nobody marked is taken for a translation of what is there now. */
export function textStates(snapshot: PageSnapshot, marks: readonly TranslationMark[]) {
  const { default_locale } = snapshot;
  const digests = new Map(marks.map((mark) => [keyOf(mark, mark.locale), mark.source_digest]));
  const texts = textsOf(snapshot).map((text) => {
    const source = filledIn(text.values, default_locale);
    return { text, digest: source === undefined ? undefined : sourceDigest(source) };
  });
  return (locale: string) =>
    texts.map(({ text, digest }): { text: ShownText; state: TextState } => {
      if (filledIn(text.values, locale) === undefined) return { text, state: "missing" };
      const madeFrom = locale === default_locale ? undefined : digests.get(keyOf(text, locale));
      const isOutdated = madeFrom !== undefined && digest !== undefined && madeFrom !== digest;
      return { text, state: isOutdated ? "outdated" : "done" };
    });
}

/** How far each language of the site is, over every text that the page shows. */
export function measureLanguages(snapshot: PageSnapshot, marks: readonly TranslationMark[]): Completeness[] {
  const statesIn = textStates(snapshot, marks);
  return snapshot.locales.map((locale) => {
    const states = statesIn(locale).map(({ state }) => state);
    const count = (state: TextState) => states.filter((one) => one === state).length;
    return { locale, done: count("done"), outdated: count("outdated"), missing: count("missing") };
  });
}
