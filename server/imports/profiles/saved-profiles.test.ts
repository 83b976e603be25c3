import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { BUILT_IN_PROFILES, type ImportProfile, importsApi, type ImportSubject } from "#contract/imports.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";
import { checkRecipe } from "../mapping/check-recipe.ts";
import { columnsUsed } from "#contract/import-recipe.ts";
import { ALGORITHM_FILES } from "./algorithm-files.ts";
import { DEVICE_FILES } from "./device-files.ts";

const t = await startTestApp();

async function start(subject: ImportSubject) {
  const call = await t.as();
  const steps = importing(t, call, subject);
  const profiles = async (file: string) => {
    const { id } = await steps.upload(file);
    return (await call(importsApi.profiles, { params: { id } })).profiles;
  };
  return { call, ...steps, profiles };
}
const ids = (profiles: readonly ImportProfile[]) => profiles.filter(({ fits }) => fits).map(({ id }) => id);

test("every built-in profile names fields and options that exist", () => {
  const all = [...DEVICE_FILES, ...ALGORITHM_FILES];
  expect(all.map(({ id }) => id).toSorted()).toEqual([...BUILT_IN_PROFILES].toSorted());
  for (const { subject, recipe } of all) {
    const conditions = recipe.leave_out.map(({ column }) => column);
    const columns = [...columnsUsed(recipe), ...conditions].map((name) => ({ name, samples: [] }));
    expect(() => checkRecipe({ columns, subject }, recipe, [])).not.toThrow();
  }
});

test.each<[ImportSubject, string, string]>([
  ["devices", "amsterdam_sensors", "Referentie;Kies soort / type sensor;Latitude;Longitude;Wat meet de sensor?;Waarvoor meet u dat?;Thema 1;Thema 2 (niet verplicht);Privacyverklaring"], // oxfmt-ignore
  ["devices", "osm_surveillance", "@id;man_made;surveillance:type;camera:type;operator;@lat;@lon"],
  ["devices", "cameras_without_names", "CAMERA TYPE;address;latitude;longitude"],
  ["algorithms", "nl_1_0", "name;organization;purpose_and_impact;technical_operation;publication_category;theme"],
  ["algorithms", "uk_atrs", "name;organisation;phase;scope;process_integration;human_decisions"],
  ["algorithms", "us_omb_2025_agency", "Use Case ID;Use Case Name;Stage of Development;Use Case Topic Area"],
])("recognises %s of %s by the columns", async (subject, id, head) => {
  const { profiles } = await start(subject);
  expect(ids(await profiles(`${head}\n${head}\n`))).toEqual([id]);
  expect(await profiles("name;colour\nx;y\n")).toEqual([]);
});

test("offers both Dutch profiles for the published register, the more exact one first", async () => {
  const { profiles } = await start("algorithms");
  const head = "lars;name;organization;description_short;goal;lawful_basis;methods_and_models;status";
  expect(ids(await profiles(`${head}\n${head}\n`))).toEqual(["nl_register", "nl_0_4"]);
});

/** The columns of the consolidated 2025 inventory. */
const OMB = "agency,agency_name,id,use_case_name,agency_bureau,contact_email,is_withheld,development_stage,is_high_impact,HI_justification,topic_area,classification,problem_solved,benefits,system_outputs,operational_date,contracting_usage,vendor_name,have_ato,system_name_ato,data_description,link_to_data,has_pii,pia_url,demographic_features,has_custom_code,code_url,hi_testing_conducted,hi_assessment_completed,hi_potential_impacts,hi_independent_review,hi_ongoing_monitoring,hi_training_established,hi_failsafe_presence,hi_appeal_process,hi_public_consultation"; // oxfmt-ignore
const COLUMNS = OMB.split(",");
const row = (values: Record<string, string>) => COLUMNS.map((column) => values[column] ?? "").join(",");

test("imports an inventory of 36 columns with odd spellings by its profile alone", async () => {
  const { call, profiles, bring } = await start("algorithms");
  const file = [
    OMB,
    row({ agency_name: "Department of Seas", id: "S-1", use_case_name: "Wave forecast", development_stage: "c) deployed", is_high_impact: "Not high impact", topic_area: "Science", classification: "Generative AI", operational_date: "01/31/2024", has_pii: "no", contracting_usage: "a) Purchased from a vendor", vendor_name: "Axelis", hi_assessment_completed: "No" }), // oxfmt-ignore
    row({ agency_name: "Department of Seas", id: "S-2", use_case_name: "Boat finder", development_stage: "PILOT", is_high_impact: "a) High-impact", topic_area: "Energy & the Environment", has_pii: "Yes" }), // oxfmt-ignore
    row({ agency_name: "Department of Seas", id: "S-3", use_case_name: "Fish counter", development_stage: "In mission", topic_area: "Other" }), // oxfmt-ignore
  ].join("\n");
  expect(COLUMNS).toHaveLength(36);
  const [profile] = await profiles(file);
  expect(profile).toMatchObject({ id: "us_omb_2025", is_built_in: true, fits: true });
  const { counts, rows } = await bring(file, { recipe: profile?.recipe, options: { date_order: "month_first" } });
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(counts).toEqual({ create: 3 });
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "reference" } });
  expect(algorithms).toMatchObject([
    { name: "Wave forecast", lifecycle: "in_use", publication_category: "other" },
    { name: "Boat finder", lifecycle: "pilot", publication_category: "impactful" },
    { name: "Fish counter", lifecycle: "in_use", publication_category: "not_assessed" },
  ]);
  const themes = await Promise.all(
    algorithms.map(async ({ id }) => (await call(algorithmsApi.get, { params: { id }, query: {} })).algorithm.themes),
  );
  expect(themes).toEqual([["education_science"], ["nature_environment"], []]);
  const { factsheet } = await call(factsheetsApi.get, { params: { id: algorithms[0]?.id ?? "" } });
  // "No" to a completed assessment is no assessment, and none of the answers that the form knows
  expect(Object.fromEntries(Object.entries(factsheet.answers).map(([id, { value }]) => [id, value]))).toEqual({
    developed_in_house: "no",
    omb_classification: "generative",
    omb_high_impact: "not_high",
    omb_topic: "science",
    personal_data: "unknown",
    reported_to: ["omb"],
  });
});

/** The columns of the consolidated list of commercial products. */
const COMMERCIAL =
  "Agency,AI Use Case,Agency Use (Y/N)?,Name of Commercial Product or Service Used,Estimated # of Licenses/Users";

test("imports the list of commercial products without the uses that an agency does not have", async () => {
  const { call, profiles, bring, check } = await start("algorithms");
  const file = [
    COMMERCIAL,
    'Department of Seas,Generating code using AI.,Y,"CodeWriter, ShipPilot","5001-10,000"',
    "Department of Seas,Using AI-assisted tools in word processors.,N,,",
    "Department of Seas,Planning travel routes using AI-driven map applications.,,,",
    'Office of Winds,Generating code using AI.,Y,CodeWriter,"50,000+"',
    "Office of Winds,Something that nobody foresaw.,Y,Odd One,1-100",
    // blank is a use if a product is named, and none if a dash is
    "Office of Tides,Generating code using AI.,,CodeWriter,1-100",
    "Office of Tides,Summarizing the key points of a lengthy report using AI.,,—,",
    "Office of Tides,Using AI-assisted tools in word processors.,Unsure,Word,1-100",
  ].join("\n");
  const [profile] = await profiles(file);
  expect(profile).toMatchObject({ id: "us_omb_2025_commercial", fits: true });
  const settings = { recipe: profile?.recipe, options: { bad_cells: "empty" as const } };
  const { counts, rows } = await bring(file, settings);
  expect(counts).toEqual({ create: 4, left_out: 4 });
  expect(rows.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual(["cell_emptied"]);
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "-name" } });
  const found = algorithms.map(({ name, deployer, lifecycle }) => `${deployer?.name}: ${name} ${lifecycle}`);
  expect(new Set(found)).toEqual(
    new Set([
      "Department of Seas: Generating code using AI. in_use",
      "Office of Tides: Generating code using AI. in_use",
      "Office of Winds: Generating code using AI. in_use",
      "Office of Winds: Something that nobody foresaw. in_use",
    ]),
  );
  // a second upload makes no copies, although names repeat under several agencies
  expect((await check(file, settings)).counts).toEqual({ unchanged: 4, left_out: 4 });
  // what goes out comes in again
  const out = await call(algorithmsApi.standardCsv, {
    params: { standard: "omb_commercial" },
    query: { only_ready: "true" },
  });
  const csv = await out.text();
  expect(new Set(csv.replace("\uFEFF", "").trim().split("\r\n"))).toEqual(
    new Set([
      COMMERCIAL,
      'Department of Seas,Generating code using AI.,Y,"CodeWriter, ShipPilot","5001-10,000"',
      "Office of Tides,Generating code using AI.,Y,CodeWriter,1-100",
      'Office of Winds,Generating code using AI.,Y,CodeWriter,"50,000+"',
    ]),
  );
  expect((await check(csv, settings)).counts).toEqual({ unchanged: 3 });
});

test("saves a profile under a name, replaces it, and fits it to files with the same columns", async () => {
  const { call, profiles } = await start("devices");
  const file = "Kind;Street\nDome;Quay\n";
  const recipe = {
    fields: { name: [{ column: "Kind" }, { text: ", " }, { column: "Street" }] },
    groups: [],
    leave_out: [{ column: "Street", test: "empty" as const, words: [] }],
    values: [],
  };
  const profile = {
    subject: "devices" as const,
    name: "Our cameras",
    columns: ["Kind", "Street"],
    recipe,
    options: {},
  };
  const { id } = await call(importsApi.saveProfile, { body: { profile } });
  const again = { ...profile, name: "our cameras", options: { bad_cells: "empty" as const } };
  expect(await call(importsApi.saveProfile, { body: { profile: again } })).toEqual({ id });
  const [found] = await profiles("STREET;kind;more\nQuay;Dome;x\n");
  expect(found).toMatchObject({
    id,
    name: "our cameras",
    is_built_in: false,
    fits: true,
    options: { bad_cells: "empty" },
  });
  expect(found?.recipe.fields).toEqual({ name: [{ column: "kind" }, { text: ", " }, { column: "STREET" }] });
  expect(found?.recipe.leave_out[0]?.column).toBe("STREET");
  expect(await profiles("Kind;Other\nx;y\n")).toMatchObject([{ id, fits: false }]);

  // as a file in another workspace
  const stranger = await start("devices");
  expect(await stranger.profiles(file)).toEqual([]);
  const { subject, name, columns, options } = found ?? again;
  await stranger.call(importsApi.saveProfile, { body: { profile: { subject, name, columns, recipe, options } } });
  expect(ids(await stranger.profiles(file))).toHaveLength(1);
  await expect(stranger.call(importsApi.removeProfile, { params: { id } })).rejects.toMatchObject({ status: 404 });

  await call(importsApi.removeProfile, { params: { id } });
  expect(await profiles(file)).toEqual([]);
  const unknown = { ...profile, recipe: { ...recipe, fields: { colour: [{ column: "Kind" }] } } };
  await expect(call(importsApi.saveProfile, { body: { profile: unknown } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "profile.recipe": expect.stringContaining("colour") } },
  });
});
