import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ELEMENT_GLYPHS } from "./element-glyphs.ts";
import { readRelease, type Symbols } from "./release.ts";
import { glyphFromSvg } from "./release-symbol.ts";
import { BY_DATE, VERSION_1 } from "./testing/releases.ts";

const svg = (inner: string, viewBox = "0 0 36 36") => `<svg viewBox="${viewBox}" fill="none">${inner}</svg>`;
const HUM = svg('<mask id="m"><rect width="9"/></mask><path fill-rule="evenodd" d="M1 1L2 2Z" fill="currentColor"/>');

function taxonomiesOf(json: unknown, symbols: Symbols = {}) {
  const reading = readRelease(json, { symbols });
  if (!("taxonomies" in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading;
}
const problemsOf = (json: unknown) => {
  const reading = readRelease(json);
  return "problems" in reading ? reading.problems.map(({ code }) => code) : [];
};

describe("the first version of the standard", () => {
  const { taxonomies, notes } = taxonomiesOf(VERSION_1, { hum: HUM, odd: svg("<rect/>") });
  const [device, ai] = taxonomies;

  test("gives a vocabulary for devices and one for algorithms", () => {
    expect(taxonomies.map(({ id, kind, based_on }) => [id, kind, based_on])).toEqual([
      ["device@v1", "device", "device@v1"],
      ["ai@v1", "algorithm", "ai@v1"],
    ]);
    expect(device).toMatchObject({
      locales: ["en", "tl"],
      license: "CC-BY-4.0",
      source: "https://standard.example/v1",
    });
    expect(device?.categories.map(({ id, standard_id }) => [id, standard_id])).toEqual([
      ["tech", "device__tech"],
      ["retention", "device__retention"],
    ]);
  });

  test("keeps its own words, and fills gaps with ours", () => {
    const tech = device?.categories[0];
    expect(tech?.name).toEqual({ en: "Machines", tl: "Mga makina" });
    expect(tech?.guidance).toEqual({ en: "What hums." });
    expect(tech?.prompt.en).toBeTruthy();
    expect(tech?.required).toBe(true);
    expect(tech?.variables.map(({ id }) => id)).toEqual(["additional_description"]);
    expect(ai?.categories[0]?.prompt).toEqual({ en: "What does it decide?" });
  });

  test("puts an element into each of its categories", () => {
    const places = taxonomies.flatMap(({ id, elements }) =>
      elements.filter((element) => element.id === "data_retained").map(({ category_id }) => [id, category_id]),
    );
    expect(places).toEqual([
      ["device@v1", "retention"],
      ["ai@v1", "retention"],
    ]);
  });

  test("asks for a duration only where a text uses it", () => {
    expect(ai?.categories[1]?.variables).toMatchObject([
      { id: "duration", required: true, only_on: ["data_retained"] },
    ]);
  });

  test("orders contexts from harmless to severe, with real colours only", () => {
    expect(ai?.categories[0]?.context?.values.map(({ id, color }) => [id, color])).toEqual([
      ["ai_flags_human_decides", null],
      ["ai_decides_human_executes", null],
      ["ai_only", "#F28C28"],
    ]);
  });

  test("uses our glyph, else its own symbol, else a default", () => {
    const glyph = (id: string) => taxonomies.flatMap(({ elements }) => elements).find((e) => e.id === id)?.glyph;
    expect(glyph("data_retained")).toBe(ELEMENT_GLYPHS.data_retained);
    expect(glyph("hum_detector")).toEqual({ view_box: "0 0 36 36", paths: ["M1 1L2 2Z"] });
    expect(glyph("accept_deny")).toBe("shapes");
    expect(notes).toMatchObject([{ code: "SYMBOL_UNUSABLE" }]);
  });

  test("takes identifiability from the release, else from our vocabulary", () => {
    const identifiability = Object.fromEntries(device?.elements.map((e) => [e.id, e.identifiability]) ?? []);
    expect(identifiability).toMatchObject({
      hum_detector: "de_identified",
      identifiable_image: "identifiable",
      no_data_retained: "none",
    });
  });
});

describe("a release by date", () => {
  const { taxonomies, notes } = taxonomiesOf(BY_DATE, { tide: HUM });
  const [ai] = taxonomies;

  test("gives one vocabulary under its own name", () => {
    expect(ai).toMatchObject({ id: "ai@2031-02-03", kind: "algorithm", locales: ["en", "fr"] });
    expect(ai?.subchains).toMatchObject([{ id: "data_flow", categories: ["input_dataset", "storage"] }]);
    expect(ai?.categories[0]).toMatchObject({
      guidance: { en: "Not training.", fr: "Pas d’entraînement." },
      context: { id: "pii", values: [{ id: "de_identified" }, { id: "identifiable" }] },
    });
  });

  test("reports skipped parts", () => {
    const odd = structuredClone(BY_DATE) as { categories: { element_variables: object[] }[] };
    odd.categories[0]?.element_variables.push({ id: "mood", label: [], kind: "weather" });
    const reading = readRelease(odd);
    expect("notes" in reading && reading.notes).toContainEqual(
      expect.objectContaining({ code: "VARIABLE_UNSUPPORTED", path: "categories[0].element_variables[2]" }),
    );
    expect(notes).toEqual([]);
    expect(ai?.categories[1]?.variables.map(({ id }) => id)).toEqual(["additional_description"]);
  });
});

describe("an invalid release", () => {
  const [category] = BY_DATE.categories;
  const [element] = BY_DATE.elements;

  test.each([
    ["NOT_A_RELEASE", null],
    ["NOT_A_RELEASE", { categories: [], elements: {} }],
    ["NOT_A_RELEASE", { ...BY_DATE, categories: [], elements: [] }],
    ["TOO_LARGE", { ...BY_DATE, elements: Array.from({ length: 2001 }, () => element) }],
    ["ID_INVALID", { ...BY_DATE, version: "../../etc" }],
    ["ID_INVALID", { ...BY_DATE, elements: [{ ...element, id: "a b" }] }],
    ["ID_DUPLICATE", { ...BY_DATE, elements: [element, element] }],
    ["ID_DUPLICATE", { ...BY_DATE, categories: [category, category], elements: [] }],
    ["CATEGORY_UNKNOWN", { ...BY_DATE, elements: [{ ...element, category_id: undefined }] }],
    ["TITLE_MISSING", { ...BY_DATE, elements: [{ ...element, title: [] }] }],
    ["TEXT_TOO_LONG", { ...BY_DATE, elements: [{ ...element, title: [{ locale: "en", value: "x".repeat(10_001) }] }] }],
    ["TYPE_UNKNOWN", { ...BY_DATE, datachain_type: { id: "boat" } }],
  ])("%s", (code, json) => {
    expect(problemsOf(json)).toContain(code);
  });

  test("never makes the reader throw", () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(BY_DATE.categories, BY_DATE.elements, VERSION_1.elements));
    fc.assert(
      fc.property(fc.jsonValue(), part, part, part, (any, categories, elements, datachain_type) => {
        expect(readRelease(any)).toBeTruthy();
        expect(readRelease({ ...BY_DATE, categories, elements })).toBeTruthy();
        expect(readRelease({ ...BY_DATE, datachain_type, datachain_types: datachain_type })).toBeTruthy();
        expect(readRelease({ ...VERSION_1, categories, elements, datachain_types: ["device", any] })).toBeTruthy();
      }),
    );
  });
});

describe("a symbol", () => {
  test("is reduced to paths and viewBox", () => {
    expect(glyphFromSvg(svg("<path d='M0 0h1v1z'/><path d=\"M2 2z\"></path>", "0 0 24 24"))).toEqual({
      view_box: "0 0 24 24",
      paths: ["M0 0h1v1z", "M2 2z"],
    });
  });

  test.each([
    ["no svg", "M0 0"],
    ["no field", '<svg><path d="M0 0z"/></svg>'],
    ["a field of no size", svg('<path d="M0 0z"/>', "0 0 0 36")],
    ["no path", svg("")],
    ["other shapes", svg('<path d="M0 0z"/><circle r="1"/>')],
    ["strokes", svg('<path d="M0 0z" stroke="currentColor"/>')],
    ["turns", svg('<g transform="rotate(9)"><path d="M0 0z"/></g>')],
    ["scripts", svg('<script>alert(1)</script><path d="M0 0z"/>')],
    ["paths that are none", svg('<path d="M0 0z&quot; onload=alert(1)"/>')],
    ["too much", svg(`<path d="${"M0 0z".repeat(20_000)}"/>`)],
  ])("with %s is rejected", (_, text) => {
    expect(glyphFromSvg(text)).toBeUndefined();
  });
});
