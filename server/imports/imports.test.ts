import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { EMPTY_RECIPE, type ImportRecipe } from "#contract/import-recipe.ts";
import { importsApi } from "#contract/imports.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { fieldsOf, importing } from "#server/testing/import-file.ts";

const t = await startTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const deviceNames = async (call: Caller) =>
  (await call(devicesApi.list, { query: { sort: "name", per_page: 1000 } })).devices.map((device) => device.name);
const verdicts = (rows: readonly { verdict: string }[]) => rows.map(({ verdict }) => verdict);
const codes = (rows: readonly { problems: readonly { code: string }[] }[]) =>
  rows.map(({ problems }) => problems.map(({ code }) => code));
const places = (device_id: string) =>
  t.database.system
    .selectFrom("locations")
    .selectAll()
    .where("device_id", "=", device_id)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .execute();
const deviceRow = (customer_id: string, reference: string) =>
  t.database.system
    .selectFrom("devices")
    .selectAll()
    .where("customer_id", "=", customer_id)
    .where("reference", "=", reference)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();

test.each([
  "C:\\Users\\ana\\Desktop\\sensors.csv",
  "/home/ana/lists/sensors.csv",
  "../../sensors.csv",
  "..\\sensors.csv",
])("strips the local folders from the filename %s", async (path) => {
  const call = await t.as();
  const { filename } = await importing(t, call).upload("Name\nMast\n", path);
  expect(filename).toBe("sensors.csv");
});

test("uploads a file, checks it without writing, and runs it", async () => {
  const call = await t.as();
  const { upload, get, rows } = importing(t, call);
  const uploaded = await upload(
    "\uFEFFReference;Name;Status;Latitude;Longitude\nA1;Mast;Active;11,5;104,9\n",
    "sensors.csv",
  );
  expect(uploaded).toMatchObject({
    subject: "devices",
    format: "csv",
    filename: "sensors.csv",
    state: "uploaded",
    row_count: 1,
    recipe: {
      ...EMPTY_RECIPE,
      fields: fieldsOf({ Reference: "reference", Name: "name", Status: "status", Latitude: "lat", Longitude: "lng" }),
    },
    recipe_origin: "guessed",
    options: { on_existing: "update", date_order: "iso", create_missing: true },
    created_by: "Test Person",
  });
  expect(uploaded.columns[0]).toEqual({ name: "Reference", samples: ["A1"] });
  const params = { id: uploaded.id };
  const body = { recipe: uploaded.recipe, options: uploaded.options };
  const { import: checking } = await call(importsApi.check, { params, query: {}, body });
  expect(checking.state).toBe("checking");
  await t.work();
  const made = [{ noun: "status", name: "Active" }];
  expect(await get(uploaded.id)).toMatchObject({
    state: "checked",
    counts: { create: 1 },
    made,
    locale: "en",
  });
  expect(await rows(uploaded.id)).toEqual([
    { number: 2, line: 2, verdict: "create", title: "Mast", problems: [], record_id: null, changes: [], made },
  ]);
  expect(await deviceNames(call)).toEqual([]);
  expect((await call(importsApi.run, { params, query: {} })).import.state).toBe("running");
  await t.work();
  expect(await get(uploaded.id)).toMatchObject({ state: "done", rows_done: 1, error: null });
  const { devices } = await call(devicesApi.list, { query: {} });
  expect(devices).toMatchObject([
    { name: "Mast", reference: "A1", status: { name: "Active", phase: "active" }, location_count: 1 },
  ]);
  const [row] = await rows(uploaded.id);
  expect(row?.record_id).toBe(devices[0]?.id);
});

test("reports each kind of wrong value with field, column and value, and refuses to run unless those rows are skipped", async () => {
  const call = await t.as();
  const { check, run } = importing(t, call);
  const header = "ref,Title,Kind,Built,Ends,How many,Lat,Long,Mail,Web,Facing";
  const lines = [
    "R1,Good,sensor,2020-01-02,2030-01-01,3,11.5,104.9,info@city.example,https://city.example,East",
    "R2,,sensor,,,,,,,,",
    "R3,Bad type,toaster,,,,,,,,",
    "R4,Bad days,,2020-02-30,soon,,,,,,",
    "R5,Backwards,,2020-01-02,2019-01-01,,,,,,",
    "R6,Bad numbers,,,,many,,,,,",
    "R7,Half a place,,,,,11.5,,,,",
    "R8,Off the map,,,,,111.5,204.9,,,",
    "R9,Bad links,,,,,1,2,info@,http://city.example,In",
    `R10,${"x".repeat(301)},,,,0,,,,,`,
  ];
  const mapping = {
    ref: "reference",
    Title: "name",
    Kind: "device_type",
    Built: "installed_on",
    Ends: "active_until",
    "How many": "quantity",
    Lat: "lat",
    Long: "lng",
    Mail: "contact_email",
    Web: "contact_url",
    Facing: "direction_deg",
  };
  const { id, rows, counts, problem_counts } = await check([header, ...lines].join("\n"), { mapping });
  expect(counts).toEqual({ create: 1, error: 9 });
  expect(codes(rows)).toEqual([
    [],
    ["name_missing"],
    ["choice_unknown"],
    ["date_impossible", "date_unreadable"],
    ["end_before_start"],
    ["number_unreadable"],
    ["coordinate_incomplete"],
    ["coordinate_out_of_range"],
    ["email_invalid", "url_invalid", "direction_unreadable"],
    ["text_too_long", "number_out_of_range"],
  ]);
  expect(rows[2]?.problems).toEqual([
    { code: "choice_unknown", field: "device_type", column: "Kind", value: "toaster" },
  ]);
  expect(problem_counts).toMatchObject({ name_missing: 1, choice_unknown: 1 });
  const params = { id };
  const { rows: found } = await call(importsApi.rows, { params, query: { problem: ["choice_unknown"] } });
  expect(found.map(({ number }) => number)).toEqual([4]);
  await expect(call(importsApi.run, { params, query: {} })).rejects.toMatchObject({
    status: 409,
    body: { code: "import_not_ready" },
  });
  expect(await run(id, true)).toMatchObject({ state: "done", rows_done: 1 });
  const { devices } = await call(devicesApi.list, { query: {} });
  expect(devices.map(({ name }) => name)).toEqual(["Good"]);
  expect(await places(devices[0]?.id ?? "")).toMatchObject([{ lat: 11.5, lng: 104.9, direction_deg: 90 }]);
});

test("accepts doubtful values with a warning: swapped coordinates, far end dates, status codes", async () => {
  const call = await t.as();
  const { bring } = importing(t, call);
  const lines = [
    "name,status,active_until,lat,lng",
    "A,A,2050,11.51,104.9",
    "B,,3000-01-01,11.52,104.9",
    "C,,,104.91,11.5",
    "D,,,11.53,104.9",
    "E,,,11.54,104.9",
    "F,,,11.55,104.9",
  ];
  const { rows, made } = await bring(lines.join("\n"));
  expect(codes(rows)).toEqual([
    ["year_without_end", "status_code"],
    ["far_end_date"],
    ["coordinates_swapped"],
    [],
    [],
    [],
  ]);
  expect(made).toEqual([]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices[0]).toMatchObject({ name: "A", status: null });
  expect(await places(devices[2]?.id ?? "")).toMatchObject([{ lat: 11.5, lng: 104.91 }]);
});

test("detects swapped coordinates from the other points if both numbers could be latitudes", async () => {
  const call = await t.as();
  const { check } = importing(t, call);
  const near = Array.from({ length: 6 }, (_, at) => `P${at},48.8${at},2.3${at}`);
  const { rows } = await check(["name,lat,lng", ...near, "Wrong,2.35,48.86"].join("\n"));
  expect(codes(rows).at(-1)).toEqual(["coordinates_maybe_swapped"]);
  expect(codes(rows).slice(0, -1).flat()).toEqual([]);
});

test("accepts a single letter if a status has that name", async () => {
  const call = await t.as();
  await t.make.status(call.customer_id, "A");
  const { rows } = await importing(t, call).check("name,status\nMast,a\n");
  expect(codes(rows)).toEqual([[]]);
});

test("creates missing references once, or reports them if creation is off", async () => {
  const call = await t.as();
  const { check, bring } = importing(t, call);
  await t.make.organization(call.customer_id, { name: "Axelis" });
  const file = 'name,status,vendor,labels\nA,En panne,AXELIS,"Air; Port"\nB,en panne,Envira,Air\n';
  const { rows } = await check(file, { options: { create_missing: false } });
  expect(codes(rows)).toEqual([
    ["status_unknown", "label_unknown", "label_unknown"],
    ["status_unknown", "organization_unknown", "label_unknown"],
  ]);
  expect(rows[1]?.problems[1]).toEqual({
    code: "organization_unknown",
    field: "vendor",
    column: "vendor",
    value: "Envira",
  });
  const { made } = await bring(file, { options: { create_missing: true } });
  expect(made).toEqual([
    { noun: "status", name: "En panne" },
    { noun: "organization", name: "Envira" },
    { noun: "label", name: "Air" },
    { noun: "label", name: "Port" },
  ]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices).toMatchObject([
    {
      status: { name: "En panne", phase: "faulty" },
      vendor: { name: "Axelis" },
      labels: [{ name: "Air" }, { name: "Port" }],
    },
    { status: { name: "En panne" }, vendor: { name: "Envira" }, labels: [{ name: "Air" }] },
  ]);
});

test("merges rows with one reference into a device with several places; an exact repeat is a duplicate", async () => {
  const call = await t.as();
  const { bring } = importing(t, call);
  const { rows, counts } = await bring(
    "reference,name,lat,lng,address\nR1,Mast,1,2,North\nr1,Mast,3,4,South\nR1,Mast,1,2,North\nR2,Other,1,2,\n,Lone,,,\n,Lone,,,\nR1,Renamed,5,6,East\n",
  );
  expect(verdicts(rows)).toEqual([
    "create",
    "add_location",
    "duplicate",
    "create",
    "create",
    "duplicate",
    "add_location",
  ]);
  expect(codes(rows)).toEqual([
    ["position_repeated"],
    [],
    [],
    ["position_repeated"],
    [],
    [],
    ["differs_from_first_row"],
  ]);
  expect(counts).toEqual({ create: 3, add_location: 2, duplicate: 2 });
  expect(await deviceNames(call)).toEqual(["Lone", "Mast", "Other"]);
  const { id } = await deviceRow(call.customer_id, "R1");
  expect((await places(id)).map(({ address, position }) => [position, address])).toEqual([
    [1, "North"],
    [2, "South"],
    [3, "East"],
  ]);
});

test("reports names repeated in the file or already in use", async () => {
  const call = await t.as();
  await t.make.device(call.customer_id, { name: "Known" });
  const { rows } = await importing(t, call).check("name,model\nTwice,a\ntwice,b\nKnown,c\n");
  expect(codes(rows)).toEqual([["name_repeated"], ["name_repeated"], ["matched_by_name"]]);
});

test("fails later rows of a record whose first row failed", async () => {
  const call = await t.as();
  const { rows } = await importing(t, call).check("reference,name,quantity,address\nR1,Mast,many,A\nR1,Mast,1,B\n");
  expect(codes(rows)).toEqual([["number_unreadable"], ["first_row_failed"]]);
});

test("matches existing records by reference or id, and updates, leaves or skips them", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const device = await t.make.device(customer_id, {
    name: "Old",
    reference: "R1",
    model: "M1",
    summary: { en: "Same", km: "ដដែល" },
  });
  await t.make.location(customer_id, device.id, { address: "1 Harbour Walk", lat: 1, lng: 2 });
  const { check, run } = importing(t, call);
  const header = "id,reference,name,model,summary,address,lat,lng";
  const file = (line: string) => `${header}\n${line}\n`;
  expect(verdicts((await check(file(`,r1,Old,,Same,1 Harbour Walk,1,2`))).rows)).toEqual(["unchanged"]);
  expect(verdicts((await check(file(`,R1,New,,,,,`), { options: { on_existing: "skip" } })).rows)).toEqual(["skip"]);
  const { id, rows } = await check(file(`${device.id},,New,,Other,2 Mill Street,5,6`), {
    options: { on_existing: "update" },
  });
  expect(rows).toMatchObject([{ verdict: "update", record_id: device.id, title: "New" }]);
  await run(id);
  // Empty cells change nothing; other languages are kept.
  expect(await deviceRow(customer_id, "R1")).toMatchObject({
    id: device.id,
    name: "New",
    model: "M1",
    summary: { en: "Other", km: "ដដែល" },
    lock_version: 1,
  });
  // A single row and a single place: the place moved.
  expect(await places(device.id)).toMatchObject([{ address: "2 Mill Street", lat: 5, lng: 6 }]);
});

test("reports a malformed or unknown id, and a reference of another record", async () => {
  const call = await t.as();
  const [one] = [
    await t.make.device(call.customer_id, { reference: "R1" }),
    await t.make.device(call.customer_id, { reference: "R2" }),
  ];
  const foreign = await t.make.device((await t.make.customer()).id);
  const lines = [`x,,Bad`, `${foreign.id},,Foreign`, `${one.id},R2,Taken`];
  const { rows } = await importing(t, call).check(`id,reference,name\n${lines.join("\n")}\n`, {
    recipe: { fields: fieldsOf({ id: "id", reference: "reference", name: "name" }) },
  });
  expect(codes(rows)).toEqual([["id_malformed"], ["id_unknown"], ["reference_of_other"]]);
  expect(rows[1]).toMatchObject({ verdict: "create", record_id: null });
});

test("writes texts in the requested language", async () => {
  const call = await t.as();
  const { id, locale } = await importing(t, call).check("reference,name,summary\nR1,Mast,វាស់ខ្យល់\n", { locale: "km" });
  expect(locale).toBe("km");
  await importing(t, call).run(id);
  expect(await deviceRow(call.customer_id, "R1")).toMatchObject({ summary: { km: "វាស់ខ្យល់" } });
});

test("matches places by position: updates changed ones and adds new ones", async () => {
  const call = await t.as();
  const { bring } = importing(t, call);
  await bring("reference,name,lat,lng,address\nR1,Mast,1,2,North\nR1,Mast,3,4,South\n");
  const { rows } = await bring(
    "reference,name,lat,lng,address\nR1,Mast,3,4,Souther\nR1,Mast,1,2,North\nR1,Mast,7,8,New\n",
  );
  expect(verdicts(rows)).toEqual(["update", "unchanged", "add_location"]);
  const { id } = await deviceRow(call.customer_id, "R1");
  expect((await places(id)).map(({ address }) => address)).toEqual(["North", "Souther", "New"]);
});

test("imports GeoJSON points, lines and areas, and computes a point for a line", async () => {
  const call = await t.as();
  const feature = (name: string, geometry: unknown) => ({
    type: "Feature",
    geometry,
    properties: { reference: name, name },
  });
  const ring = [[0, 0], [0, 2], [2, 2], [2, 0], [0, 0]]; // oxfmt-ignore
  const file = JSON.stringify({
    type: "FeatureCollection",
    features: [
      feature("point", { type: "Point", coordinates: [104.9, 11.5] }),
      feature("line", { type: "LineString", coordinates: [[1, 1], [2, 2], [3, 3]] }), // oxfmt-ignore
      feature("area", { type: "Polygon", coordinates: [ring] }),
      feature("nowhere", null),
      feature("broken", { type: "Polygon", coordinates: [[[0, 0], [1, 1], [0, 0], [0, 0]]] }), // oxfmt-ignore
      feature("many", { type: "MultiPolygon", coordinates: [[ring], [ring]] }),
    ],
  });
  const { check, run } = importing(t, call);
  const { id, format, rows } = await check(file);
  expect(format).toBe("geojson");
  expect(codes(rows)).toEqual([[], [], [], [], ["shape_unreadable"], ["shape_unsupported"]]);
  await run(id, true);
  const placesOf = async (reference: string) => places((await deviceRow(call.customer_id, reference)).id);
  expect(await placesOf("point")).toMatchObject([{ lat: 11.5, lng: 104.9, geometry: null }]);
  expect(await placesOf("line")).toMatchObject([{ lat: 2, lng: 2, geometry: { type: "LineString" } }]);
  expect(await placesOf("area")).toMatchObject([{ lat: 1, lng: 1, geometry: { coordinates: [ring.toReversed()] } }]);
  expect(await placesOf("nowhere")).toEqual([]);
});

test("remembers the mapping for the same columns, per customer", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const file = "Alpha,Beta\nx,y\n";
  const mapping = { Alpha: "name", Beta: "model" };
  const { options } = await importing(t, call).check(file, { mapping, options: { date_order: "month_first" } });
  const recipe = { ...EMPTY_RECIPE, fields: fieldsOf(mapping) };
  expect(await importing(t, call).upload(file)).toMatchObject({ recipe, options, recipe_origin: "remembered" });
  expect(await importing(t, other).upload(file)).toMatchObject({ recipe: EMPTY_RECIPE, recipe_origin: "guessed" });
  expect(await importing(t, call).upload("Beta,Alpha\ny,x\n")).toMatchObject({ recipe: EMPTY_RECIPE });
});

test("rejects an invalid recipe by its part", async () => {
  const call = await t.as();
  const { id, options } = await importing(t, call).upload("a,b\n1,2\n");
  const attempt = (recipe: Partial<ImportRecipe>) =>
    call(importsApi.check, { params: { id }, query: {}, body: { recipe: { ...EMPTY_RECIPE, ...recipe }, options } });
  const refusal = (field: string) => ({
    status: 400,
    body: { code: "invalid_input", fields: { [field]: expect.any(String) } },
  });
  const fields = fieldsOf({ a: "name" });
  const is = { test: "empty" as const, words: [] };
  await expect(attempt({ fields: fieldsOf({ c: "name" }) })).rejects.toMatchObject(refusal("recipe.fields.name"));
  await expect(attempt({ fields: fieldsOf({ a: "colour" }) })).rejects.toMatchObject(refusal("recipe.fields.colour"));
  await expect(attempt({ fields: { name: [{ text: "Mast" }] } })).rejects.toMatchObject(refusal("recipe.fields"));
  await expect(attempt({ fields, leave_out: [{ column: "c", ...is }] })).rejects.toMatchObject(
    refusal("recipe.leave_out.0.column"),
  );
  await expect(attempt({ fields, values: [{ field: "device_type", word: "x", to: "toaster" }] })).rejects.toMatchObject(
    refusal("recipe.values.0.to"),
  );
  await expect(attempt({ fields, values: [{ field: "summary", word: "x", to: null }] })).rejects.toMatchObject(
    refusal("recipe.values.0.field"),
  );
  await expect(attempt({})).rejects.toMatchObject(refusal("recipe.fields"));
});

test("rejects unreadable files, oversized files and a wrong form field name", async () => {
  const call = await t.as();
  const { upload } = importing(t, call);
  await expect(upload("")).rejects.toMatchObject({ status: 400, body: { code: "file_unreadable" } });
  await expect(upload('{"type": "FeatureColl')).rejects.toMatchObject({ body: { code: "file_unreadable" } });
  await expect(upload(`a\n${"x".repeat(importsApi.upload.max_bytes)}`)).rejects.toMatchObject({
    status: 413,
    body: { code: "file_too_large" },
  });
  // larger than the limit for images
  expect((await upload(`a\n${`${"x".repeat(1023)}\n`.repeat(11 * 1024)}`)).row_count).toBe(11 * 1024);
  const body = new FormData();
  body.append("other", new Blob(["a\n1"]), "a.csv");
  await expect(call(importsApi.upload, { query: { subject: "devices" }, body })).rejects.toMatchObject({ status: 400 });
});

test("rejects steps out of order", async () => {
  const call = await t.as();
  const { upload, check, run } = importing(t, call);
  const notReady = { status: 409, body: { code: "import_not_ready" } };
  const { id } = await upload("name\nA\n");
  await expect(call(importsApi.run, { params: { id }, query: {} })).rejects.toMatchObject(notReady);
  await expect(call(importsApi.undo, { params: { id } })).rejects.toMatchObject(notReady);
  const checked = await check("name\nA\n");
  await call(importsApi.run, { params: { id: checked.id }, query: {} });
  await expect(call(importsApi.remove, { params: { id: checked.id } })).rejects.toMatchObject(notReady);
  await expect(run(checked.id)).rejects.toMatchObject(notReady);
  await t.work();
  await expect(call(importsApi.run, { params: { id: checked.id }, query: {} })).rejects.toMatchObject(notReady);
});

test("a viewer can list but not create imports; other customers' are not found", async () => {
  const call = await t.as();
  const viewer = await t.as({ role: "viewer", customer_id: call.customer_id });
  const { id } = await importing(t, call).upload("name\nA\n");
  expect((await viewer(importsApi.list, { query: {} })).imports.map((one) => one.id)).toEqual([id]);
  await expect(importing(t, viewer).upload("name\nA\n")).rejects.toMatchObject({ status: 403 });
  const other = await t.as();
  expect((await other(importsApi.list, { query: {} })).meta.total_count).toBe(0);
  await expect(other(importsApi.rows, { params: { id }, query: {} })).rejects.toMatchObject({ status: 404 });
});

test("lists imports newest first by subject; removing one deletes its file but keeps its records", async () => {
  const call = await t.as();
  const first = await importing(t, call).bring("name\nA\n");
  const second = await importing(t, call, "algorithms").upload("name\nB\n");
  const list = async (subject?: "devices") =>
    (await call(importsApi.list, { query: { ...(subject && { subject }) } })).imports.map(({ id }) => id);
  expect(await list()).toEqual([second.id, first.id]);
  expect(await list("devices")).toEqual([first.id]);
  await call(importsApi.remove, { params: { id: first.id } });
  expect(await list()).toEqual([second.id]);
  expect(await deviceNames(call)).toEqual(["A"]);
});

test("audits each step once; each record's history names the file", async () => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  const { id } = await bring("name\nA\nB\n");
  await undo(id);
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id"])
    .where("customer_id", "=", call.customer_id)
    .where("subject_type", "=", "import")
    .orderBy("at")
    .execute();
  expect(entries).toEqual(
    ["import.uploaded", "import.checked", "import.done", "import.undone"].map((action) => ({
      action,
      actor_id: call.user_id,
    })),
  );
});

test("a device's history shows the file that created it, changes by another, and the undo", async () => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  await bring("reference,name\nR1,Mast\n");
  const header = "reference,name,model,status,labels,address";
  const second = await bring(`${header}\nR1,Mast,M2,Active,Parks,Quay 1\nR1,Mast,M2,Active,Parks,Quay 2\n`);
  await undo(second.id);
  const { devices } = await call(devicesApi.list, { query: {} });
  const { activity } = await call(devicesApi.activity, { params: { id: devices[0]?.id ?? "" }, query: {} });
  const told = activity.map(({ action, actor, filename, fields }) => [action, actor, filename, fields.join(" ")]);
  expect(told).toEqual([
    ["device.import_undone", "Test Person", "file.csv", ""],
    ["device.imported", "Test Person", "file.csv", "label_ids locations model status_id"],
    ["device.imported", "Test Person", "file.csv", ""],
  ]);
});

test("an algorithm's history names the questions a file answered", async () => {
  const call = await t.as();
  const { bring } = importing(t, call, "algorithms");
  await bring("reference,name,purpose\nA1,Triage,To sort\n");
  await bring("reference,name,purpose,risks\nA1,Triage,To sort,Mistakes\n");
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  const { activity } = await call(algorithmsApi.activity, { params: { id: algorithms[0]?.id ?? "" }, query: {} });
  expect(activity.map(({ action, fields }) => [action, fields.join(" ")])).toEqual([
    ["algorithm.imported", "risks"],
    ["algorithm.imported", ""],
  ]);
});

test("a second upload of a file without references changes nothing, and an existing reference is never matched by name", async () => {
  const call = await t.as();
  const file = "name,model,address\nMast,a,North\nGate,b,South\n";
  const { bring, check } = importing(t, call);
  expect((await bring(file)).counts).toEqual({ create: 2 });
  const again = await check(file);
  expect(again.counts).toEqual({ unchanged: 2 });
  expect(codes(again.rows)).toEqual([["matched_by_name"], ["matched_by_name"]]);
  await t.make.device(call.customer_id, { name: "Known", reference: "K-1" });
  expect(codes((await check("name\nKnown\n")).rows)).toEqual([["name_exists"]]);
});
