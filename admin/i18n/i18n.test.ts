import { describe, expect, test } from "vitest";
import type { UiLocale } from "#contract/common.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { km } from "./km.ts";
import { languageTag } from "./locales.ts";
import { pt } from "./pt.ts";
import { RARE_NOUNS, rareWords } from "./rare-words.ts";
import { tl } from "./tl.ts";

type Tree = { [key: string]: string | Tree };
const withRare = async (locale: UiLocale, common: Tree) => {
  const all: Tree = { ...common };
  for (const noun of RARE_NOUNS)
    all[noun] = Object.assign({}, all[noun], (await rareWords(locale, noun))[noun]) as Tree;
  return all;
};
const LANGUAGES = {
  en: await withRare("en", en),
  es: await withRare("es", es),
  fr: await withRare("fr", fr),
  pt: await withRare("pt", pt),
  tl: await withRare("tl", tl),
  km: await withRare("km", km),
};

const flatten = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const FORM = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(FORM, "");
const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));

const english = new Map(flatten(LANGUAGES.en));
/** Plural keys have a `_one` in English; `_other` alone may be part of a name. */
const plurals = new Set([...english.keys()].filter((key) => key.endsWith("_one")).map(baseOf));
const formsOf = (locale: string) => new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;

const expectedKeys = (locale: string) =>
  [...english.keys()]
    .filter((key) => !(FORM.test(key) && plurals.has(baseOf(key))))
    .concat([...plurals].flatMap((base) => formsOf(locale).map((form) => `${base}_${form}`)));

describe.each(Object.entries(LANGUAGES))("R2.40 words of %s", (locale, messages) => {
  const words = flatten(messages);

  test("exist for every key, with the plural forms of the language", () => {
    const [wanted, found] = [expectedKeys(locale), words.map(([key]) => key)];
    const missing = wanted.filter((key) => !found.includes(key));
    const surplus = found.filter((key) => !wanted.includes(key));
    expect({ missing, surplus }).toEqual({ missing: [], surplus: [] });
  });

  test("are never empty", () => expect(words.filter(([, text]) => text.trim() === "")).toEqual([]));

  test("have the same placeholders as in English", () => {
    const differing = words.filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? "";
      return placeholdersIn(text).join() !== placeholdersIn(original).join();
    });
    expect(differing).toEqual([]);
  });
});
