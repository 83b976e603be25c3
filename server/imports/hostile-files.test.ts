import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { labelsApi } from "#contract/labels.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";
import { odsFile, xlsxParts, zipped } from "#server/testing/make-workbook.ts";

const t = await startTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

/** Measures the longest block of this thread and the slowest concurrent request. */
function watch(call: Caller) {
  let [last, standstill] = [performance.now(), 0];
  const timer = setInterval(() => {
    standstill = Math.max(standstill, performance.now() - last);
    last = performance.now();
  }, 20);
  const over = new AbortController();
  let [slowest, count] = [0, 0];
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await call(devicesApi.list, { query: {} });
      slowest = Math.max(slowest, performance.now() - began);
      count += 1;
    }
  })();
  return async () => {
    over.abort();
    await asking;
    clearInterval(timer);
    return { slowest, standstill, count };
  };
}

/** Far more than a busy machine needs, but far less than these files used to take. */
const PATIENCE_MS = 3000;

/** Uploads and checks a file while another person makes requests. */
async function tryFile(
  subject: ImportSubject,
  content: string | Uint8Array<ArrayBuffer>,
  mapping?: Record<string, string>,
) {
  const [call, other] = [await t.as(), await t.as()];
  const steps = importing(t, call, subject);
  const stop = watch(other);
  try {
    const checked = await steps.check(content, mapping ? { mapping } : {});
    return { call, ...steps, checked, refused: undefined };
  } catch (error) {
    return { call, ...steps, checked: undefined, refused: error };
  } finally {
    const { slowest, standstill, count } = await stop();
    expect(count).toBeGreaterThan(0);
    expect(Math.max(slowest, standstill)).toBeLessThan(PATIENCE_MS);
  }
}

const spaces = (count: number) => " ".repeat(count);
const problemsOf = (checked: Awaited<ReturnType<typeof tryFile>>["checked"]) =>
  checked?.rows.map(({ number, problems }) => problems.map(({ code, column }) => [number, code, column]));

test("suppliers: a name, 2,000 spaces and a bracket", async () => {
  const { checked } = await tryFile("algorithms", `name,suppliers\nA,"a${spaces(2000)}(b"\n`);
  expect(checked).toMatchObject({ state: "checked" });
  expect(problemsOf(checked)).toEqual([[[2, "text_too_long", "suppliers"]]]);
});

test("Dutch JSON: a tag and 50,000 spaces", async () => {
  const { checked } = await tryFile("algorithms", JSON.stringify([{ name: "A", goal: `<p>${spaces(50_000)}x` }]));
  expect(checked).toMatchObject({ state: "checked" });
  const twice = await tryFile("algorithms", JSON.stringify([{ name: "A", goal: `<p>x${spaces(50_000)}y` }]));
  expect(problemsOf(twice.checked)).toEqual([[[1, "text_too_long", "goal"]]]);
});

test("Dutch JSON: 20,000 tags that never end", async () => {
  const { checked } = await tryFile("algorithms", JSON.stringify([{ name: "A", goal: `<p>${"<li".repeat(20_000)}` }]));
  expect(problemsOf(checked)).toEqual([[[1, "text_too_long", "goal"]]]);
});

test("10,000 equal column names", async () => {
  const header = Array.from({ length: 10_000 }, () => "name").join(",");
  const { refused } = await tryFile("devices", `${header}\n${"A,".repeat(9999)}A\n`);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "file_unreadable", fields: { file: expect.stringMatching(/500 columns/) } },
  });
});

test("10,000 properties of a feature", async () => {
  const properties = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, at]));
  const { refused } = await tryFile("devices", JSON.stringify({ type: "Feature", geometry: null, properties }));
  expect(refused).toMatchObject({ status: 400, body: { code: "file_unreadable" } });
});

test("a date of 20,000 times", async () => {
  const file = `name,installed_on\nA,${"T00:00".repeat(20_000)}\nB,${"T00:00".repeat(1000)}\n`;
  const { checked } = await tryFile("devices", file);
  expect(problemsOf(checked)).toEqual([
    [[2, "text_too_long", "installed_on"]],
    [[3, "date_unreadable", "installed_on"]],
  ]);
});

test("coordinates of 20,000 spaces", async () => {
  const file = `name,coordinates\nA,"1${spaces(20_000)}x"\nB,"1${spaces(19_000)}x"\n`;
  const { checked } = await tryFile("devices", file, { name: "name", coordinates: "coordinates" });
  expect(problemsOf(checked)).toEqual([
    [[2, "text_too_long", "coordinates"]],
    [[3, "coordinate_unreadable", "coordinates"]],
  ]);
});

test("40,000 new labels: the check reports those over the limit and creates the rest", async () => {
  const lines = Array.from({ length: 800 }, (_, row) =>
    [`R${row},D${row}`, Array.from({ length: 50 }, (_, at) => `label ${row}-${at}`).join(";")].join(","),
  );
  const { call, checked, run, undo } = await tryFile("devices", `reference,name,labels\n${lines.join("\n")}\n`);
  expect(checked).toMatchObject({ state: "checked", counts: { create: 40, error: 760 } });
  expect(checked?.problem_counts).toMatchObject({ too_many_new: 760 });
  expect(checked?.made).toHaveLength(2000);
  const id = checked?.id ?? "";
  expect(await run(id, true)).toMatchObject({ state: "done" });
  expect((await call(labelsApi.list, { query: { per_page: 1 } })).meta.total_count).toBe(2000);
  expect(await undo(id)).toMatchObject({ state: "undone" });
  expect((await call(labelsApi.list, { query: { per_page: 1 } })).meta.total_count).toBe(0);
});

test("500 algorithms with 50 suppliers each fit in one batch despite the parameter limit", async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Supplier ${at}`).join(";");
  const lines = Array.from({ length: 500 }, (_, at) => `A${at},"${names}"`);
  const { call, checked, run } = await tryFile("algorithms", `name,suppliers\n${lines.join("\n")}\n`);
  expect(await run(checked?.id ?? "")).toMatchObject({ state: "done", error: null });
  expect((await call(algorithmsApi.list, { query: { per_page: 1 } })).meta.total_count).toBe(500);
});

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("GeoJSON nested 5,000 levels deep, as a file and in a cell", async () => {
  const feature = `{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Polygon","coordinates":${nested(5000)}}}`;
  const { refused } = await tryFile("devices", feature);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "file_unreadable", fields: { file: expect.stringMatching(/Entry 1 .* deep/) } },
  });
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const { checked } = await tryFile(
    "devices",
    `name,geometry,labels\nA,${cell(`{"type":"Polygon","coordinates":${nested(5000)}}`)},${cell(nested(5000))}\n`,
    { name: "name", geometry: "geometry", labels: "labels" },
  );
  expect(problemsOf(checked)).toEqual([
    [
      [2, "text_too_long", "labels"],
      [2, "shape_unreadable", "geometry"],
    ],
  ]);
});

test("columns named like inherited object properties", async () => {
  const { call, checked, run } = await tryFile("devices", "name,__proto__,constructor,toString\nA,1,2,3\n");
  expect(checked?.columns.map(({ name }) => name)).toEqual([
    "name",
    "column __proto__",
    "column constructor",
    "column toString",
  ]);
  expect(await run(checked?.id ?? "")).toMatchObject({ state: "done" });
  expect((await call(devicesApi.list, { query: {} })).devices.map(({ name }) => name)).toEqual(["A"]);
  const feature = '{"type":"Feature","geometry":null,"properties":{"name":"A","__proto__":{"x":1},"constructor":2}}';
  const json = await tryFile("devices", feature, { name: "name", "column __proto__": "model" });
  expect(json.checked).toMatchObject({ state: "checked", counts: { create: 1 } });
});

test("an impossible year", async () => {
  const { checked } = await tryFile("devices", "name,installed_on\nA,0000-01-01\n");
  expect(problemsOf(checked)).toEqual([[[2, "date_impossible", "installed_on"]]]);
  const months = await tryFile("algorithms", "name,start_month\nA,0000-01\nB,0000-01-01\n");
  expect(problemsOf(months.checked)).toEqual([
    [[2, "date_impossible", "start_month"]],
    [[3, "date_impossible", "start_month"]],
  ]);
});

test("a missing closing quote that turns the whole file into one cell", async () => {
  const { refused } = await tryFile("devices", `name,note\nA,"${"x\n".repeat(2_000_000)}`);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "file_unreadable", fields: { file: expect.stringMatching(/^Row 2 /) } },
  });
  const entry = JSON.stringify([{ name: "A" }, { name: "B", note: "x".repeat(3_000_000) }]);
  const json = await tryFile("algorithms", entry);
  expect(json.refused).toMatchObject({ status: 400, body: { fields: { file: expect.stringMatching(/^Entry 2 /) } } });
});

const XLSX_OF = (rows: string) => xlsxParts({ A: rows });
const HEADED = '<row r="1"><c r="A1" t="str"><v>name</v></c></row><row r="2"><c r="A2" t="str"><v>A</v></c></row>';

/** Overwrites the size that the directory and the entry's own header claim. */
function claiming(zip: Uint8Array, name: string, size: number) {
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf(name); at >= 0; at = lying.indexOf(name, at + 1)) {
    if (lying.readUInt32LE(Math.max(0, at - 30)) === 0x04034b50) lying.writeUInt32LE(size, at - 8);
    if (lying.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50) lying.writeUInt32LE(size, at - 22);
  }
  return new Uint8Array(lying);
}

test("a workbook that unpacks to far more than it claims, or claims too much", async () => {
  const sheet = "xl/worksheets/sheet1.xml";
  const bomb = zipped(XLSX_OF(HEADED + " ".repeat(64 * 1024 * 1024)));
  const whole = await tryFile("devices", bomb);
  expect(whole.refused).toMatchObject({ status: 400, body: { fields: { file: expect.stringMatching(/too large/) } } });
  const lying = await tryFile("devices", claiming(bomb, sheet, 1000));
  expect(lying.refused).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringMatching(/too many bytes/) } },
  });
  const admitting = await tryFile("devices", claiming(zipped(XLSX_OF(HEADED)), sheet, 300 * 1024 * 1024));
  expect(admitting.refused).toMatchObject({ status: 413, body: { code: "workbook_too_large" } });
});

test("a workbook of endless shared strings", async () => {
  const strings = Array.from({ length: 600_000 }, (_, at) => `<si><t>${at.toString(36)} ${"lorem ipsum ".repeat(8)}</t></si>`); // oxfmt-ignore
  const { refused } = await tryFile("devices", zipped(xlsxParts({ A: HEADED }, { strings: strings.join("") })));
  expect(refused).toMatchObject({ status: 413, body: { code: "workbook_too_large" } });
});

test("a workbook of deep XML, of declared entities and cut off in the middle", async () => {
  const deep = await tryFile("devices", zipped(XLSX_OF(`${"<x>".repeat(5000)}${"</x>".repeat(5000)}`)));
  expect(deep.refused).toMatchObject({
    body: { code: "file_unreadable", fields: { file: expect.stringMatching(/deep/) } },
  });
  const laughing = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet>&b;</worksheet>';
  const declared = await tryFile("devices", zipped({ ...XLSX_OF(HEADED), "xl/worksheets/sheet1.xml": laughing }));
  expect(declared.refused).toMatchObject({ body: { fields: { file: expect.stringMatching(/document type/) } } });
  const whole = zipped(XLSX_OF(HEADED));
  const cut = await tryFile("devices", whole.slice(0, whole.length / 2));
  expect(cut.refused).toMatchObject({ status: 400, body: { code: "file_unreadable" } });
  const open = await tryFile(
    "devices",
    zipped({ ...XLSX_OF(HEADED), "xl/worksheets/sheet1.xml": "<worksheet><sheetData>" }),
  );
  expect(open.refused).toMatchObject({ body: { fields: { file: expect.stringMatching(/middle/) } } });
});

test("a workbook whose parts want to be elsewhere, or are very many", async () => {
  const climbing = await tryFile("devices", zipped({ ...XLSX_OF(HEADED), "../../etc/passwd": "x" }));
  expect(climbing.refused).toMatchObject({ status: 400, body: { code: "file_unreadable" } });
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`xl/media/${at}.png`, "x"]));
  const crowded = await tryFile("devices", zipped({ ...XLSX_OF(HEADED), ...many }));
  expect(crowded.refused).toMatchObject({ status: 400, body: { code: "file_unreadable" } });
});

test("a sheet formatted to its last row and column, and one of repeated rows", async () => {
  const empty = Array.from(
    { length: 200_000 },
    (_, at) => `<row r="${at + 3}" s="1"><c r="XFD${at + 3}" s="1"/></row>`,
  );
  const large = await tryFile("devices", zipped(XLSX_OF(`${HEADED}${empty.join("")}<row r="1048576"/>`)));
  expect(large.checked).toMatchObject({ state: "checked", row_count: 1, counts: { create: 1 } });
  const cell = '<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell>'; // oxfmt-ignore
  const row = (inner: string) => `<table:table table:name="T"><table:table-row table:number-rows-repeated="1048576">${inner}</table:table-row></table:table>`; // oxfmt-ignore
  const wide = await tryFile("devices", odsFile(row(cell)));
  expect(wide.refused).toMatchObject({ body: { fields: { file: expect.stringMatching(/500 columns/) } } });
  const long = await tryFile("devices", odsFile(row(cell.replace("16384", "1"))));
  expect(long.refused).toMatchObject({ status: 413, body: { code: "file_too_large" } });
});
