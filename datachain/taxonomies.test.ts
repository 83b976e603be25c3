import { describe, expect, it, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { PUBLIC_WORDS, WORDS } from "./all-words.ts";
import { READER_WORDS, readerWords } from "./all-reader-words.ts";
import { GLYPH_NAMES, GLYPHS } from "./glyphs.ts";
import { type LText, SHAPES } from "./model.ts";
import { BUILT_IN, builtIn, currentTaxonomy } from "./taxonomies.ts";
import { placeholdersOf } from "./text.ts";
import type { PublicWords } from "./words.ts";

const device = currentTaxonomy("device");
const algorithm = currentTaxonomy("algorithm");

/** All texts inside a value, with their paths. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const doubles = <T>(all: readonly T[]) => all.filter((one, place) => all.indexOf(one) !== place);
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
/** Placeholders, `{list}` and `{{duration}}` alike, sorted. */
const bracesOf = (text: string) => (text.match(/\{+[^{}]*\}+/g) ?? []).toSorted();

test("the built-in sets match DTPR", () => {
  expect(ids(BUILT_IN)).toEqual(["device@1", "algorithm@1"]);
  expect(BUILT_IN.map(({ based_on }) => based_on)).toEqual(["device@v1", "ai@2026-08-12-beta"]);
  expect([device.categories.length, device.elements.length]).toEqual([8, 124]);
  expect([algorithm.categories.length, algorithm.elements.length]).toEqual([12, 109]);
  expect(new Set(BUILT_IN.flatMap(({ elements }) => ids(elements))).size).toBe(192);
  expect(builtIn("algorithm@1")).toBe(algorithm);
  expect(builtIn("device@0")).toBeUndefined();
});

describe.each(BUILT_IN)("$id", (taxonomy) => {
  it("uses each id once, and references only known ids", () => {
    expect(doubles(ids(taxonomy.categories))).toEqual([]);
    expect(doubles(ids(taxonomy.elements))).toEqual([]);
    const known = ids(taxonomy.categories);
    expect(taxonomy.elements.filter((element) => !known.includes(element.category_id))).toEqual([]);
    expect(taxonomy.subchains.flatMap(({ categories }) => categories).filter((id) => !known.includes(id))).toEqual([]);
    const variables = taxonomy.categories.flatMap((category) => category.variables);
    const elements = ids(taxonomy.elements);
    expect(variables.flatMap((variable) => variable.only_on ?? []).filter((id) => !elements.includes(id))).toEqual([]);
  });

  it("has every text in all six languages", () => {
    expect(taxonomy.locales).toEqual([...UI_LOCALES]);
    const texts: LText[] = [
      ...taxonomy.elements.flatMap(({ title, description }) => [title, description]),
      ...taxonomy.categories.flatMap((category) => [
        category.name,
        category.prompt,
        category.guidance,
        category.sentence,
        ...category.variables.map(({ label }) => label),
        ...(category.context ? [category.context.name, category.context.description] : []),
        ...(category.context?.values ?? []).flatMap(({ name, description }) => [name, description]),
      ]),
      ...taxonomy.subchains.map(({ name }) => name),
    ];
    expect(texts.filter((text) => UI_LOCALES.some((locale) => !text[locale]?.trim()))).toEqual([]);
  });

  it("gives every element a glyph of its own within its category", () => {
    expect(taxonomy.elements.filter(({ glyph }) => typeof glyph !== "string" || !GLYPHS[glyph]?.length)).toEqual([]);
    for (const { id } of taxonomy.categories) {
      const glyphs = taxonomy.elements.filter((element) => element.category_id === id).map(({ glyph }) => glyph);
      expect(doubles(glyphs), id).toEqual([]);
    }
  });

  it("has unique titles within a category", () => {
    for (const { id } of taxonomy.categories)
      for (const locale of UI_LOCALES) {
        const titles = taxonomy.elements
          .filter((element) => element.category_id === id)
          .map(({ title }) => title[locale]);
        expect(doubles(titles), `${locale} ${id}`).toEqual([]);
      }
  });

  it("asks for a duration only where data is kept", () => {
    const asking = taxonomy.categories.filter(({ variables }) => variables.some(({ id }) => id === "duration"));
    expect(ids(asking)).toEqual(["retention"]);
    expect(asking[0]?.variables[0]).toMatchObject({ id: "duration", required: true, only_on: ["data_retained"] });
  });

  it("has a known shape for each category", () => {
    expect(taxonomy.categories.filter(({ shape }) => !SHAPES.includes(shape))).toEqual([]);
  });
});

test("device categories have DTPR's ids and required flags", () => {
  expect(device.categories.map(({ standard_id }) => standard_id)).toContain("device__purpose");
  expect(device.categories.filter((category) => category.required).map(({ id }) => id)).toEqual([
    "accountable",
    "purpose",
    "tech",
  ]);
});

test("technologies have an identifiability", () => {
  const which = (identifiability: string) =>
    device.elements.filter((element) => element.category_id === "tech" && element.identifiability === identifiability);
  expect(which("identifiable")).toHaveLength(10);
  expect(which("de_identified")).toHaveLength(5);
  expect(ids(which("none"))).not.toContain("biometrics");
});

test("algorithms have the standard's contexts, harmless first", () => {
  const colors = Object.fromEntries(
    algorithm.categories.map(({ id, context }) => [id, context?.values.map((value) => [value.id, value.color])]),
  );
  const pii = [
    ["de_identified", "#4A90D9"],
    ["pseudonymous", "#9575CD"],
    ["identifiable", "#FFD700"],
  ];
  expect(colors).toMatchObject({
    accountable: [
      ["vendor", null],
      ["deployer", null],
    ],
    affected: [
      ["community", null],
      ["bystander", null],
      ["subject", null],
    ],
    functional_modes: [
      ["human_decides", "#2A9D8F"],
      ["human_executes", "#6A1B7A"],
      ["autonomous", "#E76F51"],
    ],
    input_dataset: pii,
    output_dataset: pii,
  });
  expect(algorithm.categories.filter(({ context }) => context)).toHaveLength(5);
  expect(algorithm.categories.filter((category) => category.required)).toHaveLength(4);
  expect(algorithm.subchains.map(({ id, categories }) => [id, ...categories])).toEqual([
    ["data_flow", "input_dataset", "processing", "output_dataset"],
  ]);
});

describe.each(Object.entries(PUBLIC_WORDS))("the words in %s", (locale, words: PublicWords) => {
  it("exist", () => {
    expect(textsIn([words, readerWords(locale)]).filter(([, text]) => !text.trim())).toEqual([]);
  });

  it("hold the same placeholders as in English", () => {
    const english = new Map(textsIn([WORDS.en, READER_WORDS.en]));
    const differing = textsIn([words, readerWords(locale)]).filter(
      ([path, text]) => bracesOf(text).join(" ") !== bracesOf(english.get(path) ?? "").join(" "),
    );
    expect(differing).toEqual([]);
  });

  it("have a placeholder for the elements", () => {
    const sentences = [...Object.values(words.device), ...Object.values(words.algorithm)].map(
      ({ sentence }) => sentence,
    );
    expect(sentences.filter((sentence) => sentence.split("{list}").length !== 2)).toEqual([]);
    expect(placeholdersOf(words.elements.data_retained[1])).toEqual(["duration"]);
  });

  it("fit on a phone", () => {
    const long = Object.entries(words.elements).filter(
      ([, [title, description]]) => title.length > 80 || description.length > 200,
    );
    expect(long, locale).toEqual([]);
  });
});

test("glyphs are drawn with shapes and plain attributes", () => {
  expect(doubles(GLYPH_NAMES)).toEqual([]);
  const nodes = Object.values(GLYPHS).flat();
  expect(
    [...new Set(nodes.map(([tag]) => tag))].filter(
      (tag) => !/^(path|circle|rect|ellipse|line|polyline|polygon)$/.test(tag),
    ),
  ).toEqual([]);
  expect(nodes.filter(([, attributes]) => "key" in attributes)).toEqual([]);
});
