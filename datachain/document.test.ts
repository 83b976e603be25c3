import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clean, type DocumentInput, type JsonObject } from "./document-form.ts";
import type { Loss } from "./document-loss.ts";
import { DOCUMENT_PROBLEMS } from "./document-parse.ts";
import { type DocumentRead, fromDocument } from "./document-read.ts";
import { toResolved, toThin } from "./document-write.ts";
import type { ChainContent, Source, Taxonomy } from "./model.ts";
import { BUILT_IN } from "./taxonomies.ts";
import { contentOf, ltext, organizations } from "./testing/arbitraries.ts";
import { ALGORITHM, chain, CITY, DEVICE, placed, VENDOR } from "./testing/fixtures.ts";

const head = {
  id: "permit-triage",
  title: { en: "Permit triage", es: "Clasificación" },
  description: {},
  created_at: "2026-04-01T00:00:00Z",
  updated_at: null,
};
const inputOf = (taxonomy: Taxonomy, content: ChainContent, more: Partial<DocumentInput> = {}): DocumentInput => ({
  taxonomy,
  content,
  organizations: [CITY, VENDOR],
  head,
  ...more,
});
const taxonomies = [DEVICE, ALGORITHM];

function read(document: unknown, known: readonly Taxonomy[] = taxonomies): DocumentRead {
  const reading = fromDocument(document, { taxonomies: known });
  if (!("content" in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading;
}
const codes = (document: unknown) => fromDocument(document, { taxonomies }).problems.map(({ code }) => code);
const reported = (losses: readonly Loss[]) => [...new Set(losses.map(({ code }) => code))].toSorted();
const elementsOf = (document: JsonObject) => document.elements as JsonObject[];

describe("an algorithm in the instance form", () => {
  const content = chain(
    [
      placed("storage", "stored_locally"),
      placed("purpose", "planning_decision_making"),
      placed("accountable", "institution", { organization_id: CITY.id, context_value: "deployer", internal_note: "x" }),
      placed("accountable", "institution", {
        context_value: "vendor",
        variables: { title: { en: "PlateWorks" }, description: { en: "Made it.", ar: "صنعه" } },
      }),
      placed("retention", "data_retained", { variables: { duration: { en: "30 days", es: "30 días" } } }),
      placed("rights", "right_contest", {
        disclosure: "not_disclosed",
        identifiability: "none",
        actions: [{ id: "a", type: "email", label: { en: "Ask" }, target: "permits@seaview.example" }],
      }),
    ],
    { undisclosed: { access: { en: "Under review." } } },
  );
  const { document, losses } = toThin(inputOf(ALGORITHM, content));
  const element = (id: string) => elementsOf(document).find(({ element_id }) => element_id === id);

  test("has DTPR's header fields", () => {
    expect(document).toMatchObject({
      id: "permit-triage",
      schema_version: "ai@2026-08-12-beta",
      created_at: "2026-04-01T00:00:00Z",
      title: [
        { locale: "en", value: "Permit triage" },
        { locale: "es", value: "Clasificación" },
      ],
    });
  });

  test("lists elements by category, each with its own priority", () => {
    expect(elementsOf(document).map(({ element_id, priority }) => [element_id, priority])).toEqual([
      ["planning_decision_making", 0],
      ["institution", 0],
      ["institution", 1],
      ["right_contest", 0],
      ["data_retained", 0],
      ["stored_locally", 0],
    ]);
    const ids = elementsOf(document).map(({ element_instance_id }) => element_instance_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("describes an organization in texts", () => {
    expect(element("institution")).toMatchObject({
      context_type_id: "deployer",
      variables: [
        {
          id: "title",
          value: [
            { locale: "en", value: "City of Seaview" },
            { locale: "es", value: "Ciudad de Seaview" },
          ],
        },
        { id: "description", value: [{ locale: "en", value: "The city answers for it." }] },
      ],
      x_guidepost: { organization_id: CITY.id },
    });
  });

  test("has a duration wherever DTPR requires one, with placeholders for undisclosed texts", () => {
    expect(element("data_retained")?.variables).toEqual([
      {
        id: "duration",
        value: [
          { locale: "en", value: "30 days" },
          { locale: "es", value: "30 días" },
        ],
      },
    ]);
    expect(element("stored_locally")?.variables).toEqual([
      {
        id: "duration",
        value: [
          { locale: "en", value: "Not applicable" },
          { locale: "es", value: "No se aplica" },
        ],
      },
    ]);
    expect(element("right_contest")?.variables).toMatchObject([
      { id: "rights", value: [{ value: "Not disclosed" }, { value: "No se informa" }] },
    ]);
  });

  test("reports the data other readers will not see", () => {
    expect(reported(losses)).toEqual([
      "DISCLOSURE",
      "FILLED",
      "IDENTIFIABILITY",
      "INTERNAL_NOTE",
      "LOCALES",
      "ORGANIZATION",
      "REQUIRED_CATEGORY",
      "UNDISCLOSED",
    ]);
    expect(JSON.stringify(document)).not.toContain("internal_note");
    expect(losses).toContainEqual({
      code: "LOCALES",
      at: `placements/${content.placements[3]?.id}/variables/description`,
      locales: ["ar"],
      kept: true,
    });
  });

  test("includes internal notes only on request", () => {
    const internal = toThin(inputOf(ALGORITHM, content, { include_internal: true }));
    expect(read(internal.document).content.placements[1]?.internal_note).toBe("x");
    expect(reported(internal.losses)).not.toContain("INTERNAL_NOTE");
  });

  test("survives a round trip", () => {
    const back = read(document);
    expect(back.problems).toEqual([]);
    expect(back.taxonomy_id).toBe(ALGORITHM.id);
    expect(back.title).toEqual(head.title);
    expect(back.content.undisclosed).toEqual(content.undisclosed);
    const [purpose, city, vendor, right] = back.content.placements;
    expect(purpose).toMatchObject({ category_id: "purpose", variables: {} });
    expect(city).toMatchObject({ organization_id: CITY.id, variables: {}, context_value: "deployer" });
    expect(vendor?.variables).toEqual({ title: { en: "PlateWorks" }, description: { en: "Made it.", ar: "صنعه" } });
    expect(right).toMatchObject({ disclosure: "not_disclosed", identifiability: "none", variables: {} });
    expect(back.organizations_named).toMatchObject([
      { organization_id: CITY.id, name: CITY.name },
      { organization_id: null, name: { en: "PlateWorks" }, description: { en: "Made it." } },
    ]);
  });
});

describe("a resolved document", () => {
  const custom = {
    id: "custom_drone",
    category_id: "functional_modes",
    title: { en: "Flies" },
    description: { ar: "يطير" },
    glyph: "drone",
    identifiability: "identifiable" as const,
  };
  const content = chain([placed("purpose", "mobility"), placed("functional_modes", "custom_drone")], {
    custom_elements: [custom],
  });

  test("includes the vocabulary it uses, and custom elements as proposals", () => {
    const { document, losses } = toResolved(inputOf(ALGORITHM, content));
    expect(document.schema_snapshot).toMatchObject({
      datachain_type: { id: "ai", subchains: [{ id: "data_flow" }], locales: ["en", "es"] },
      elements: [
        { id: "custom_drone", category_id: "functional_modes", symbol_id: "drone" },
        { id: "mobility", category_id: "purpose", symbol_id: "circle" },
      ],
    });
    expect(document.schema_version).toBe(`guidepost-${ALGORITHM.based_on}`);
    expect(document.suggested_elements).toEqual([]);
    expect(elementsOf(document)).toHaveLength(2);
    expect(reported(losses)).toEqual(expect.arrayContaining(["OWN_VOCABULARY", "PROPOSED"]));
    expect(read(document).content.custom_elements).toEqual([custom]);
  });

  test("holds custom elements, which a thin document leaves out", () => {
    const { document, losses } = toThin(inputOf(ALGORITHM, content));
    expect(elementsOf(document)).toHaveLength(1);
    expect(reported(losses)).toContain("CUSTOM_ELEMENTS");
    expect(read(document).content.placements).toHaveLength(2);
  });

  test("imports elements of an unknown release", () => {
    const { document } = toResolved(inputOf(ALGORITHM, chain([placed("purpose", "mobility")])));
    const foreign = JSON.parse(JSON.stringify(document).replaceAll('"mobility"', '"hovercraft"')) as JsonObject;
    delete foreign.x_guidepost;
    const reading = read({ ...foreign, schema_version: "ai@2031-01-01" });
    expect(reading.problems.map(({ code }) => code)).toEqual(["SCHEMA_VERSION_UNKNOWN", "INSTANCE_ELEMENT_UNKNOWN"]);
    expect(reading.content.custom_elements).toMatchObject([
      { id: "custom_hovercraft", title: { en: "Title mobility" } },
    ]);
    expect(reading.content.placements).toMatchObject([{ element_id: "custom_hovercraft", category_id: "purpose" }]);
  });
});

describe("a device in three sections", () => {
  const document = {
    schema: { name: "DTPR", version: "0.1", namespace: "https://dtpr.io/schemas/datachain/v0.1" },
    datachain: { type: "device", version: "2025-08-29T00:00:00Z" },
    instance: {
      title: [{ locale: "en", value: "Harbour Walk people counter" }],
      created_at: "2026-03-02T09:00:00Z",
      weather: "fine",
      elements: [
        { element_id: "organization", category_id: "device__accountable", priority: 1 },
        {
          element_id: "institution",
          category_id: "device__accountable",
          priority: 0,
          variables: [{ id: "title", value: [{ locale: "en", value: "Port of Seaview" }] }],
        },
        { element_id: "de_identified_image", category_id: "tech", priority: 0 },
        {
          element_id: "data_retained",
          category_id: "device__retention",
          priority: 0,
          variables: [{ id: "duration", value: "30 days" }],
        },
      ],
    },
  };

  test("is read, ignoring unknown fields", () => {
    const { content, problems, title } = read(document);
    expect(problems).toEqual([]);
    expect(title).toEqual({ en: "Harbour Walk people counter" });
    expect(content.placements.map(({ category_id, element_id }) => [category_id, element_id])).toEqual([
      ["accountable", "institution"],
      ["accountable", "organization"],
      ["tech", "de_identified_image"],
      ["retention", "data_retained"],
    ]);
    expect(content.placements[3]?.variables).toEqual({ duration: { en: "30 days" } });
  });

  test("is written with DTPR's ids", () => {
    const written = toThin(inputOf(DEVICE, read(document).content)).document;
    expect(written).toMatchObject({
      schema: { name: "DTPR", version: "0.1" },
      datachain: { type: "device" },
      instance: {
        elements: [{ element_id: "institution", category_id: "device__accountable", priority: 0 }, {}, {}, {}],
      },
    });
  });

  test("reports that it has no fields for actions, sources and flows", () => {
    const source = { id: "s", type: "other" as const, title: "Policy", url: null, citation: null };
    const action = { id: "a", type: "phone" as const, label: { en: "Call" }, target: "311" };
    const content = chain([placed("purpose", "mobility", { actions: [action], sources: [source] })]);
    const { document: written, losses } = toThin(inputOf(DEVICE, content));
    expect(reported(losses)).toEqual(["ACTIONS", "HEAD", "SOURCES"]);
    expect(read(written).content.placements[0]?.actions).toMatchObject([{ type: "phone", target: "311" }]);
  });
});

describe("problems of a document", () => {
  const thin = (elements: readonly unknown[], more: JsonObject = {}) => ({
    id: "x",
    schema_version: ALGORITHM.based_on,
    created_at: "2026-04-01T00:00:00Z",
    elements,
    ...more,
  });

  test.each([
    ["NOT_A_DOCUMENT", []],
    ["NOT_A_DOCUMENT", null],
    ["NOT_A_DOCUMENT", { elements: "none" }],
    ["TOO_LARGE", thin(Array.from({ length: 1001 }, () => ({ element_id: "mobility" })))],
    ["SCHEMA_VERSION_UNKNOWN", { ...thin([]), schema_version: "ai@1999-01-01" }],
    ["ELEMENT_MALFORMED", thin(["mobility"])],
    ["INSTANCE_ELEMENT_UNKNOWN", thin([{ element_id: "time_machine" }])],
    ["PRIORITY_NEGATIVE", thin([{ element_id: "mobility", priority: -1 }])],
    ["PRIORITY_INVALID", thin([{ element_id: "mobility", priority: "first" }])],
    [
      "DUPLICATE_PRIORITY",
      thin([
        { element_id: "mobility", priority: 0 },
        { element_id: "planning_decision_making", priority: 0 },
      ]),
    ],
    ["ELEMENT_INSTANCE_ID_DUPLICATE", thin([{ element_id: "mobility", element_instance_id: "mobility" }])],
    ["CONTEXT_TYPE_UNKNOWN", thin([{ element_id: "analytical_mode", context_type_id: "bored" }])],
    ["SUBCHAIN_INSTANCE_UNKNOWN", thin([{ element_id: "optimization", subchain_instance_id: "f" }])],
    ["SUBCHAIN_MALFORMED", thin([], { subchain_instances: [{ id: "f" }] })],
    ["ACTION_MALFORMED", thin([{ element_id: "mobility", actions: [{ type: "shout" }] }])],
    ["SOURCE_MALFORMED", thin([], { sources: [{ type: "other" }] })],
    ["TEXT_MALFORMED", thin([], { title: [{ locale: "E N", value: "x" }] })],
    ["LINKED_INSTANCES_DROPPED", thin([], { linked_instance_ids: [7] })],
    ["PROVENANCE_DROPPED", thin([], { authoring_provenance: { kind: "a friend" } })],
    ["PROVENANCE_DROPPED", thin([], { authoring_provenance: { kind: "human", mood: "good" } })],
    ["OPTION_UNKNOWN", thin([{ element_id: "mobility", variables: [{ id: "harms", value: ["loss"] }] }])],
    ["AI_GENERATED", thin([], { authoring_provenance: { kind: "ai_generated" } })],
    ["VARIABLE_MOVED", thin([{ element_id: "mobility", variables: [{ id: "colour", value: "red" }] }])],
    ["VARIABLE_DROPPED", thin([{ element_id: "right_contest", variables: [{ id: "colour", value: "red" }] }])],
  ])("%s", (code, document) => {
    expect(codes(document)).toEqual([code]);
  });

  test("CATEGORY_UNKNOWN, keeping the element", () => {
    const document = { datachain: { type: "device" }, instance: { elements: [{ element_id: "x", category_id: "y" }] } };
    expect(codes(document)).toEqual(["CATEGORY_UNKNOWN", "INSTANCE_ELEMENT_UNKNOWN"]);
    expect(read(document).content.placements).toMatchObject([{ category_id: "y", element_id: "x" }]);
  });

  test("TAXONOMY_UNKNOWN if there is none of its kind", () => {
    expect(fromDocument(thin([]), { taxonomies: [DEVICE] }).problems).toMatchObject([{ code: "TAXONOMY_UNKNOWN" }]);
  });

  test("none for placements without a priority, which keep their order", () => {
    const reading = read(thin([{ element_id: "planning_decision_making" }, { element_id: "mobility" }]));
    expect(reading.problems).toEqual([]);
    expect(reading.content.placements.map(({ element_id }) => element_id)).toEqual([
      "planning_decision_making",
      "mobility",
    ]);
  });

  test("none for old names of autonomy", () => {
    const reading = read(thin([{ element_id: "analytical_mode", context_type_id: "ai_only" }]));
    expect(reading.content.placements[0]?.context_value).toBe("autonomous");
  });

  test("have known codes, listed once", () => {
    expect(new Set(DOCUMENT_PROBLEMS).size).toBe(DOCUMENT_PROBLEMS.length);
  });
});

describe("any JSON", () => {
  const keys = fc.constantFrom(
    ..."id elements element_id variables value locale title instance datachain type schema_version".split(" "),
    ..."x_guidepost suggested_elements schema_snapshot category_id priority actions sources label".split(" "),
    ..."subchain_instances undisclosed custom_elements __proto__ target en".split(" "),
  );
  const leaf = fc.oneof(
    fc.constantFrom("mobility", "purpose", "en", "ai", "device", "__proto__", "ai@2026-08-12-beta", "", null),
    fc.integer(),
    fc.double(),
    fc.boolean(),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      leaf,
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(keys, tie("tree"), { maxKeys: 6 }),
    ),
  }));

  test("never makes the reader throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), tree), (value) => {
        const reading = fromDocument(value, { taxonomies });
        expect("content" in reading || reading.problems.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("never makes it throw inside a document either", () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), tree, tree, (elements, own, more) => {
        const document = { schema_version: ALGORITHM.based_on, elements, x_guidepost: own, subchain_instances: more };
        const { content } = read(document);
        const first = toThin(inputOf(ALGORITHM, content)).document;
        expect(toThin(inputOf(ALGORITHM, read(first).content)).document).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });
});

describe("export, import, export", () => {
  const cases = [...taxonomies, ...BUILT_IN].flatMap((taxonomy) =>
    [toThin, toResolved].map((write) => ({ name: `${write.name} of ${taxonomy.id}`, taxonomy, write })),
  );

  test.each(cases)("gives the same document: $name", ({ taxonomy, write }) => {
    fc.assert(
      fc.property(
        contentOf(taxonomy),
        organizations,
        fc.record({ title: ltext, description: ltext }),
        fc.boolean(),
        (content, known, { title, description }, include_internal) => {
          const more = { organizations: known, head: { ...head, title, description }, include_internal };
          const first = write(inputOf(taxonomy, content, more));
          const sent: unknown = JSON.parse(JSON.stringify(first.document));
          const back = read(sent, [...taxonomies, ...BUILT_IN]);
          expect([back.title, back.description]).toEqual([clean(title), clean(description)]);
          const again = { ...head, title: back.title, description: back.description };
          const second = write(inputOf(taxonomy, back.content, { ...more, head: again }));
          expect(JSON.stringify(second.document)).toBe(JSON.stringify(first.document));
          expect(back.taxonomy_id).toBe(taxonomy.id);
          expect(back.content.placements).toHaveLength(content.placements.length);
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each(cases)("writes flows in order, however they are listed: $name", ({ taxonomy, write }) => {
    fc.assert(
      fc.property(contentOf(taxonomy), fc.infiniteStream(fc.nat()), (content, random) => {
        const { document } = write(inputOf(taxonomy, content));
        const shuffled = (flows: unknown) =>
          (Array.isArray(flows) ? flows : [])
            .map((flow: unknown) => ({ flow, at: random.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ flow }) => flow);
        const own = document["x_guidepost"] as JsonObject;
        const sent = {
          ...document,
          ...("subchain_instances" in document && { subchain_instances: shuffled(document["subchain_instances"]) }),
          x_guidepost: { ...own, subchain_instances: shuffled(own["subchain_instances"]) },
        };
        expect(read(sent, [taxonomy]).content.subchain_instances).toEqual(
          read(document, [taxonomy]).content.subchain_instances,
        );
      }),
      { numRuns: 25 },
    );
  });

  test.each(cases)("loses nothing: $name", ({ taxonomy, write }) => {
    const anonymous = (items: readonly Source[]) => items.map((item) => JSON.stringify({ ...item, id: "" })).toSorted();
    fc.assert(
      fc.property(contentOf(taxonomy), organizations, (content, known) => {
        const input = inputOf(taxonomy, content, { organizations: known, include_internal: true });
        const back = read(write(input).document, [taxonomy]).content;
        const flows = new Set(content.subchain_instances.map(({ id }) => id));
        for (const placement of content.placements) {
          const variables = Object.entries(placement.variables).map(([id, text]) => [id, clean(text)] as const);
          const found = back.placements.find(({ id }) => id === placement.id)!;
          expect({ ...found, actions: [], sources: [] }).toEqual({
            ...placement,
            variables: Object.fromEntries(variables.filter(([, text]) => Object.keys(text).length > 0)),
            subchain_instance_id: flows.has(placement.subchain_instance_id ?? "")
              ? placement.subchain_instance_id
              : null,
            actions: [],
            sources: [],
          });
          expect(found.actions).toHaveLength(placement.actions.length);
          expect(found.actions.map(({ target }) => target).toSorted()).toEqual(
            placement.actions.map(({ target }) => target).toSorted(),
          );
          expect(anonymous(found.sources)).toEqual(anonymous(placement.sources));
        }
        expect(anonymous(back.sources)).toEqual(anonymous(content.sources));
        expect(back.subchain_instances).toEqual(
          content.subchain_instances.map((flow) => ({ ...flow, title: clean(flow.title) })),
        );
        expect(Object.keys(back.undisclosed)).toEqual(Object.keys(content.undisclosed));
      }),
      { numRuns: 25 },
    );
  });

  test("writes ids, priorities and languages that are valid upstream", () => {
    fc.assert(
      fc.property(contentOf(ALGORITHM), organizations, (content, known) => {
        const { document } = toThin(inputOf(ALGORITHM, content, { organizations: known }));
        const ids = elementsOf(document).map(({ element_instance_id }) => String(element_instance_id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const entry of elementsOf(document)) {
          const { x_guidepost: _ours, ...standard } = entry;
          expect(ALGORITHM.elements.some(({ id }) => id === entry.element_id)).toBe(true);
          const locales = JSON.stringify(standard).match(/"locale":"[^"]+"/g) ?? [];
          expect(locales.every((found) => /"(en|es)"/.test(found.slice(9)))).toBe(true);
        }
      }),
    );
  });
});
