import { expect, test } from "vitest";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
const changed = (field: string, before: unknown, after: unknown, locale: string | null = null) => ({
  field,
  locale,
  before,
  after,
});

test("a changed row says for each field what it was and becomes, and what is new", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call);
  const head = "reference,name,owner,status,type,installed on,summary,labels,address,lat,lng";
  const first = await bring(`${head}\n1,Dome,Parks,Active,camera,,Old words,Harbour,Dock Rd 14,11.5,104.9`);
  expect(first.rows).toMatchObject([
    {
      changes: [],
      made: [
        { noun: "status", name: "Active" },
        { noun: "organization", name: "Parks" },
        { noun: "label", name: "Harbour" },
      ],
    },
  ]);
  const { rows } = await check(
    `${head}\n1,Dome 2,Parks,To be removed,sensor,2024-07-31,New words,Harbour;Port,Dock Road 14,11.5,104.9`,
  );
  expect(rows.map(({ verdict }) => verdict)).toEqual(["update"]);
  expect(new Set(rows[0]?.changes)).toEqual(
    new Set([
      changed("name", "Dome", "Dome 2"),
      changed("device_type", "camera", "sensor"),
      changed("installed_on", null, "2024-07-31"),
      changed("summary", "Old words", "New words", "en"),
      changed("status", "Active", "To be removed"),
      changed("labels", ["Harbour"], ["Harbour", "Port"]),
      changed("address", "Dock Rd 14", "Dock Road 14"),
    ]),
  );
  expect(rows[0]?.made).toEqual([
    { noun: "status", name: "To be removed" },
    { noun: "label", name: "Port" },
  ]);
});

test("a long text begins shortly before it differs, and a refused row changes nothing", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call);
  const start = "The same words. ".repeat(20);
  await bring(`reference,name,summary\n1,Dome,${start}Old`);
  const { rows } = await check(`reference,name,summary,installed on\n1,Dome,${start}New,\n2,,,soon`);
  const change = rows[0]?.changes[0];
  expect(change).toMatchObject({ field: "summary", locale: "en" });
  expect(change?.before).toMatch(/^….{30,60}Old$/);
  expect(change?.after).toMatch(/^….{30,60}New$/);
  expect(rows[1]).toMatchObject({ verdict: "error", changes: [], made: [] });
});

test("answers of a factsheet and suppliers are compared too", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call, "algorithms");
  const head = "reference,name,goal,supplier,risks";
  const owned = await bring(`${head},owner\n1,Triage,Fair,Scan Ltd,Wrong fines,Scan Ltd`);
  expect(owned.rows[0]?.made).toEqual([{ noun: "organization", name: "Scan Ltd" }]);
  const { rows } = await check(`${head}\n1,Triage,Fast,Scan Ltd;Lens Ltd,Long waits`);
  expect(new Set(rows[0]?.changes)).toEqual(
    new Set([
      changed("factsheet.purpose", "Fair", "Fast"),
      changed("factsheet.risks", ["Wrong fines"], ["Long waits"]),
      changed("suppliers", ["Scan Ltd"], ["Scan Ltd", "Lens Ltd"]),
    ]),
  );
});
