import { describe, expect, it, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { checkChain } from "./check.ts";
import { GLYPHS } from "./glyphs.ts";
import { KINDS } from "./model.ts";
import { currentTaxonomy } from "./taxonomies.ts";
import { ALGORITHM_TEMPLATES, type AllTemplateFaqs, DEVICE_TEMPLATES } from "./template-ids.ts";
import { contentFromTemplate, fitTemplate } from "./template-content.ts";
import { TEMPLATES, templatesFor } from "./templates.ts";

test("there is one template for each id", () => {
  expect(templatesFor("device").map(({ id }) => id)).toEqual([...DEVICE_TEMPLATES]);
  expect(templatesFor("algorithm").map(({ id }) => id)).toEqual([...ALGORITHM_TEMPLATES]);
});

describe.each(TEMPLATES)("$id", (template) => {
  const taxonomy = currentTaxonomy(template.kind);

  it("uses only known elements", () => {
    const unknown = template.placements.filter(({ category_id, element_id }) =>
      taxonomy.elements.every((element) => element.id !== element_id || element.category_id !== category_id),
    );
    expect(unknown).toEqual([]);
    for (const { category_id, context_value } of template.placements) {
      const context = taxonomy.categories.find(({ id }) => id === category_id)?.context;
      const values: readonly (string | undefined)[] = context?.values.map(({ id }) => id) ?? [undefined];
      expect(values, category_id).toContain(context_value);
    }
  });

  it("fills every category, in order", () => {
    const told = [...new Set(template.placements.map(({ category_id }) => category_id))];
    expect(told).toEqual(taxonomy.categories.map(({ id }) => id));
  });

  it("begins with texts in every language, and leaves to do only what its author must decide", () => {
    let last_id = 0;
    const content = contentFromTemplate(
      { placements: fitTemplate(template.placements, { accountable: null, suppliers: [] }, UI_LOCALES) },
      () => String((last_id += 1)),
    );
    const findings = checkChain({ taxonomy, content, organizations: [], locales: UI_LOCALES, default_locale: "en" });
    expect(findings.map(({ severity, category_id, variable_id }) => [severity, category_id, variable_id])).toEqual([
      ["todo", "accountable", "title"],
      ["todo", "retention", "duration"],
    ]);
  });

  it("has a glyph, a type if it is a device, and words in all languages", () => {
    expect(GLYPHS[template.glyph]).toBeDefined();
    expect(template.device_type !== undefined).toBe(template.kind === "device");
    const texts = [
      template.name,
      template.summary,
      ...template.faq.flatMap(({ question, answer }) => [question, answer]),
    ];
    expect(texts.filter((text) => UI_LOCALES.some((locale) => !text[locale]?.trim()))).toEqual([]);
    expect(template.faq.length).toBeGreaterThanOrEqual(2);
  });
});

test.each([...UI_LOCALES])("%s answers as many questions as English", async (locale) => {
  const read = async (name: string) => {
    const module = (await import(`./template-faq/${name}.ts`)) as Readonly<Record<string, AllTemplateFaqs>>;
    return Object.entries(module[name] ?? {}).map(([id, faq]) => [id, faq.length]);
  };
  expect(await read(locale)).toEqual(await read("en"));
});

test("a reader of licence plates identifies people, a bin sensor does not", () => {
  const worst = (id: string) => {
    const placements = TEMPLATES.find((template) => template.id === id)?.placements ?? [];
    const { elements } = currentTaxonomy(KINDS[0]);
    const of = (element_id: string) => elements.find((element) => element.id === element_id)?.identifiability;
    return placements.some(({ element_id }) => of(element_id) === "identifiable");
  };
  expect([worst("licence_plate_reader"), worst("cctv"), worst("bin_sensor")]).toEqual([true, true, false]);
});
