import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { type BuiltInProfile, type ImportOptions, importsApi, type ImportSubject } from "#contract/imports.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

/** A made-up file of every known kind, from the upload to stored records, with the matches of its profile alone. */
const t = await shareTestApp();

type KnownFile = {
  readonly id: BuiltInProfile;
  readonly subject: ImportSubject;
  readonly format?: string;
  readonly file: string;
  readonly organizations: readonly string[];
  /** The first record by name, and the values of some of its answers. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly answers?: Readonly<Record<string, unknown>>;
};

const csv = (...rows: readonly Readonly<Record<string, string>>[]) => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ""))].map(line).join("\n");
};

const DUTCH = {
  name: "Afvalroute",
  organization: "Gemeente Noorderhaven",
  description_short: "Plant de route van de vuilniswagen.",
  goal: "Minder kilometers",
  lawful_basis: "Afvalverordening",
  methods_and_models: "Een kortste pad.",
  status: "In gebruik",
  publication_category: "Overige algoritmes",
  begin_date: "2024-03",
};
const DUTCH_RECORD = {
  name: "Afvalroute",
  lifecycle: "in_use",
  publication_category: "other",
  start_month: "2024-03",
  deployer: expect.objectContaining({ name: "Gemeente Noorderhaven" }) as unknown,
};

const FILES: readonly KnownFile[] = [
  {
    id: "amsterdam_sensors",
    subject: "devices",
    file: csv({
      Referentie: "N-1",
      "Kies soort / type sensor": "Geluidssensor",
      "Wat meet de sensor?": "Geluid in decibel",
      "Waarvoor meet u dat?": "Nachtrust",
      Latitude: "52.3702",
      Longitude: "4.8952",
      "Thema 1": "Geluid",
      "Privacyverklaring (niet verplicht)": "stad.example/privacy",
      "Wanneer wordt de sensor verwijderd?": "31/12/2030",
    }),
    organizations: [],
    record: {
      name: "Geluidssensor, N-1",
      reference: "N-1",
      device_type: "sensor",
      active_until: "2030-12-31",
      privacy_url: "https://stad.example/privacy",
      location_count: 1,
    },
  },
  {
    id: "osm_surveillance",
    subject: "devices",
    file: csv({
      "@id": "node/1",
      man_made: "surveillance",
      "surveillance:type": "camera",
      "camera:type": "dome",
      "addr:street": "Quay",
      "addr:housenumber": "4",
      operator: "Port Authority",
      "@lat": "52.37",
      "@lon": "4.89",
    }),
    organizations: ["Port Authority"],
    record: { name: "camera dome, Quay 4", reference: "node/1", device_type: "camera", location_count: 1 },
  },
  {
    id: "cameras_without_names",
    subject: "devices",
    file: csv({
      "Camera type": "Dome",
      Address: "Pier 3",
      "Camera ID": "C-1",
      Latitude: "36.60",
      Longitude: "-121.89",
      Owner: "n/a",
    }),
    organizations: [],
    record: { name: "Dome, Pier 3", reference: "C-1", device_type: "camera", model: "Dome", location_count: 1 },
  },
  {
    id: "nl_register",
    subject: "algorithms",
    file: csv({ ...DUTCH, lars: "12345678", provider: "" }),
    organizations: ["Gemeente Noorderhaven"],
    record: { ...DUTCH_RECORD, reference: "12345678" },
    answers: { purpose: { en: "Minder kilometers" }, legal_basis: { en: "Afvalverordening" } },
  },
  {
    id: "nl_0_4",
    subject: "algorithms",
    file: csv({ ...DUTCH, considerations: "Korter is schoner." }),
    organizations: ["Gemeente Noorderhaven"],
    record: DUTCH_RECORD,
    answers: { proportionality: { en: "Korter is schoner." } },
  },
  {
    id: "nl_0_4",
    subject: "algorithms",
    format: "nl_json",
    file: JSON.stringify([
      {
        ...DUTCH,
        lawful_basis_grouping: [{ title: "Wet milieubeheer", link: "wetten.nl/wm" }],
        standard_version: "1.0",
      },
    ]),
    organizations: ["Gemeente Noorderhaven"],
    record: DUTCH_RECORD,
    answers: { legal_refs: [expect.objectContaining({ title: "Wet milieubeheer", url: "https://wetten.nl/wm" })] },
  },
  ...[csv, (row: object) => JSON.stringify({ algoritmes: [row] })].map((write): KnownFile => ({
    id: "nl_1_0",
    subject: "algorithms",
    format: write === csv ? "csv" : "nl_json",
    file: write({
      name: "Afvalroute",
      organization: "Gemeente Noorderhaven",
      description_short: "Plant de route.",
      purpose_and_impact: "Minder kilometers",
      technical_operation: "Een kortste pad.",
      publication_category: "Overige algoritmes",
      status: "In gebruik",
      start_date: "2024-03",
      supplier: "Axelis BV",
    }),
    organizations: ["Axelis BV", "Gemeente Noorderhaven"],
    record: { ...DUTCH_RECORD, suppliers: [expect.objectContaining({ role: "vendor" })] },
    answers: { purpose: { en: "Minder kilometers" } },
  })),
  {
    id: "uk_atrs",
    subject: "algorithms",
    file: csv({
      name: "Letter sorter",
      organisation: "City of Leith",
      phase: "Beta/Pilot",
      scope: "Letters to the city",
      process_integration: "First step",
      human_decisions: "People decide",
      external_supplier: "Developed by our own people, who use open source.",
    }),
    organizations: ["City of Leith"],
    record: { name: "Letter sorter", lifecycle: "pilot", suppliers: [] },
    answers: { purpose: { en: "Letters to the city" }, human_oversight: { en: "People decide" } },
  },
  {
    id: "us_omb_2025_agency",
    subject: "algorithms",
    file: csv({
      "Use Case ID": "S-1",
      "Use Case Name": "Wave forecast",
      "Agency name": "Department of Seas",
      "Stage of Development": "c) Deployed",
      "Use Case Topic Area": "Science & Space",
      "Is the AI use case high-impact?": "c) Not high-impact",
      "Which, if any, demographic variables does the AI use case explicitly use as model features?": "b) Sex c) Age",
      "If publicly available, provide the link to the AI use case’s associated Privacy Impact Assessment (PIA).": "N/A",
    }),
    organizations: ["Department of Seas"],
    record: { name: "Wave forecast", reference: "S-1", lifecycle: "in_use", publication_category: "other" },
    answers: { omb_topic: "science", omb_demographics: ["sex", "age"], assessments_note: undefined },
  },
];

/** The only record, and the answers of its factsheet. */
async function readStored(call: Awaited<ReturnType<typeof t.as>>, subject: "devices" | "algorithms") {
  if (subject === "devices") {
    const { devices } = await call(devicesApi.list, { query: {} });
    const { device } = await call(devicesApi.get, { params: { id: devices[0]?.id ?? "" }, query: {} });
    return { record: device, answers: {} as Record<string, { value: unknown }> };
  }
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  const of = { params: { id: algorithms[0]?.id ?? "" } };
  const { algorithm } = await call(algorithmsApi.get, { ...of, query: {} });
  const { factsheet } = await call(factsheetsApi.get, of);
  return { record: algorithm, answers: factsheet.answers };
}

test.each(FILES.map((file) => [file.id, file.format ?? "csv", file] as const))(
  "%s as %s: becomes records by its profile alone, and names only real organizations",
  async (id, format, { subject, file, organizations, record, answers = {} }) => {
    const call = await t.as();
    const { upload, bring } = importing(t, call, subject);
    const uploaded = await upload(file);
    expect(uploaded.format).toBe(format);
    const { profiles } = await call(importsApi.profiles, { params: { id: uploaded.id } });
    const profile = profiles.find((one) => one.id === id);
    const options = { bad_cells: "empty" as const, ...(profile?.options as Partial<ImportOptions>) };
    const { counts } = await bring(file, { recipe: profile?.recipe, options, locale: "en" });
    expect([profile?.fits, counts]).toEqual([true, { create: 1 }]);
    const named = await call(organizationsApi.list, { query: { per_page: 100 } });
    expect(named.organizations.map(({ name }) => name).toSorted()).toEqual(organizations);
    const stored = await readStored(call, subject);
    expect(stored.record).toMatchObject(record);
    for (const [question, value] of Object.entries(answers))
      expect([question, stored.answers[question]?.value]).toEqual([question, value]);
  },
);

const OWNERS = ["Department of Seas", "Office of Winds", "n/a", "", "This was bought by an office that is gone", "LLC"];
const STAGES = ["In production", "ontwikkeling", "zzz", "?", "retired", ""];
const STARTS = ["2024-03", "Jul-25", "2025", "Début 2019", "unknown", "31/02/2024", "#N/A"];

test("a register of algorithms with every flaw at once: at least 95 of 100 rows come in, and only real organizations", async () => {
  const call = await t.as();
  const { check, bring } = importing(t, call, "algorithms");
  const rows = Array.from({ length: 100 }, (_, at) => ({
    Nr: `A-${at % 98}`,
    "System name": at === 40 ? "" : `System ${at}`,
    Owner: OWNERS[at % 6] ?? "",
    Stage: STAGES[at % 6] ?? "",
    Started: STARTS[at % 7] ?? "",
    Law: at % 3 ? "wetten.nl/a; wetten.nl/b" : "n.v.t.",
    "Risk 1": at % 2 ? "Errors" : "",
    "Mitigation 1": "Checks",
    "Risk 2": at % 5 ? "" : "Misuse",
    "Personal data": at % 4 ? "maybe" : "Yes",
    "Assessment completed": ["No", "Yes", "DPIA", "A DPIA will be done later this year."][at % 4] ?? "",
  }));
  const recipe = {
    fields: {
      reference: [{ column: "Nr" }],
      name: [{ column: "System name" }],
      deployer: [{ column: "Owner" }],
      lifecycle: [{ column: "Stage" }],
      start_month: [{ column: "Started" }],
      "factsheet.legal_refs": [{ column: "Law" }],
      "factsheet.risks.risk": [{ column: "Risk 1" }],
      "factsheet.risks.mitigation": [{ column: "Mitigation 1" }],
      "factsheet.personal_data": [{ column: "Personal data" }],
      "factsheet.assessments": [{ column: "Assessment completed" }],
    },
    groups: [{ "factsheet.risks.risk": [{ column: "Risk 2" }] }],
    values: [{ field: "lifecycle", word: "In production", to: "in_use" }],
  };
  const options = { bad_cells: "empty" as const };
  const file = csv(...rows);
  const { counts } = await check(file, { recipe, options, locale: "en" });
  expect(counts.error).toBe(1);
  await bring(file.replace('"A-40";""', '"A-40";"System 40"'), { recipe, options, locale: "en" });
  const { organizations } = await call(organizationsApi.list, { query: { per_page: 100 } });
  expect(organizations.map(({ name }) => name).toSorted()).toEqual(["Department of Seas", "Office of Winds"]);
  const { meta } = await call(algorithmsApi.list, { query: {} });
  expect(meta.total_count).toBeGreaterThanOrEqual(95);
});
