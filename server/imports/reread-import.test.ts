import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { importsApi, type ReadingChoice } from "#contract/imports.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";
import { xlsxFile } from "#server/testing/make-workbook.ts";

const t = await shareTestApp();

async function start() {
  const call = await t.as();
  const steps = importing(t, call);
  const reread = async (id: string, body: ReadingChoice) =>
    (await call(importsApi.read, { params: { id }, query: {}, body })).import;
  return { call, ...steps, reread };
}

const CAMERAS = [
  ["City of Seaview, cameras", null, null, null],
  ["As of 31 October 2026", null, null, null],
  ["Devices", null, null, null],
  ["id", "name", null, null],
  ["C-1", "Gate", 11.5564, 104.9282],
  ["C-2", "Quay", 11.5571, 104.929],
] as const;

test("a workbook is imported from the sheet that holds a table, below its titles", async () => {
  const { call, upload, bring } = await start();
  const file = xlsxFile({ Instructions: [["Fill in every column."], ["Ask us."]], Cameras: CAMERAS, Empty: [] });
  const { format, reading, columns, recipe, row_count } = await upload(file, "cameras.xlsx");
  expect({ format, row_count, columns: columns.map(({ name }) => name) }).toEqual({
    format: "xlsx",
    row_count: 2,
    columns: ["id", "name", "Column C", "Column D"],
  });
  expect(recipe.fields).toEqual({
    name: [{ column: "name" }],
    reference: [{ column: "id" }],
    lat: [{ column: "Column C" }],
    lng: [{ column: "Column D" }],
  });
  expect(reading).toMatchObject({ encoding: null, sheet: "Cameras", header_row: 4, first_row: 5, telling: [] });
  expect(reading.sheets).toEqual([
    { name: "Instructions", is_hidden: false, row_count: 1, column_count: 1 },
    { name: "Cameras", is_hidden: false, row_count: 2, column_count: 4 },
    { name: "Empty", is_hidden: false, row_count: 0, column_count: 0 },
  ]);
  expect(reading.head.slice(0, 4)).toEqual([
    { number: 1, cells: ["City of Seaview, cameras"] },
    { number: 2, cells: ["As of 31 October 2026"] },
    { number: 3, cells: ["Devices"] },
    { number: 4, cells: ["id", "name"] },
  ]);
  const done = await bring(file, { mapping: { name: "name", "Column C": "lat", "Column D": "lng", id: "reference" } });
  expect([done.state, done.rows.map(({ number }) => number)]).toEqual(["done", [5, 6]]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices.map(({ name, reference }) => [name, reference])).toEqual([["Gate", "C-1"], ["Quay", "C-2"]]); // oxfmt-ignore
});

test("people choose the sheet and the header; what was checked before is forgotten", async () => {
  const { check, reread, rows, get } = await start();
  const { id } = await check(xlsxFile({ Old: [["name"], ["A"]], Cameras: CAMERAS }));
  expect(await rows(id)).toHaveLength(2);
  const old = await reread(id, { sheet: "Old" });
  expect(old).toMatchObject({
    state: "uploaded",
    row_count: 1,
    counts: {},
    recipe: { fields: { name: [{ column: "name" }] } },
  });
  expect(await rows(id)).toEqual([]);
  const higher = await reread(id, { sheet: "Cameras", header_row: 3 });
  expect(higher.columns.map(({ name }) => name)).toEqual(["Devices", "Column B", "Column C", "Column D"]);
  expect(higher).toMatchObject({ row_count: 3, reading: { header_row: 3, first_row: 4 } });
  const later = await reread(id, { sheet: "Cameras", header_row: 4, first_row: 6 });
  expect(later).toMatchObject({ row_count: 1, reading: { header_row: 4, first_row: 6 } });
  expect((await get(id)).reading).toEqual(later.reading);
});

test("people choose another encoding, and see cells that tell whether it is right", async () => {
  const { upload, reread, check } = await start();
  const text = "ref;name\n1;Martićeva\n2;Žabjek\n3;Quay\n4;Čopova\n5;Đakovo\n";
  const codes: Record<string, number> = { ć: 0xe6, Ž: 0x8e, Č: 0xc8, Đ: 0xd0 };
  const file = Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
  const { id, reading } = await upload(file);
  expect(reading).toMatchObject({ encoding: "windows-1250", telling: ["Martićeva", "Žabjek", "Čopova"] });
  const wrong = await reread(id, { encoding: "windows-1252" });
  expect(wrong.reading).toMatchObject({ encoding: "windows-1252", telling: ["Martiæeva", "Žabjek", "Èopova"] });
  const checked = await check(file);
  expect(checked.rows.map(({ title }) => title)).toEqual(["Martićeva", "Žabjek", "Quay", "Čopova", "Đakovo"]);
});

test("choices that do not fit the file are refused by name", async () => {
  const { upload, reread, bring } = await start();
  const csv = await upload("name\nA\n");
  const json = await upload(JSON.stringify({ items: [{ name: "A" }] }));
  const workbook = await upload(xlsxFile({ A: [["name"], ["A"]] }));
  const refused = (id: string, choice: ReadingChoice, field: string) =>
    expect(reread(id, choice)).rejects.toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  await refused(csv.id, { sheet: "A" }, "sheet");
  await refused(workbook.id, { sheet: "B" }, "sheet");
  await refused(workbook.id, { encoding: "windows-1250" }, "encoding");
  await refused(json.id, { header_row: 2 }, "header_row");
  await refused(csv.id, { header_row: 2, first_row: 2 }, "first_row");
  await refused(csv.id, { first_row: 3 }, "first_row");
  await refused(csv.id, { header_row: 900 }, "file");
  expect(json).toMatchObject({ format: "json", row_count: 1, reading: { header_row: null, sheets: [] } });
  const { id } = await bring("name\nDone\n");
  await expect(reread(id, {})).rejects.toMatchObject({ status: 409, body: { code: "import_not_ready" } });
});
