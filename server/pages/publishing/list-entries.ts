import type { PageChange } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { filledIn } from "#datachain/text.ts";

/** One displayable statement of a page: the unit of comparison. */
export type Entry = Pick<PageChange, "field" | "locale" | "kind"> & {
  readonly value: string | readonly string[] | null;
  /** Compared instead of `value` where set, such as the ids of a list whose names may change. */
  readonly identity?: string;
  /** The field of its whole: do not list the parts of something added or removed whole. */
  readonly whole?: string;
  /** Only its parts are listed. */
  readonly isSilent?: true;
  /** Layout, not content: listed when it changes, but not on first publication. */
  readonly isSetting?: true;
  /** Titles of its containers, for display. */
  readonly about?: readonly string[];
  /** Ids whose order is compared; only a changed order is listed. */
  readonly order?: readonly string[];
};

type More = Pick<Entry, "whole" | "about">;

export const textEntries = (field: string, text: LText, locales: readonly string[], more: More = {}): Entry[] =>
  locales.flatMap((locale) => {
    const value = filledIn(text, locale);
    return value === undefined ? [] : [{ field, locale, kind: "text" as const, value, ...more }];
  });

type Value = string | number | boolean | null | undefined;

export const valueEntry = (field: string, value: Value, more: More & Pick<Entry, "identity"> = {}): Entry[] =>
  value === null || value === undefined || value === ""
    ? []
    : [{ field, locale: null, kind: "value", value: String(value), ...more }];

/** A layout setting. */
export const settingEntry = (field: string, value: Value, more: More = {}): Entry[] =>
  valueEntry(field, value, more).map((entry) => ({ ...entry, isSetting: true }));

export const imageEntry = (field: string, key: string | null | undefined, more: More = {}): Entry[] =>
  key ? [{ field, locale: null, kind: "image", value: key, ...more }] : [];

/** Compared by id, so a renamed item is no change. */
export const namesEntry = (
  field: string,
  named: readonly { readonly id: string; readonly name: string }[],
  more: More = {},
): Entry[] =>
  named.length
    ? [
        {
          field,
          locale: null,
          kind: "names",
          value: named.map(({ name }) => name),
          identity: named.map(({ id }) => id).join(" "),
          ...more,
        },
      ]
    : [];

/** Words without ids are their own identity. */
export const wordsEntry = (field: string, words: readonly string[], more: More = {}): Entry[] =>
  namesEntry(
    field,
    words.map((word) => ({ id: word, name: word })),
    more,
  );
