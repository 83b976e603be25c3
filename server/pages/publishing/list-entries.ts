import type { PageChange } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { filledIn } from "#datachain/text.ts";

/** One thing that a page says, as it is told to people: the unit of comparing. */
export type Entry = Pick<PageChange, "field" | "locale" | "kind"> & {
  readonly value: string | readonly string[] | null;
  /** What makes it the same or another, where its words do not: the ids of a list whose names may change. */
  readonly identity?: string;
  /** The field of the whole it is a part of: what came or went as a whole is not told part by part. */
  readonly whole?: string;
  /** Only its parts are told. */
  readonly isSilent?: true;
  /** How the page is put together, not something to read: told when it changes, and not when everything is new. */
  readonly isSetting?: true;
  /** What it is a part of, in words. */
  readonly about?: readonly string[];
  /** Only another order is told, of these ids. */
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

/** A choice of how something is shown. */
export const settingEntry = (field: string, value: Value, more: More = {}): Entry[] =>
  valueEntry(field, value, more).map((entry) => ({ ...entry, isSetting: true }));

export const imageEntry = (field: string, key: string | null | undefined, more: More = {}): Entry[] =>
  key ? [{ field, locale: null, kind: "image", value: key, ...more }] : [];

/** Names of things with ids: another name alone does not make another list. */
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

/** Words that are their own names. */
export const wordsEntry = (field: string, words: readonly string[], more: More = {}): Entry[] =>
  namesEntry(
    field,
    words.map((word) => ({ id: word, name: word })),
    more,
  );
