import { sql } from "kysely";
import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const verdicts = (rows: readonly { verdict: string }[]) => rows.map(({ verdict }) => verdict);
const codes = (rows: readonly { problems: readonly { code: string }[] }[]) =>
  rows.map(({ problems }) => problems.map(({ code }) => code));
const owned = async (call: Caller) => {
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  const ids = devices.map(({ id }) => id);
  const details = await Promise.all(ids.map((id) => call(devicesApi.get, { params: { id }, query: {} })));
  return details.map(({ device }) => [device.name, device.reference, device.accountable?.name ?? null]);
};

const REGISTER = "id,name,owner\n1,Lift,Parks\n2,Gate,Parks\n1,Camera,Police\n2,Siren,Police";
const ALL = [
  ["Camera", "1", "Police"],
  ["Gate", "2", "Parks"],
  ["Lift", "1", "Parks"],
  ["Siren", "2", "Police"],
];

test("a reference may repeat under another organization; a second upload makes no copies", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call);
  const first = await bring(REGISTER);
  expect(first.recipe.fields["reference"]).toEqual([{ column: "id" }]);
  expect(verdicts(first.rows)).toEqual(["create", "create", "create", "create"]);
  expect(await owned(call)).toEqual(ALL);
  const second = await check(REGISTER.replace("Siren", "Horn"));
  expect(verdicts(second.rows)).toEqual(["unchanged", "unchanged", "unchanged", "update"]);
  expect(codes(second.rows).flat()).toEqual([]);
});

test("a row without an organization fits the only record, not one of several", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call);
  await bring(`${REGISTER}\n3,Pump,Parks\n4,Bench,`);
  const { rows } = await check("reference,name\n1,Which one\n3,Pump two\n4,Bench");
  expect(verdicts(rows)).toEqual(["error", "update", "unchanged"]);
  expect(codes(rows)).toEqual([["reference_of_several"], [], []]);
  const filled = await bring("reference,name,owner\n4,Bench,Parks\n3,Pump,Police");
  expect(verdicts(filled.rows)).toEqual(["update", "create"]);
  expect(codes(filled.rows)).toEqual([[], ["reference_elsewhere", "name_exists"]]);
  expect(await owned(call)).toContainEqual(["Bench", "4", "Parks"]);
});

test("several rows of one device need the organization once", async () => {
  const call = await t.as();
  const { rows } = await importing(t, call).check(
    "reference,name,owner,lat,lng\n1,Lift,Parks,11.5,104.9\n1,Lift,,11.6,104.9",
  );
  expect(verdicts(rows)).toEqual(["create", "add_location"]);
});

test("two records of one organization never end with the same reference", async () => {
  const call = await t.as();
  const { bring, check } = importing(t, call);
  await bring(REGISTER);
  const { devices } = await call(devicesApi.list, { query: {} });
  const idOf = (wanted: string) => devices.find(({ name }) => name === wanted)?.id ?? "";
  const { rows } = await check(`id,reference,name,owner\n${idOf("Camera")},1,Camera,Parks`);
  expect(codes(rows)).toEqual([["reference_of_other"]]);
  const both = await check(`id,reference\n${idOf("Lift")},9\n${idOf("Gate")},9`);
  expect(codes(both.rows)).toEqual([[], ["reference_of_other"]]);
});

test("algorithms of two organizations keep the same reference apart", async () => {
  const call = await t.as();
  const { bring } = importing(t, call, "algorithms");
  const file = "reference,name,organization\nA-1,Triage,Tax\nA-1,Ranking,Police";
  expect(verdicts((await bring(file)).rows)).toEqual(["create", "create"]);
  expect(verdicts((await bring(file)).rows)).toEqual(["unchanged", "unchanged"]);
  expect((await call(algorithmsApi.list, { query: {} })).meta.total_count).toBe(2);
});

test("by hand, a reference is free under another organization and taken without one", async () => {
  const call = await t.as();
  const { id: parks } = await t.make.organization(call.customer_id);
  const create = (name: string, accountable_id?: string) =>
    call(devicesApi.create, { query: {}, body: { device: { name, reference: "R-1", accountable_id } } });
  await create("None");
  await create("Parks", parks);
  const taken = { status: 409, body: { code: "reference_taken", fields: { "device.reference": expect.any(String) } } };
  await expect(create("None again")).rejects.toMatchObject(taken);
  await expect(create("Parks again", parks)).rejects.toMatchObject(taken);
});

test("a merge that would repeat a reference is refused and names it", async () => {
  const call = await t.as();
  await importing(t, call).bring(REGISTER);
  const { organizations } = await call(organizationsApi.list, { query: {} });
  const idOf = (name: string) => organizations.find((one) => one.name === name)?.id ?? "";
  const merge = () =>
    call(organizationsApi.merge, { params: { id: idOf("Police") }, query: {}, body: { into_id: idOf("Parks") } });
  await expect(merge()).rejects.toMatchObject({
    status: 409,
    body: { code: "references_shared", current: { references: ["1", "2"] } },
  });
  expect(await owned(call)).toEqual(ALL);
  await sql`update devices set reference = 'P-' || reference where accountable_id = ${idOf("Police")}`.execute(
    t.database.system,
  );
  await merge();
  expect((await owned(call)).every(([, , owner]) => owner === "Parks")).toBe(true);
});
