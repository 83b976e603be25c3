import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkChain } from "./check.ts";
import { clean, type DocumentInput, type JsonObject, localeOut } from "./document-form.ts";
import { LOSS_CODES, LOSS_REASONS } from "./document-loss.ts";
import { fromDocument } from "./document-read.ts";
import { toResolved, toThin } from "./document-write.ts";
import { type ChainContent, EMPTY_CHAIN, type LText, type Placement, type Taxonomy } from "./model.ts";
import { BUILT_IN } from "./taxonomies.ts";
import { newPlacement } from "./template-content.ts";
import { contentOf, ltext, organizations } from "./testing/arbitraries.ts";
import { standardPart, violationsOf } from "./testing/dtpr-rules.ts";

const head = {
  id: "permit-triage",
  title: { en: "Permit triage" },
  description: {},
  created_at: "2026-04-01T02:00:00+02:00",
  updated_at: "2026-04-02T00:00:00.123Z",
};
const cases = BUILT_IN.flatMap((taxonomy) =>
  [toThin, toResolved].map((write) => ({ name: `${write.name} of ${taxonomy.id}`, taxonomy, write })),
);

type Fact = { readonly at: string; readonly value: unknown; readonly locale?: string };

const textFacts = (at: string, text: LText): Fact[] =>
  Object.entries(clean(text)).map(([locale, value]) => ({ at, value, locale }));

const placementFacts = (placement: Placement): Fact[] => {
  const at = `placements/${placement.id}`;
  const { context_value, identifiability, organization_id, subchain_instance_id, disclosure, internal_note } =
    placement;
  const single = { identifiability, organization_id, subchain_instance_id, context_value };
  return [
    { at, value: placement.element_id },
    ...Object.entries(single).flatMap(([key, value]) => (value === null ? [] : [{ at: `${at}/${key}`, value }])),
    ...(disclosure === "disclosed" ? [] : [{ at: `${at}/disclosure`, value: disclosure }]),
    ...(internal_note === "" ? [] : [{ at: `${at}/internal_note`, value: internal_note }]),
    ...Object.entries(placement.variables).flatMap(([id, text]) => textFacts(`${at}/variables/${id}`, text)),
    ...placement.actions.flatMap(({ id, type, target, label }) => [
      { at: `${at}/actions/${id}`, value: type },
      { at: `${at}/actions/${id}`, value: target },
      ...textFacts(`${at}/actions/${id}/label`, label),
    ]),
    ...placement.sources.flatMap((source) => sourceFacts(at, source)),
  ];
};

const sourceFacts = (at: string, { id, type, title, url, citation }: ChainContent["sources"][number]): Fact[] => [
  { at: `${at}/sources/${id}`, value: type },
  { at: `${at}/sources/${id}`, value: title },
  ...(url === null ? [] : [{ at: `${at}/sources/${id}/url`, value: url }]),
  ...(citation === null ? [] : [{ at: `${at}/sources/${id}`, value: citation }]),
];

/** Everything a chain says, one fact at a time. */
const factsOf = ({ content, head: { description, title } }: DocumentInput): Fact[] => [
  ...textFacts("title", title),
  ...textFacts("description", description),
  ...content.placements.flatMap(placementFacts),
  ...content.custom_elements.flatMap(({ id, title: name }) => [
    { at: `custom_elements/${id}`, value: id },
    ...textFacts(`custom_elements/${id}`, name),
  ]),
  ...content.subchain_instances.flatMap(({ id, title: name }) => [
    { at: `subchain_instances/${id}`, value: id },
    ...textFacts(`subchain_instances/${id}/title`, name),
  ]),
  ...Object.entries(content.undisclosed).map(([id, reason]) => ({ at: `undisclosed/${id}`, value: reason })),
  ...content.sources.flatMap((source) => sourceFacts("", source)).map((fact) => ({ ...fact, at: fact.at.slice(1) })),
];

/** The part of the document that speaks of the placement, or else of the chain. */
function partFor(at: string, document: JsonObject): unknown {
  const standard = standardPart(document) as JsonObject;
  const [, id] = /^placements\/([^/]+)/.exec(at) ?? [];
  const list = (document["elements"] ?? (document["instance"] as JsonObject)["elements"]) as JsonObject[];
  if (id === undefined) {
    const { elements: _, schema_snapshot: words, ...chain } = standard;
    return at.startsWith("custom_elements") ? words : chain;
  }
  const own = (entry: JsonObject) => (entry["x_guidepost"] as JsonObject | undefined)?.["element_instance_id"];
  return standardPart(list.find((entry) => (entry["element_instance_id"] ?? own(entry)) === id) ?? null);
}

function says(part: unknown, { value, locale }: Fact): boolean {
  if (part === undefined) return false;
  if (locale !== undefined) {
    const written = localeOut(locale);
    return JSON.stringify(part).includes(JSON.stringify({ locale: written, value }));
  }
  return JSON.stringify(part).includes(JSON.stringify(value));
}

describe("the loss report", () => {
  test("has a reason for every code", () => {
    expect(LOSS_CODES.filter((code) => LOSS_REASONS[code].length < 20)).toEqual([]);
  });

  const anything = (taxonomy: Taxonomy) =>
    fc
      .tuple(contentOf(taxonomy), organizations, ltext, ltext)
      .map(([content, known, title, description]): DocumentInput => ({
        taxonomy,
        content,
        organizations: known,
        head: { ...head, title, description },
      }));

  test.each(cases)("names everything of the chain that is not in the standard's part: $name", ({ taxonomy, write }) => {
    fc.assert(
      fc.property(anything(taxonomy), (input) => {
        const { document, losses } = write(input);
        const isTold = (fact: Fact) =>
          losses.some(
            ({ at, locales }) =>
              (fact.at === at || fact.at.startsWith(`${at}/`)) &&
              (locales === undefined || (fact.locale !== undefined && locales.includes(fact.locale))),
          );
        const missing = factsOf(input).filter((fact) => !says(partFor(fact.at, document), fact) && !isTold(fact));
        expect(missing).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test.each(cases)("names nothing else: $name", ({ taxonomy, write }) => {
    fc.assert(
      fc.property(anything(taxonomy), (input) => {
        const { document, losses } = write(input);
        const facts = factsOf(input);
        /** Reports on the document itself, not on a fact of the chain. */
        const ABOUT_THE_DOCUMENT = ["FILLED", "HEAD", "NO_ELEMENTS", "OWN_VOCABULARY", "PROPOSED", "REQUIRED_CATEGORY"];
        const untrue = losses.filter(({ code, at, locales }) => {
          if (ABOUT_THE_DOCUMENT.includes(code)) return false;
          // the words of an organization stand in no chain
          if (at.includes("/organization/")) return false;
          const meant = facts.filter(
            (fact) =>
              (fact.at === at || fact.at.startsWith(`${at}/`)) &&
              (locales === undefined || locales.includes(fact.locale ?? "")),
          );
          return meant.length === 0;
        });
        expect(untrue).toEqual([]);
        expect(new Set(losses.map(({ code, at }) => `${code} ${at}`)).size).toBe(losses.length);
        // a placeholder is reported exactly where the document marks one
        const list = (document["elements"] ?? (document["instance"] as JsonObject)["elements"]) as JsonObject[];
        const marks = list.flatMap(
          (entry) => (entry["x_guidepost"] as { filled?: string[] } | undefined)?.filled ?? [],
        );
        expect(losses.filter(({ code }) => code === "FILLED")).toHaveLength(marks.length);
      }),
      { numRuns: 40 },
    );
  });

  test.each(cases)(
    "and says when readers will refuse the document, which happens for no other reason: $name",
    ({ taxonomy, write }) => {
      fc.assert(
        fc.property(anything(taxonomy), (input) => {
          const { document, losses } = write(input);
          const isRefused = losses.some(({ code }) => code === "NO_ELEMENTS" || code === "REQUIRED_CATEGORY");
          expect(isRefused ? violationsOf(document).length > 0 : violationsOf(document)).toEqual(isRefused ? true : []);
        }),
        { numRuns: 40 },
      );
    },
  );
});

test("what a foreign document says about itself survives", () => {
  const taxonomy = BUILT_IN[1]!;
  const document = {
    id: "permit-triage",
    title: [
      { locale: "en", value: "Permit triage" },
      { locale: "fr", value: "Tri des permis" },
    ],
    schema_version: taxonomy.based_on,
    created_at: "2026-04-01T00:00:00Z",
    instance_version: "v1.2.3",
    linked_instance_ids: ["harbour-camera"],
    elements: [
      {
        element_id: "mobility",
        element_instance_id: "moves",
        priority: 0,
        variables: [],
        subchain_instance_id: undefined,
      },
      { element_id: "optimization", priority: 0, variables: [], subchain_instance_id: "first" },
    ],
    subchain_instances: [{ id: "first", subchain_id: "data_flow", head_refs: ["analytical_mode"], order: 0 }],
    authoring_provenance: {
      kind: "ai_generated",
      model: "a model",
      generated_at: "2026-03-01T00:00:00Z",
      element_provenance: {
        moves: {
          rationale: "The register says so.",
          confidence: "high",
          source_references: [{ quote: "buses", context: "page 2" }],
          variable_rationale: { additional_description: "From the summary." },
        },
      },
    },
  };
  const read = fromDocument(document, { taxonomies: BUILT_IN });
  if (!("content" in read)) throw new Error("unreadable");
  expect(read.problems.map(({ code }) => code)).toEqual(["AI_GENERATED"]);
  const back = toThin({ taxonomy, content: read.content, organizations: [], head: { ...head, updated_at: null } });
  const { x_guidepost: _ours, elements: _elements, ...standard } = back.document;
  const { elements: _, ...sent } = document;
  expect(standard).toMatchObject({ ...sent, subchain_instances: [{ ...sent.subchain_instances[0] }] });
  // the element is removed: its note stays ours
  const less = { ...read.content, placements: read.content.placements.slice(1) };
  const after = toThin({ taxonomy, content: less, organizations: [], head });
  expect(after.document["authoring_provenance"]).toMatchObject({ element_provenance: {} });
  expect(after.losses).toContainEqual(expect.objectContaining({ code: "PROVENANCE" }));
  expect(after.document["x_guidepost"]).toMatchObject({ element_provenance: { moves: { confidence: "high" } } });
});

test("choices are written, checked and read", () => {
  const base = BUILT_IN[1]!;
  const options = ["money", "time"].map((id) => ({
    id,
    name: { en: id },
    description: {},
    applies_to: ["financial_harm"],
  }));
  const harms = { id: "harms", label: { en: "Harms" }, required: true, options };
  const declared = [
    { id: "risk", required: true },
    { id: "harms", required: true, is_choice: true },
  ];
  const taxonomy: Taxonomy = {
    ...base,
    categories: base.categories.map((category) =>
      category.id === "risks_mitigation"
        ? { ...category, variables: [...category.variables, harms], standard_variables: declared }
        : category,
    ),
  };
  const placed = (chosen: readonly string[]) =>
    newPlacement(
      {
        category_id: "risks_mitigation",
        element_id: "financial_harm",
        variables: { risk: { en: "Cost" } },
        choices: { harms: chosen },
      },
      () => "p1",
    );
  const write = (chosen: readonly string[]) =>
    toThin({ taxonomy, content: { ...EMPTY_CHAIN, placements: [placed(chosen)] }, organizations: [], head });
  const { document, losses } = write(["money", "honour"]);
  const [entry] = document["elements"] as JsonObject[];
  expect(entry?.["variables"]).toContainEqual({ id: "harms", value: ["money"] });
  expect(losses).toContainEqual({ code: "OPTIONS", at: "placements/p1/choices/harms", kept: true });
  const read = fromDocument(document, { taxonomies: [taxonomy] });
  expect("content" in read && read.content.placements[0]?.choices).toEqual({ harms: ["money", "honour"] });
  expect(write([]).losses.map(({ code }) => code)).toContain("REQUIRED_CHOICE");
  const codesOf = (chosen: readonly string[]) =>
    checkChain({
      taxonomy,
      content: { ...EMPTY_CHAIN, placements: [placed(chosen)] },
      organizations: [],
      locales: ["en"],
      default_locale: "en",
    })
      .filter(({ variable_id }) => variable_id === "harms")
      .map(({ code }) => code);
  expect(codesOf(["money"])).toEqual([]);
  expect(codesOf([])).toEqual(["INSTANCE_REQUIRED_VARIABLE_MISSING"]);
  expect(codesOf(["honour"])).toEqual(["INSTANCE_VARIABLE_OPTION_UNKNOWN"]);
});

test("a camera that stands alone and is said to identify nobody gets a warning", () => {
  const taxonomy = BUILT_IN[0]!;
  const codesOf = (...elements: readonly [string, "none" | "identifiable" | null][]) =>
    checkChain({
      taxonomy,
      content: {
        ...EMPTY_CHAIN,
        placements: elements.map(([element_id, identifiability]) =>
          newPlacement({ category_id: "tech", element_id, identifiability }, () => element_id),
        ),
      },
      organizations: [],
      locales: ["en"],
      default_locale: "en",
    }).map(({ code }) => code);
  const code = "CAPTURE_SAID_HARMLESS";
  for (const element of ["video_camera", "microphone", "image", "li_dar"])
    expect(codesOf([element, null]), element).toContain(code);
  expect(codesOf(["video_camera", "identifiable"])).not.toContain(code);
  expect(codesOf(["de_identified_video", null], ["video_camera", null])).not.toContain(code);
  expect(codesOf(["radar", null])).not.toContain(code);
});
