import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkChain } from "./check.ts";
import type { Category, Taxonomy } from "./model.ts";
import { compareTaxonomies } from "./taxonomy-compare.ts";
import { moveContent } from "./taxonomy-move.ts";
import { BUILT_IN } from "./taxonomies.ts";
import { contentOf } from "./testing/arbitraries.ts";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed } from "./testing/fixtures.ts";

const without = (taxonomy: Taxonomy, ...elementIds: string[]): Taxonomy => ({
  ...taxonomy,
  id: "later@2",
  elements: taxonomy.elements.filter(({ id }) => !elementIds.includes(id)),
});
const mapCategory = (taxonomy: Taxonomy, id: string, change: (category: Category) => Category): Taxonomy => ({
  ...taxonomy,
  id: "later@2",
  categories: taxonomy.categories.map((category) => (category.id === id ? change(category) : category)),
});
const nothing = {
  elements_gone: [],
  elements_renamed: [],
  elements_moved: [],
  categories_gone: [],
  categories_new: [],
  variables_required: [],
  variables_gone: [],
  context_values_gone: [],
  identifiability_changed: [],
  subchains_gone: [],
};

describe("moving to the same vocabulary", () => {
  test.each([DEVICE, ALGORITHM, ...BUILT_IN])("changes nothing: $id", (taxonomy) => {
    fc.assert(
      fc.property(contentOf(taxonomy), (content) => {
        expect(moveContent(content, taxonomy, taxonomy)).toEqual(content);
        expect(compareTaxonomies(taxonomy, taxonomy, content)).toEqual(nothing);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a removed element", () => {
  const content = chain([...goodDevice().placements, placed("tech", "radar")]);
  const later = without(DEVICE, "radar", "health");

  test("becomes a custom element, with its words", () => {
    const report = compareTaxonomies(DEVICE, later, content);
    expect(report).toEqual({
      ...nothing,
      elements_gone: [{ placement_id: content.placements.at(-1)!.id, element_id: "radar" }],
    });
    const moved = moveContent(content, DEVICE, later);
    expect(moved.custom_elements).toMatchObject([{ id: "custom_radar", title: { en: "Title radar" } }]);
    expect(moved.placements.at(-1)).toMatchObject({ element_id: "custom_radar", category_id: "tech" });
    const input = { taxonomy: later, content: moved, organizations: [CITY], locales: ["en"], default_locale: "en" };
    expect(checkChain(input)).toEqual([]);
  });
});

describe("other changes", () => {
  test("names of elements", () => {
    const later = {
      ...DEVICE,
      elements: DEVICE.elements.map((element) =>
        element.id === "mobility" ? { ...element, title: { ...element.title, en: "Getting about" } } : element,
      ),
    };
    expect(compareTaxonomies(DEVICE, later, goodDevice()).elements_renamed).toEqual([
      { element_id: "mobility", locale: "en", before: "Title mobility", after: "Getting about" },
    ]);
  });

  test("the category of an element", () => {
    const later = {
      ...DEVICE,
      elements: DEVICE.elements.map((element) =>
        element.id === "aggregated" ? { ...element, category_id: "data" } : element,
      ),
    };
    const content = chain([placed("process", "aggregated")]);
    expect(compareTaxonomies(DEVICE, later, content).elements_moved).toMatchObject([{ from: "process", to: "data" }]);
    expect(moveContent(content, DEVICE, later).placements[0]?.category_id).toBe("data");
  });

  test("added and removed categories", () => {
    const later: Taxonomy = {
      ...DEVICE,
      categories: DEVICE.categories.map((category) =>
        category.id === "data"
          ? { ...category, id: "rights", standard_id: "device__rights", required: true }
          : category,
      ),
    };
    const content = chain([placed("data", "tabular")], { undisclosed: { data: { en: "No." } } });
    const report = compareTaxonomies(DEVICE, later, content);
    expect(report.categories_gone).toEqual([{ category_id: "data", placement_count: 1 }]);
    expect(report.categories_new).toEqual([{ category_id: "rights", required: true }]);
    expect(moveContent(content, DEVICE, later).placements).toEqual(content.placements);
  });

  test("texts that are newly requested, and no longer requested", () => {
    const later = mapCategory(DEVICE, "retention", (category) => ({
      ...category,
      variables: [
        { id: "reason", label: {}, required: true },
        { id: "additional_description", label: {}, required: false },
      ],
    }));
    const content = goodDevice();
    const kept = content.placements[4]!;
    const report = compareTaxonomies(DEVICE, later, content);
    expect(report.variables_required).toEqual([{ placement_id: kept.id, variable_id: "reason" }]);
    expect(report.variables_gone).toEqual([{ placement_id: kept.id, variable_id: "duration" }]);
    expect(moveContent(content, DEVICE, later).placements[4]?.variables).toEqual({
      additional_description: { en: "30 days" },
    });
  });

  test("contexts", () => {
    const later = mapCategory(ALGORITHM, "functional_modes", (category) => ({
      ...category,
      context: category.context && { ...category.context, values: category.context.values.slice(0, 1) },
    }));
    const content = chain([
      placed("functional_modes", "analytical_mode", { context_value: "autonomous" }),
      placed("functional_modes", "generative_mode", { context_value: "human_decides" }),
    ]);
    expect(compareTaxonomies(ALGORITHM, later, content).context_values_gone).toMatchObject([
      { context_value: "autonomous" },
    ]);
    expect(moveContent(content, ALGORITHM, later).placements.map(({ context_value }) => context_value)).toEqual([
      null,
      "human_decides",
    ]);
  });

  test("contexts, but not their effect on identifiability", () => {
    const later = mapCategory(ALGORITHM, "input_dataset", (category) => ({ ...category, context: null }));
    const content = chain([placed("input_dataset", "input_biometric", { context_value: "pseudonymous" })]);
    expect(moveContent(content, ALGORITHM, later).placements[0]).toMatchObject({
      context_value: null,
      identifiability: "identifiable",
    });
    expect(compareTaxonomies(ALGORITHM, later, content).identifiability_changed).toEqual([]);
  });

  test("an element's identifiability", () => {
    const later = {
      ...DEVICE,
      elements: DEVICE.elements.map((element) => ({ ...element, identifiability: "none" as const })),
    };
    expect(compareTaxonomies(DEVICE, later, goodDevice()).identifiability_changed).toMatchObject([
      { before: "identifiable", after: "none" },
    ]);
  });

  test("flows", () => {
    const content = chain([placed("processing", "optimization", { subchain_instance_id: "f" })], {
      subchain_instances: [{ id: "f", subchain_id: "data_flow", title: {} }],
    });
    const later = { ...ALGORITHM, subchains: [] };
    expect(compareTaxonomies(ALGORITHM, later, content).subchains_gone).toHaveLength(1);
    const moved = moveContent(content, ALGORITHM, later);
    expect([moved.subchain_instances, moved.placements[0]?.subchain_instance_id]).toEqual([[], null]);
  });
});

test("no placement is lost by any move", () => {
  const all = [DEVICE, ALGORITHM, ...BUILT_IN];
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.constantFrom(...all), fc.nat(), (from, to, seed) => {
      const [content] = fc.sample(contentOf(from), { numRuns: 1, seed });
      const moved = moveContent(content!, from, to);
      expect(moved.placements.map(({ id }) => id)).toEqual(content!.placements.map(({ id }) => id));
      expect(compareTaxonomies(from, to, content!)).toBeTruthy();
    }),
    { numRuns: 60 },
  );
});
