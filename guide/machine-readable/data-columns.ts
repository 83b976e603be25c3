import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { Identifiability } from "#contract/datachains.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { PRECISIONS } from "#contract/locations.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import { nameIn } from "#contract/names.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { factsOf, type SubjectFact, subjectField } from "#contract/records/subject.ts";
import { PHASES } from "#contract/statuses.ts";
import type { LText } from "#contract/texts.ts";
import { bareId } from "#datachain/roles.ts";
import { FACT_TERMS } from "#terms/fact-terms.ts";
import { pathOf } from "../paths.ts";
import { safeWebUrl } from "../safe-url.ts";
import { type GuideSite, showsVersions } from "../site.ts";
import { addressOf, dataOf, documentPath, publicationPath } from "./addresses.ts";
import { answerColumns } from "./answer-columns.ts";
import type { Cell, ColumnKind, DataColumn } from "./data-column.ts";
import type { DataRow, PlaceRow, VersionRow } from "./data-row.ts";
import type { DataWords } from "./data-words.ts";
import { geometryOf, wellKnownText } from "./public-position.ts";

type ColumnName = keyof DataWords["columns"];
const column = <Row>(
  name: ColumnName,
  kind: ColumnKind,
  value: (row: Row) => Cell | undefined,
  codes?: readonly string[],
): DataColumn<Row> => ({
  name,
  kind,
  value: (row) => value(row) ?? null,
  about: ({ columns }) => columns[name],
  ...(codes && { codes }),
});

/** The elements of the given datachain categories: `purpose`, `tech`. */
const placedIn =
  (...names: readonly string[]) =>
  ({ chain }: DataRow) =>
    (chain?.categories ?? [])
      .filter(({ standard_id }) => names.includes(bareId(standard_id)))
      .flatMap(({ placements }) => placements)
      .map(({ title, detail }) => [title.text, detail?.text].filter(Boolean).join(": "));

const PAGE: readonly DataColumn<DataRow>[] = [
  column("id", "id", ({ snapshot }) => snapshot.page_id),
  column("title", "text", ({ snapshot, read }) => read(snapshot.content.headline)),
  column("summary", "text", ({ snapshot, read }) => read(snapshot.content.subtitle)),
  column("page_url", "url", (row) => addressOf(row.guide, pathOf(row.snapshot), row.locale)),
  column("dtpr_url", "url", (row) => row.chain && addressOf(row.guide, documentPath(row.snapshot))),
  column("reference", "text", ({ snapshot }) => snapshot.subject?.reference),
];

const factColumn = (name: SubjectFact): DataColumn<DataRow> => {
  const { kind, is_localized } = subjectField(name);
  return {
    name,
    kind: kind === "day" || kind === "url" ? kind : "text",
    value: ({ snapshot, read }) => {
      const value: unknown = snapshot.subject?.[name];
      return (is_localized ? read(value as LText | undefined) : (value as string | undefined)) ?? null;
    },
    about: (_, locale) => FACT_TERMS[guideLocale(locale)][name].data,
  };
};
/** The facts of both kinds of records: one file has the same columns as the other. */
const FACTS = [...new Set([...factsOf("device"), ...factsOf("algorithm")])].map(factColumn);

const SUBJECT: readonly DataColumn<DataRow>[] = [
  column("status", "text", ({ snapshot, read }) => read(snapshot.subject?.status?.name)),
  column("status_phase", "code", ({ snapshot }) => snapshot.subject?.status?.phase, [
    ...new Set<string>([...PHASES, ...LIFECYCLES]),
  ]),
  column("in_use_since", "day_or_month", ({ snapshot }) => snapshot.subject?.since),
  column("in_use_until", "day_or_month", ({ snapshot }) => snapshot.subject?.until),
  column("checked_on", "day", ({ snapshot }) => snapshot.subject?.checked_on),
  column("accountable", "text", ({ snapshot, read }) => read(snapshot.subject?.accountable?.name)),
  column("suppliers", "list", ({ snapshot, read }) =>
    snapshot.subject?.suppliers.map(({ name, role }) => `${read(name) ?? "?"} (${role})`),
  ),
  ...FACTS,
  column("privacy_url", "url", ({ snapshot }) => safeWebUrl(snapshot.subject?.privacy_url)),
  column("contact_email", "text", ({ snapshot }) => snapshot.subject?.contact.email),
  column("contact_phone", "text", ({ snapshot }) => snapshot.subject?.contact.phone),
  column("contact_url", "url", ({ snapshot }) => safeWebUrl(snapshot.subject?.contact.url)),
  column("labels", "list", ({ snapshot, locale }) => snapshot.labels.map((label) => nameIn(label, locale))),
];

const CHAIN: readonly DataColumn<DataRow>[] = [
  column("vocabulary", "id", ({ snapshot }) => snapshot.chain?.taxonomy_id),
  column("identifiability", "code", ({ snapshot }) => snapshot.chain?.identifiability, Identifiability.options),
  column("purposes", "list", placedIn("purpose")),
];
const CHAIN_END: readonly DataColumn<DataRow>[] = [
  column("access", "list", placedIn("access")),
  column("retention", "list", placedIn("retention")),
  column("storage", "list", placedIn("storage")),
];

const PUBLISHED: readonly DataColumn<DataRow>[] = [
  column("publication_number", "number", ({ number }) => number),
  column("first_published_at", "time", ({ first_published_at }) => first_published_at),
  column("published_at", "time", ({ published_at }) => published_at),
];

const DEVICES: readonly DataColumn<DataRow>[] = [
  ...PAGE,
  column("device_type", "code", ({ snapshot }) => snapshot.subject?.device_type, DEVICE_TYPES),
  ...SUBJECT,
  ...CHAIN,
  column("technologies", "list", placedIn("tech")),
  column("data_types", "list", placedIn("data")),
  column("processing", "list", placedIn("process", "processing")),
  ...CHAIN_END,
  column("place_count", "number", ({ snapshot }) => snapshot.places.length),
  ...PUBLISHED,
];

const ALGORITHMS: readonly DataColumn<DataRow>[] = [
  ...PAGE,
  column(
    "publication_category",
    "code",
    ({ snapshot }) => snapshot.subject?.publication_category,
    PUBLICATION_CATEGORIES,
  ),
  column("themes", "list", ({ snapshot }) => snapshot.subject?.themes, THEMES),
  ...SUBJECT,
  ...CHAIN,
  column("autonomy", "list", placedIn("functional_modes", "decision")),
  column("affected_people", "list", placedIn("affected")),
  column("input_data", "list", placedIn("input_dataset")),
  column("processing", "list", placedIn("processing")),
  column("output_data", "list", placedIn("output_dataset")),
  column("risks", "list", placedIn("risks_mitigation")),
  column("rights", "list", placedIn("rights")),
  ...CHAIN_END,
  ...PUBLISHED,
  ...answerColumns,
];

/** A representative point, also for lines and areas. */
const pointOf = ({ place }: PlaceRow) => {
  const point = geometryOf({ ...place, geometry: null });
  return point?.type === "Point" ? point.coordinates : undefined;
};
const isExact = ({ place }: PlaceRow) => place.precision === "exact";

const PLACES: readonly DataColumn<PlaceRow>[] = [
  column("place_id", "id", ({ place }) => place.id),
  column("place_name", "text", ({ place, read }) => read(place.name)),
  column("address", "text", ({ place }) => (place.precision === "area" ? null : place.address)),
  column("latitude", "degrees", (row) => pointOf(row)?.[1]),
  column("longitude", "degrees", (row) => pointOf(row)?.[0]),
  column("geometry", "shape", ({ place }) => wellKnownText(geometryOf(place))),
  column("precision", "code", ({ place }) => place.precision, PRECISIONS.slice(0, -1)),
  column("direction_deg", "number", (row) => (isExact(row) ? row.place.direction_deg : null)),
  column("radius_m", "number", (row) => (isExact(row) ? row.place.radius_m : null)),
  column("short_code", "id", (row) => (isExact(row) ? row.place.short_code : null)),
  column("device_id", "id", ({ snapshot }) => snapshot.page_id),
  column("device_title", "text", ({ snapshot, read }) => read(snapshot.content.headline)),
  column("page_url", "url", (row) => addressOf(row.guide, pathOf(row.snapshot), row.locale)),
  column("identifiability", "code", ({ snapshot }) => snapshot.chain?.identifiability, Identifiability.options),
];

const PAGE_KINDS = { device_page: "device", algorithm_page: "algorithm", collection_page: "collection" } as const;
const versionPath = ({ version }: VersionRow) => publicationPath(version, version.number);

const VERSIONS: readonly DataColumn<VersionRow>[] = [
  column("id", "id", ({ version }) => version.page_id),
  column("page_type", "code", ({ version }) => PAGE_KINDS[version.type], Object.values(PAGE_KINDS)),
  column("version_number", "number", ({ version }) => version.number),
  column("title", "text", ({ version, read }) => read(version.title)),
  column("public_from", "time", ({ version }) => version.published_at),
  column("public_until", "time", ({ version }) => version.ended_at),
  column("change_note", "text", ({ version }) => version.note),
  column("page_url", "url", (row) => addressOf(row.guide, pathOf(row.version), row.locale)),
  column("version_url", "url", (row) => addressOf(row.guide, versionPath(row), row.locale)),
  column("data_url", "url", (row) => addressOf(row.guide, dataOf(versionPath(row)), row.locale)),
  column("withheld_because", "text", ({ version }) => wholeOf(version.withheld)?.reason),
  column("withheld_parts", "list", ({ version }) => version.withheld.flatMap(({ field }) => field ?? [])),
];

export const DATA_COLUMNS = {
  devices: DEVICES,
  algorithms: ALGORITHMS,
  places: PLACES,
  versions: VERSIONS,
} as const;
export const DATASETS = ["devices", "algorithms", "places", "versions"] as const;
export type Dataset = (typeof DATASETS)[number];
/** The data sets with a row for each public page, or for each of its places. */
export type PageDataset = Exclude<Dataset, "versions">;

/** What identifies a row. */
export const KEYS: Readonly<Record<Dataset, readonly ColumnName[]>> = {
  devices: ["id"],
  algorithms: ["id"],
  places: ["place_id"],
  versions: ["id", "version_number"],
};
/** A site can keep earlier versions to itself. */
export const datasetsOf = (site: GuideSite): readonly Dataset[] =>
  DATASETS.filter((dataset) => dataset !== "versions" || showsVersions(site));
export type DataFormat = "csv" | "json" | "geojson";

/** Algorithms and versions have no geometry. */
export const DATA_FORMATS: Readonly<Record<Dataset, readonly DataFormat[]>> = {
  devices: ["csv", "json", "geojson"],
  algorithms: ["csv", "json"],
  places: ["csv", "json", "geojson"],
  versions: ["csv", "json"],
};
export const MEDIA_TYPES: Readonly<Record<DataFormat, string>> = {
  csv: "text/csv",
  json: "application/json",
  geojson: "application/geo+json",
};
/** The page type each file is made from. */
export const PAGE_TYPE_OF = { devices: "device_page", algorithms: "algorithm_page", places: "device_page" } as const;
