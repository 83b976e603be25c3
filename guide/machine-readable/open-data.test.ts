import { UI_LOCALES } from "#contract/common.ts";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { builtIn } from "#datachain/taxonomies.ts";
import { csvLine } from "#server/platform/records/csv.ts";
import type { PageSnapshot, PublicPlace } from "../content.ts";
import { ALGORITHM } from "../testing/algorithm.ts";
import { DEVICE } from "../testing/device.ts";
import { INTERNAL } from "../testing/site.ts";
import { guideOf, HOSTILE, HOSTILE_DEVICE, pageOf } from "../testing/hostile-guide.ts";
import { dataCatalog } from "./data-catalog.ts";
import { DATA_COLUMNS, DATA_FORMATS, type DataFormat, type Dataset, DATASETS } from "./data-columns.ts";
import { dataDictionary } from "./data-dictionary.ts";
import { dataFile, versionsFile } from "./data-files.ts";
import type { ListedVersion } from "./data-row.ts";

const guide = guideOf();

async function* batchesOf<One>(ones: readonly One[]) {
  for (const one of ones) yield await Promise.resolve([one]);
}
async function fileOf(dataset: Dataset, format: DataFormat, snapshots: readonly PageSnapshot[], locale = "en") {
  let text = "";
  const reading = { guide, locale, taxonomyOf: builtIn };
  const parts =
    dataset === "versions"
      ? versionsFile(reading, format, batchesOf(snapshots.map(versionOf)), csvLine)
      : dataFile(reading, { dataset, format }, batchesOf(snapshots.map((snapshot) => pageOf(snapshot))), csvLine);
  for await (const part of parts) text += part;
  return text;
}
const versionOf = ({ page_id, type, slug, content }: PageSnapshot): ListedVersion => ({
  page_id,
  type: type === "home_page" ? "device_page" : type,
  slug,
  title: content.headline,
  number: 2,
  note: "A wider view",
  published_at: "2026-11-12T14:20:00.123456Z",
  ended_at: null,
  withheld: [],
});
type Row = Record<string, unknown>;
const rowsOf = async (dataset: Dataset, snapshots: readonly PageSnapshot[], locale?: string) =>
  (JSON.parse(await fileOf(dataset, "json", snapshots, locale)) as { rows: Row[] }).rows;
const cellsOf = async (dataset: Dataset, snapshots: readonly PageSnapshot[]) =>
  parse(await fileOf(dataset, "csv", snapshots), { columns: true }) as Record<string, string>[];
type Position = [number, number];
type Feature = {
  id: string;
  geometry: { type: string; coordinates: unknown; geometries?: unknown } | null;
  properties: Row;
};
const featuresOf = async (dataset: Dataset, snapshots: readonly PageSnapshot[]) =>
  (JSON.parse(await fileOf(dataset, "geojson", snapshots)) as { type: string; features: Feature[] }).features;

const placed = (...places: Partial<PublicPlace>[]): PageSnapshot => ({
  ...DEVICE,
  places: places.map((more, index) => ({ ...(DEVICE.places[0] as PublicPlace), id: `place-${index}`, ...more })),
});

test("a device is a row with the data of its page and its datachain", async () => {
  const [row] = await rowsOf("devices", [DEVICE]);
  expect(row).toMatchObject({
    id: DEVICE.page_id,
    title: "Licence plate reader, Dock Road",
    page_url: "https://guide.seaview.example/devices/licence-plate-reader-dock-road",
    dtpr_url: "https://guide.seaview.example/devices/licence-plate-reader-dock-road.json",
    device_type: "camera",
    status_phase: "active",
    accountable: "City of Seaview",
    suppliers: ["PlateWorks Ltd (vendor)"],
    labels: ["Traffic"],
    identifiability: "identifiable",
    retention: [expect.stringContaining("30 days")],
    place_count: 2,
    publication_number: 3,
    first_published_at: "2025-03-28T08:00:00Z",
  });
});

test("CSV and JSON have the same content, with exactly the columns of the data dictionary", async () => {
  const { datasets } = dataDictionary(guide, "en");
  for (const dataset of DATASETS) {
    const snapshots = dataset === "algorithms" ? [ALGORITHM] : [DEVICE];
    const columns = datasets.find(({ name }) => name === dataset)?.columns.map(({ name }) => name);
    const [cells, rows] = [await cellsOf(dataset, snapshots), await rowsOf(dataset, snapshots)];
    expect(Object.keys(cells[0] ?? {})).toEqual(columns);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    expect(cells).toHaveLength(rows.length);
  }
});

test("the data dictionary describes every column in every language", () => {
  const told = UI_LOCALES.map((locale) => {
    const { datasets } = dataDictionary(guide, locale);
    for (const { columns } of datasets)
      for (const { name, description } of columns) expect(description, `${locale} ${name}`).toMatch(/\p{L}/u);
    return JSON.stringify(datasets.map(({ description }) => description));
  });
  expect(new Set(told).size).toBe(6);
});

test("a missing text falls back to the guide's default language", async () => {
  const [row] = await rowsOf("devices", [DEVICE], "km");
  expect(row).toMatchObject({ title: DEVICE.content.headline["km"], legal_basis: "Traffic Order 118 of 2024" });
  expect(row?.["page_url"]).toBe("https://guide.seaview.example/devices/licence-plate-reader-dock-road?lang=km");
});

test("an algorithm has its public factsheet answers, and undisclosed ones say so", async () => {
  const [row] = await rowsOf("algorithms", [ALGORITHM]);
  expect(row).toMatchObject({
    publication_category: "impactful",
    themes: ["housing"],
    factsheet_purpose: "Planners read urgent and complete applications first.",
    factsheet_people_affected: ["applicants", "businesses"],
    factsheet_proportionality: "[not_disclosed] the supplier's contract keeps it secret.",
    factsheet_necessity: null,
    factsheet_political_decisions: [
      { title: "Council decision 12", url: "https://seaview.example/d12", decided_on: "2025-11-20" },
    ],
  });
  const [cells] = await cellsOf("algorithms", [ALGORITHM]);
  expect(JSON.parse(cells?.["factsheet_political_decisions"] ?? "")).toMatchObject([{ title: "Council decision 12" }]);
  expect(cells?.["factsheet_people_affected"]).toBe("applicants; businesses");
});

test("no file has internal data", async () => {
  for (const dataset of DATASETS)
    for (const format of DATA_FORMATS[dataset])
      expect(await fileOf(dataset, format, [DEVICE, ALGORITHM])).not.toContain(INTERNAL);
});

test("CSV has no byte order mark, and no cell that a spreadsheet would run as a formula", async () => {
  const text = await fileOf("devices", "csv", [HOSTILE_DEVICE]);
  expect(text.startsWith("id,title,")).toBe(true);
  const [cells] = parse(text, { columns: true }) as Record<string, string>[];
  // a lone surrogate has no UTF-8 encoding
  expect(cells?.["title"]).toBe(`'${HOSTILE.replace("\uD800", "\uFFFD")}`);
  expect(Object.values(cells ?? {}).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  expect(cells?.["page_url"]).toBe(`https://guide.seaview.example/devices/${encodeURIComponent(HOSTILE_DEVICE.slug)}`);
});

test("a place is never more precise than allowed, whatever the snapshot holds", async () => {
  const fine = { lat: 41.490123, lng: -71.312345, direction_deg: 90, radius_m: 60, short_code: "7kd2mp" };
  const geometry = { type: "LineString" as const, coordinates: [[-71.312345, 41.490123], [-71.3, 41.5]] as Position[] }; // oxfmt-ignore
  const snapshot = placed(
    { ...fine, precision: "street", geometry },
    { ...fine, precision: "area", geometry, address: "12 Dock Road" },
    { ...fine, precision: "hidden", geometry, name: { en: "SECRET SPOT" } },
    { ...fine, precision: "exact" },
  );
  expect(await rowsOf("places", [snapshot])).toMatchObject([
    { latitude: 41.49, longitude: -71.312, geometry: "POINT (-71.312 41.49)", direction_deg: null, short_code: null },
    { latitude: 41.49, longitude: -71.31, geometry: "POINT (-71.31 41.49)", address: null, radius_m: null },
    { latitude: 41.490123, longitude: -71.312345, direction_deg: 90, short_code: "7kd2mp" },
  ]);
  const rough = placed({ ...fine, precision: "street", geometry }, { ...fine, precision: "hidden", geometry });
  for (const dataset of ["devices", "places"] as const)
    for (const format of DATA_FORMATS[dataset])
      expect(await fileOf(dataset, format, [rough])).not.toMatch(/41\.4901|71\.3123|SECRET/);
});

/** Twice the signed area; positive if counterclockwise. */
const turn = (ring: readonly Position[]) =>
  ring.slice(1).reduce((sum, [lng, lat], index) => {
    const [fromLng, fromLat] = ring[index] ?? [0, 0];
    return sum + fromLng * lat - lng * fromLat;
  }, 0);

test("GeoJSON has points, lines and closed areas that follow the right-hand rule, longitude first", async () => {
  const outline: Position[] = [[0, 0], [0, 10], [10, 10], [10, 0]]; // oxfmt-ignore
  const hole: Position[] = [[2, 2], [4, 2], [4, 4], [2, 4], [2, 2]]; // oxfmt-ignore
  const line: Position[] = [[-71.3, 41.5], [-71.2, 41.6]]; // oxfmt-ignore
  const features = await featuresOf("places", [
    placed(
      { geometry: { type: "Polygon", coordinates: [outline, hole] } },
      { geometry: { type: "LineString", coordinates: line } },
      { lat: 41.4, lng: -71.3 },
      { lat: null, lng: null },
    ),
  ]);
  const [area, road, spot, nowhere] = features.map(({ geometry }) => geometry);
  const rings = area?.coordinates as Position[][];
  for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1));
  expect(rings.map((ring) => Math.sign(turn(ring)))).toEqual([1, -1]);
  expect(road).toEqual({ type: "LineString", coordinates: line });
  expect(spot).toEqual({ type: "Point", coordinates: [-71.3, 41.4] });
  expect(nowhere).toBeNull();
  for (const { properties } of features) expect(properties).not.toHaveProperty("latitude");
  for (const [lng, lat] of rings.flat()) {
    expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    expect(Math.abs(lat)).toBeLessThanOrEqual(90);
  }
});

test("a device with several places has them all, one without any has none", async () => {
  const features = await featuresOf("devices", [DEVICE, placed()]);
  expect(features.map(({ geometry }) => geometry?.type)).toEqual(["GeometryCollection", undefined]);
});

test("a guide without pages has files without rows", async () => {
  for (const dataset of DATASETS) {
    expect(await rowsOf(dataset, [])).toEqual([]);
    expect((await fileOf(dataset, "csv", [])).trimEnd().split("\r\n")).toHaveLength(1);
  }
  expect(await featuresOf("places", [])).toEqual([]);
});

test("the catalog describes every file as DCAT-AP requires, in all languages of the guide", () => {
  const catalog = JSON.parse(
    JSON.stringify(
      dataCatalog({
        guide,
        first_published_at: "2025-03-28T08:00:00Z",
        published_at: "2026-11-12T14:20:00Z",
        bounds: null,
      }),
    ),
  ) as Record<string, unknown>;
  for (const name of ["dct:title", "dct:description", "dct:publisher", "dcat:dataset"])
    expect(catalog).toHaveProperty([name]);
  const datasets = catalog["dcat:dataset"] as Record<string, unknown>[];
  expect(datasets).toHaveLength(DATASETS.length);
  for (const dataset of datasets) {
    expect(dataset).toMatchObject({ "@type": "dcat:Dataset", "dct:modified": { "@type": "xsd:dateTime" } });
    const languages = (dataset["dct:title"] as { "@language": string }[]).map((title) => title["@language"]);
    expect(languages.toSorted()).toEqual(["ar", "en", "es", "fil", "fr", "km", "pt"]);
    for (const distribution of dataset["dcat:distribution"] as Record<string, { "@id": string }>[]) {
      expect(distribution["dcat:accessURL"]?.["@id"]).toMatch(/^https:\/\/guide\.seaview\.example\/data\/\w+\.\w+$/);
      expect(distribution["dct:license"]?.["@id"]).toBe("https://creativecommons.org/licenses/by/4.0/");
      expect(distribution["dct:format"]?.["@id"]).toMatch(/\/file-type\/(CSV|JSON|GEOJSON)$/);
    }
  }
});

test("no two columns of a file have the same name", () => {
  for (const dataset of DATASETS) {
    const names = DATA_COLUMNS[dataset].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("the dictionary and the catalogue are in Arabic throughout", () => {
  const english = dataDictionary(guide, "en");
  const arabic = dataDictionary(guide, "ar");
  expect(arabic.language).toBe("ar");
  arabic.datasets.forEach((dataset, at) => {
    const told = english.datasets[at];
    expect([dataset.title, dataset.description].join(" ")).not.toMatch(/[a-z]/i);
    dataset.columns.forEach(({ name, description }, column) => {
      expect(description, name).not.toBe(told?.columns[column]?.description);
      expect(description.replaceAll(/DTPR|JSON|WKT|WGS/g, ""), name).not.toMatch(/[a-z]/i);
    });
  });
  const { "dct:title": titles } = dataCatalog({ guide, first_published_at: null, published_at: null, bounds: null });
  expect(titles).toContainEqual({ "@value": "البيانات المفتوحة", "@language": "ar" });
});
