import { readFileSync } from "node:fs";
import jsonld from "jsonld";
import { Parser, Store } from "n3";
import SHACLValidator from "rdf-validate-shacl";
import { expect, test } from "vitest";
import { guideOf } from "../testing/hostile-guide.ts";
import { apiCatalog } from "./api-catalog.ts";
import { dataCatalog } from "./data-catalog.ts";

const readTurtle = (text: string) => new Store(new Parser().parse(text));
const shapes = readTurtle(readFileSync(new URL("../testing/dcat-ap.ttl", import.meta.url), "utf8"));

const SPAN = { first_published_at: "2025-03-28T08:00:00Z", published_at: "2026-11-12T14:20:00Z" };
const BOUNDS = { west: -71.32, south: 41.48, east: -71.29, north: 41.51 };
const ending = (address: string | undefined) => address?.split(/[/#]/).at(-1);

/** What the shapes find, by severity: which property of which node breaks which rule. */
async function judge(catalog: object, severity: "Violation" | "Warning") {
  const quads: unknown = await jsonld.toRDF(catalog, { format: "application/n-quads" });
  const { results } = await new SHACLValidator(shapes).validate(readTurtle(quads as string));
  return results
    .filter((result) => ending(result.severity?.value) === severity)
    .map(({ focusNode, path, sourceConstraintComponent }) =>
      [focusNode, path, sourceConstraintComponent].map((term) => ending(term?.value)).join(" "),
    );
}

test("the catalogue breaks no mandatory and no range rule of DCAT-AP 3", async () => {
  const catalog = dataCatalog({ guide: guideOf(), ...SPAN, bounds: BOUNDS });
  expect(await judge(catalog, "Violation")).toEqual([]);
});

test("adopted yearly reports are a dataset, in the API catalogue too", async () => {
  const guide = guideOf({ report_slugs: ["2025-2026"] });
  const catalog = dataCatalog({ guide, ...SPAN, bounds: BOUNDS });
  expect(await judge(catalog, "Violation")).toEqual([]);
  const address = `${guide.origin}/reports.json`;
  const [dataset] = catalog["dcat:dataset"].filter((one) => one["dct:identifier"] === "reports");
  expect(dataset?.["dcat:distribution"]).toMatchObject([{ "dcat:downloadURL": { "@id": address } }]);
  expect(JSON.stringify(apiCatalog(guide))).toContain(`"${address}"`);
  expect(
    JSON.stringify([dataCatalog({ guide: guideOf(), ...SPAN, bounds: BOUNDS }), apiCatalog(guideOf())]),
  ).not.toContain("reports.json");
});

test("the catalogue has what DCAT-AP recommends, except where algorithms and versions are", async () => {
  const catalog = dataCatalog({ guide: guideOf(), ...SPAN, bounds: BOUNDS });
  expect(await judge(catalog, "Warning")).toEqual([
    "algorithms spatial MinCountConstraintComponent",
    "versions spatial MinCountConstraintComponent",
  ]);
});

test("a guide that just opened, without places, contact and history, has a valid catalogue too", async () => {
  const { features } = guideOf().site;
  const guide = guideOf({ contact_email: null, features: { ...features, changes: false }, locales: ["de", "en"] });
  const catalog = dataCatalog({ guide, first_published_at: null, published_at: null, bounds: null });
  expect(await judge(catalog, "Violation")).toEqual([]);
  const told = JSON.stringify(catalog);
  expect(told).not.toMatch(/versions|spatial|temporal|contactPoint|"@language":"de"/);
});

test("the shapes notice what is missing", async () => {
  const { "dct:title": _, ...untitled } = dataCatalog({ guide: guideOf(), ...SPAN, bounds: BOUNDS });
  const bare = { ...untitled, "foaf:homepage": { "@id": "https://guide.seaview.example/about" }, "dcat:dataset": [] };
  expect((await judge(bare, "Violation")).toSorted()).toEqual([
    "catalog.jsonld homepage ClassConstraintComponent",
    "catalog.jsonld title MinCountConstraintComponent",
  ]);
});
