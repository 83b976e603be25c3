import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { EMPTY_RECIPE, type ImportRecipe } from "#contract/import-recipe.ts";
import { type FieldWords, importsApi, type ImportSubject } from "#contract/imports.ts";
import { statusesApi } from "#contract/statuses.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { fieldsOf, importing } from "#server/testing/import-file.ts";
import { createWordCount } from "./count-words.ts";

const t = await startTestApp();

/** A new customer's import steps, with the calls of this file. */
async function start(subject: ImportSubject = "devices") {
  const call = await t.as();
  const steps = importing(t, call, subject);
  const preview = async (id: string, recipe: Partial<ImportRecipe>) =>
    (await call(importsApi.preview, { params: { id }, query: {}, body: { recipe: { ...EMPTY_RECIPE, ...recipe } } }))
      .preview;
  const profiles = async (id: string) => (await call(importsApi.profiles, { params: { id } })).profiles;
  const names = async () =>
    subject === "devices"
      ? (await call(devicesApi.list, { query: { sort: "name" } })).devices.map(({ name }) => name)
      : (await call(algorithmsApi.list, { query: { sort: "name" } })).algorithms.map(({ name }) => name);
  return { call, ...steps, preview, profiles, names };
}

/** Each word of a field with its origin and meaning. */
const meanings = (fields: readonly FieldWords[], field: string) =>
  Object.fromEntries(
    (fields.find((one) => one.field === field)?.words ?? []).map(({ word, origin, to }) => [word, `${origin}: ${to}`]),
  );

test("lists each unknown word of a choice once, with its rows and a guess", async () => {
  const { upload, preview } = await start("algorithms");
  const words = ["In production", "in production", "ontwikkeling", "retired", "Buiten gebruik sinds 2022", "niet in gebruik?", "zzz", "n/a", ""]; // oxfmt-ignore
  const { id, recipe } = await upload(["name,status", ...words.map((word, at) => `A${at},${word}`)].join("\n"));
  const { fields, rows } = await preview(id, recipe);
  expect(rows).toBe(9);
  expect(fields).toMatchObject([
    { field: "lifecycle", columns: ["status"], empty_rows: 1, more: 0, can_create: false },
  ]);
  expect(fields[0]?.words[0]).toMatchObject({ word: "In production", rows: 2 });
  expect(meanings(fields, "lifecycle")).toEqual({
    "In production": "suggested: in_use",
    ontwikkeling: "suggested: development",
    "Buiten gebruik sinds 2022": "suggested: retired",
    "niet in gebruik?": "suggested: retired",
    zzz: "open: null",
    "n/a": "suggested: null",
    retired: "known: retired",
  });
});

test("lists up to 2,000 words of a field and 8,000 of all, and shares the rest fairly", () => {
  const columns = ["themes", "factsheet.use_type", "factsheet.personal_data", "factsheet.retention", "lifecycle"];
  const recipe = { ...EMPTY_RECIPE, fields: fieldsOf(Object.fromEntries(columns.map((name) => [name, name]))) };
  const count = createWordCount("algorithms", recipe, { statuses: [], organizations: [], labels: [] }, new Map());
  for (let at = 0; at < 6000; at += 1)
    count.add(
      new Map(
        columns.map((field) => [
          field,
          { column: field, text: field === "lifecycle" ? `word${at % 1500}` : `word${at}` },
        ]),
      ),
    );
  const found = count.result().map(({ field, words, more }) => [field, words.length, words.length + more]);
  // 20,000 are counted, in the order of the rows
  expect(found).toEqual([
    ["themes", 1625, 4625],
    ["factsheet.use_type", 1625, 4625],
    ["factsheet.personal_data", 1625, 4625],
    ["factsheet.retention", 1625, 4625],
    ["lifecycle", 1500, 1500],
  ]);
});

test("uses matched words, remembers them for the workspace, and applies them by itself next time", async () => {
  const { call, check, upload, preview, run } = await start("algorithms");
  const file = "name,phase\nBins,Fase 3\nBikes,Fase 3\nTrees,zzz\n";
  const refused = await check(file);
  expect(refused.counts).toEqual({ error: 3 });
  const fields = fieldsOf({ name: "name", phase: "lifecycle" });
  const values = [
    { field: "lifecycle", word: "Fase 3", to: "in_use" },
    { field: "lifecycle", word: "zzz", to: null },
  ];
  const { id, counts } = await check(file, { recipe: { fields, values } });
  expect(counts).toEqual({ create: 3 });
  await run(id);
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "name" } });
  expect(algorithms.map(({ lifecycle }) => lifecycle)).toEqual(["in_use", "in_use", "unknown"]);

  const other = "title,lifecycle\nLights,fase 3!\n";
  const again = await upload(other);
  const words = (await preview(again.id, again.recipe)).fields;
  expect(meanings(words, "lifecycle")).toEqual({ "fase 3!": "remembered: in_use" });
  expect(words[0]?.words[0]?.remembered_at).toEqual(expect.any(String));
  expect((await check(other)).counts).toEqual({ create: 1 });
  const stranger = await start("algorithms");
  expect((await stranger.check(other)).counts).toEqual({ error: 1 });
});

test("guesses statuses and organizations of the workspace, offers new ones, and leaves codes open", async () => {
  const { call, upload, preview, check } = await start();
  await call(statusesApi.create, { body: { status: { name: "Running", color: "#1E7F4E", phase: "active" } } });
  await t.make.organization(call.customer_id, { name: "Seaview Police Department" });
  const file = [
    "name,state,owner",
    "A,operational,SPD",
    "B,u/c,Harbor Parking LLC",
    "C,To be removed,?",
    "D,tbd,LLC",
    "E,,This system was bought many years ago by a body that nobody remembers",
  ].join("\n");
  const { id, recipe } = await upload(file);
  const { fields } = await preview(id, recipe);
  expect(meanings(fields, "status")).toEqual({
    operational: "suggested: Running",
    "u/c": "open: null",
    "To be removed": "new: To be removed",
    tbd: "suggested: null",
  });
  expect(meanings(fields, "accountable")).toEqual({
    SPD: "suggested: Seaview Police Department",
    "Harbor Parking LLC": "new: Harbor Parking LLC",
    "?": "suggested: null",
    LLC: "suggested: null",
    "This system was bought many years ago by a body that nobody remembers": "open: null",
  });
  const values = [
    { field: "status", word: "u/c", to: "X" },
    { field: "accountable", word: "Harbor Parking LLC", to: null },
  ];
  const { made, counts } = await check(file, { recipe: { ...recipe, values }, options: { create_missing: false } });
  // only the chosen name is new
  expect(made).toEqual([{ noun: "status", name: "X" }]);
  expect(counts).toEqual({ create: 1, error: 4 });
});

test("tells the order of the dates by all rows of the matched columns", async () => {
  const { upload, preview } = await start();
  // beyond the samples that the first guess sees
  const rows = Array.from({ length: 30 }, (_, at) => `M${at},03/04/2024,${at === 29 ? "24/03/2009" : "01/02/2009"}`);
  const { id, options } = await upload(["name,checked,built", ...rows].join("\n"));
  expect(options.date_order).toBe("iso");
  const datesOf = async (mapping: Record<string, string>) => (await preview(id, { fields: fieldsOf(mapping) })).dates;
  expect(await datesOf({ name: "name" })).toBeNull();
  expect(await datesOf({ name: "name", checked: "installed_on" })).toEqual({ order: "day_first", is_certain: false });
  expect(await datesOf({ name: "name", built: "installed_on" })).toEqual({ order: "day_first", is_certain: true });
});

test("skips a remembered name that no longer exists", async () => {
  const { call, check, upload, preview } = await start();
  const organization = await t.make.organization(call.customer_id, { name: "Port" });
  const fields = fieldsOf({ name: "name", owner: "accountable" });
  await check("name,owner\nA,Haven\n", {
    recipe: { fields, values: [{ field: "accountable", word: "Haven", to: "Port" }] },
  });
  const { id } = await upload("name,owner\nB,Haven\n");
  expect(meanings((await preview(id, { fields })).fields, "accountable")).toEqual({ Haven: "remembered: Port" });
  await t.database.system.deleteFrom("organizations").where("id", "=", organization.id).execute();
  expect(meanings((await preview(id, { fields })).fields, "accountable")).toEqual({ Haven: "new: Haven" });
});

test("leaves unreadable cells empty with a warning if people say so, but never the name", async () => {
  const { check } = await start();
  const file = ["name,type,installation date,quantity", "Mast,toaster,someday,many", ",camera,,"].join("\n");
  expect((await check(file)).counts).toEqual({ error: 2 });
  const { counts, rows, problem_counts } = await check(file, { options: { bad_cells: "empty" } });
  expect(counts).toEqual({ create: 1, error: 1 });
  expect(problem_counts).toEqual({ cell_emptied: 1, name_missing: 1 });
  expect(rows[0]?.problems.map(({ field, value }) => `${field} ${value}`).toSorted()).toEqual([
    "device_type toaster",
    "installed_on someday",
    "quantity many",
  ]);
});

test("imports a camera register without names: built names, a constant, a column for two fields, joined columns", async () => {
  const { call, upload, preview, bring } = await start();
  const file = [
    "ID,Kind,Street,Retention,Remark",
    "1,Dome,Dock Road 14,30 days,on a pole",
    "2,Fixed,,60 days,",
    "3,,Gate 2,,",
    "4,Dome,Dock Road 14,,",
  ].join("\n");
  const fields: ImportRecipe["fields"] = {
    reference: [{ column: "ID" }],
    name: [{ column: "Kind" }, { text: " camera, " }, { column: "Street" }],
    device_type: [{ text: "camera" }],
    model: [{ column: "Kind" }],
    address: [{ column: "Street" }],
    location_name: [{ column: "Street" }],
    internal_notes: [{ column: "Retention" }, { text: "\n" }, { column: "Remark" }],
  };
  const { id } = await upload(file);
  expect(await preview(id, { fields })).toMatchObject({
    rows: 4,
    unnamed: 0,
    repeated_names: 2,
    examples: [
      { field: "name", values: ["Dome camera, Dock Road 14", "Fixed camera", "camera, Gate 2"] },
      { field: "internal_notes", values: ["30 days\non a pole", "60 days"] },
    ],
  });
  const { counts } = await bring(file, { recipe: { fields } });
  expect(counts).toEqual({ create: 4 });
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  const [dome] = devices.filter(({ reference }) => reference === "1");
  const { device } = await call(devicesApi.get, { params: { id: dome?.id ?? "" }, query: {} });
  expect(device).toMatchObject({
    name: "Dome camera, Dock Road 14",
    device_type: "camera",
    model: "Dome",
    internal_notes: "30 days\non a pole",
    location_count: 1,
  });
});

test("guesses a name from kind and place if the file has none", async () => {
  const { upload } = await start();
  const { recipe } = await upload("Camera type,Address,Latitude,Longitude\nDome,Pier 3,1.5,2.5\n");
  expect(recipe.fields["name"]).toEqual([{ column: "Camera type" }, { text: ", " }, { column: "Address" }]);
});

test("leaves rows out by a column's words, and says how many", async () => {
  const { upload, preview, bring, names } = await start("algorithms");
  const file = ["name,Agency use", "A,Y", "B,N", "C,n", "D,", "E,No"].join("\n");
  const fields = fieldsOf({ name: "name" });
  const no = { column: "Agency use", test: "one_of" as const, words: ["N", "no"] };
  const none = { column: "Agency use", test: "empty" as const, words: [] };
  const { id } = await upload(file);
  expect(await preview(id, { fields, leave_out: [no, none] })).toMatchObject({ rows: 1, left_out: [3, 1] });
  const only = { ...no, test: "none_of" as const };
  expect(await preview(id, { fields, leave_out: [only] })).toMatchObject({ rows: 3, left_out: [2] });
  const filled = { ...none, test: "filled" as const };
  expect(await preview(id, { fields, leave_out: [filled] })).toMatchObject({ rows: 1, left_out: [4] });
  const { counts, rows } = await bring(file, { recipe: { fields, leave_out: [no] } });
  expect(counts).toEqual({ create: 2, left_out: 3 });
  expect(rows[1]).toMatchObject({ line: 3, verdict: "left_out", title: "B", problems: [] });
  expect(await names()).toEqual(["A", "D"]);
});

test("reads numbered columns as places of one device", async () => {
  const { call, upload, bring, undo } = await start();
  const file = [
    "name,address 1,lat_1,lon_1,address 2,lat_2,lon_2,address 3",
    "Mast,Quay,1.5,2.5,Pier,1.6,2.6,",
    "Bin,Gate,1.7,2.7,,,,Yard",
    "Pole,,,,,,,",
  ].join("\n");
  const { recipe } = await upload(file);
  expect(recipe.fields).toMatchObject(fieldsOf({ "address 1": "address", lat_1: "lat", lon_1: "lng", name: "name" }));
  expect(recipe.groups).toEqual([
    fieldsOf({ "address 2": "address", lat_2: "lat", lon_2: "lng" }),
    fieldsOf({ "address 3": "address" }),
  ]);
  const { id, counts, rows } = await bring(file);
  expect(counts).toEqual({ create: 3, add_location: 2 });
  expect(rows.map(({ number, line, verdict }) => [number, line, verdict])).toEqual([
    [1, 2, "create"],
    [2, 2, "add_location"],
    [3, 3, "create"],
    [4, 3, "add_location"],
    [5, 4, "create"],
  ]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices.map(({ name, location_count }) => [name, location_count])).toEqual([["Bin", 2], ["Mast", 2], ["Pole", 0]]); // oxfmt-ignore
  // the same file again changes nothing for records with a reference; these have none, so undo removes all
  expect((await undo(id)).state).toBe("undone");
  expect((await call(devicesApi.list, { query: {} })).devices).toEqual([]);
});

test("reads numbered names as records of their own, and numbered words as one list", async () => {
  const { bring, upload, names } = await start();
  const fields = { ...fieldsOf({ "sensor 1": "name" }), model: [{ column: "model" }] };
  const groups = [fieldsOf({ "sensor 2": "name" })];
  const { counts } = await bring("model,sensor 1,sensor 2\nX,North,South\nY,East,\n", { recipe: { fields, groups } });
  expect(counts).toEqual({ create: 3 });
  expect(await names()).toEqual(["East", "North", "South"]);
  const { recipe } = await upload("name,label 1,label 2\nA,x,y\n");
  expect(recipe.fields["labels"]).toEqual([{ column: "label 1" }, { text: "; " }, { column: "label 2" }]);
  const { made } = await bring("name,label 1,label 2\nA,x,y\nB,,z\n");
  expect(made.map(({ name }) => name).toSorted()).toEqual(["x", "y", "z"]);
});

test("recognises one column per language", async () => {
  const { call } = await start();
  const body = new FormData();
  body.append("file", new Blob(["naam_nl,name_en,nom (fr)\nMast,Pole,Mât\n"]), "file.csv");
  const { import: ours } = await call(importsApi.upload, { query: { subject: "devices", ui_locale: "fr" }, body });
  expect(ours.recipe.fields).toEqual(fieldsOf({ "nom (fr)": "name" }));
});

test("remembers the whole recipe for files with the same columns", async () => {
  const { check, upload } = await start();
  const file = "kind,street\nDome,Quay\n";
  const recipe: ImportRecipe = {
    fields: { name: [{ column: "kind" }, { text: ", " }, { column: "street" }] },
    groups: [],
    leave_out: [{ column: "kind", test: "empty", words: [] }],
    values: [],
  };
  await check(file, { recipe });
  expect(await upload(file)).toMatchObject({ recipe, recipe_origin: "remembered" });
});

test("columns become rows of an answer: empty ones are skipped, their words matched, and one bad cell is left empty", async () => {
  const { call, upload, preview, bring } = await start("algorithms");
  const file = [
    "name,risk_name1,risk_type1,risk_mitigation1,risk_name2,risk_type2,risk_likelihood2",
    "Bins,Overflow,mistakes,Empty them,Smell,other,9",
    "Bikes,,,,,,",
  ].join("\n");
  const recipe = (await upload(file)).recipe;
  recipe.fields["factsheet.risks.type"] = [{ column: "risk_type1" }];
  Object.assign(recipe.groups[0] ?? {}, {
    "factsheet.risks.type": [{ column: "risk_type2" }],
    "factsheet.risks.likelihood": [{ column: "risk_likelihood2" }],
  });
  const { id } = await upload(file);
  const { fields } = await preview(id, recipe);
  expect(meanings(fields, "factsheet.risks.type")).toEqual({ mistakes: "open: null", other: "known: other" });
  const values = [{ field: "factsheet.risks.type", word: "mistakes", to: "error" }];
  const { rows, counts } = await bring(file, { recipe: { ...recipe, values }, options: { bad_cells: "empty" } });
  expect(counts).toEqual({ create: 2 });
  expect(rows.map(({ line, number, problems }) => [line, number, problems.map(({ code }) => code)])).toEqual([
    [2, 2, ["cell_emptied"]],
    [3, 3, []],
  ]);
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "-name" } });
  const answers = await Promise.all(
    algorithms.map(async ({ id: of }) => (await call(factsheetsApi.get, { params: { id: of } })).factsheet.answers),
  );
  expect(answers.map(({ risks }) => risks?.value)).toEqual([
    [
      expect.objectContaining({ risk: { en: "Overflow" }, type: "error", mitigation: { en: "Empty them" } }),
      expect.objectContaining({ risk: { en: "Smell" }, type: "other" }),
    ],
    undefined,
  ]);
});

test("refuses a question together with its columns, unknown columns and lines of questions without rows", async () => {
  const { upload, preview } = await start("algorithms");
  const { id } = await upload("name,risk\nBins,Overflow\n");
  const refused = async (recipe: Partial<ImportRecipe>) => {
    const error = await preview(id, recipe).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    return Object.keys((error as { body?: { fields?: object } } | undefined)?.body?.fields ?? {});
  };
  const risk = [{ column: "risk" }];
  expect(await refused({ fields: { "factsheet.risks": risk, "factsheet.risks.risk": risk } })).toEqual(["recipe.fields.factsheet.risks.risk"]); // oxfmt-ignore
  expect(await refused({ fields: { "factsheet.risks.colour": risk } })).toEqual([
    "recipe.fields.factsheet.risks.colour",
  ]);
  expect(await refused({ fields: { name: risk }, lines: ["factsheet.purpose"] })).toEqual(["recipe.lines.0"]);
  const and = [{ column: "gone", test: "empty" as const, words: [] }];
  const leave_out = [{ column: "risk", test: "empty" as const, words: [], and }];
  expect(await refused({ fields: { name: risk }, leave_out })).toEqual(["recipe.leave_out.0.column"]);
});
