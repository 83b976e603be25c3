import { sql } from "kysely";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { type RelationType, relationshipsApi } from "#contract/relationships.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { placed } from "#datachain/testing/fixtures.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { untilSomebodyWaits } from "#server/testing/until-waiting.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const makePage = async (call: Caller, type: "device_page" | "algorithm_page" = "device_page") => {
  const subject_id =
    type === "device_page"
      ? (await t.make.device(call.customer_id, { name: "Bus lane camera" })).id
      : (await t.make.algorithm(call.customer_id, { name: "Plate reading" })).id;
  const { page } = await call(pagesApi.create, { body: { page: { type, subject_id } } });
  return { id: page.id, subject_id };
};
const relate = async (call: Caller, id: string, page_id: string, how: RelationType | [RelationType, "in"]) => {
  const [type, direction] = typeof how === "string" ? [how, "out" as const] : how;
  const body = { relationship: { page_id, type, direction } };
  return (await call(relationshipsApi.create, { params: { id }, body })).relationship;
};
const list = (call: Caller, id: string) => call(relationshipsApi.list, { params: { id } });
const seen = async (call: Caller, id: string) =>
  (await list(call, id)).relationships.map(({ type, direction, page }) => [type, direction, page.id]);

test("a relationship shows on both pages, in each page's direction", async () => {
  const call = await t.as();
  const [one, two] = [await makePage(call), await makePage(call, "algorithm_page")];
  const relation = await relate(call, one.id, two.id, "sends_data_to");
  expect(await relate(call, two.id, one.id, ["sends_data_to", "in"])).toMatchObject({
    id: relation.id,
    direction: "in",
  });
  expect(await seen(call, one.id)).toEqual([["sends_data_to", "out", two.id]]);
  expect(await seen(call, two.id)).toEqual([["sends_data_to", "in", one.id]]);
  expect((await call(pagesApi.read, { params: { id: two.id } })).page.relationship_count).toBe(1);
  const params = { id: two.id, relationship_id: relation.id };
  await call(relationshipsApi.update, { params, body: { relationship: { type: "replaces", direction: "out" } } });
  expect(await seen(call, one.id)).toEqual([["replaces", "in", two.id]]);
  await call(relationshipsApi.remove, { params });
  expect(await seen(call, one.id)).toEqual([]);
});

test("stores a symmetric relationship once, from either side", async () => {
  const call = await t.as();
  const [one, two] = [await makePage(call), await makePage(call)];
  const [first, second] = await Promise.all([
    relate(call, one.id, two.id, ["works_with", "in"]),
    relate(call, two.id, one.id, ["works_with", "in"]),
  ]);
  expect(second?.id).toBe(first?.id);
  expect(await seen(call, one.id)).toEqual([["works_with", "out", two.id]]);
  expect(await seen(call, two.id)).toEqual([["works_with", "out", one.id]]);
});

test("changing a relationship locks its pages first, as changing a page does", async () => {
  const call = await t.as();
  const [one, two] = [await makePage(call), await makePage(call)];
  const { id } = await relate(call, one.id, two.id, "works_with");
  const removing = await t.database.system.transaction().execute(async (db) => {
    await sql`select from pages where id = ${two.id} for no key update`.execute(db);
    const removed = call(relationshipsApi.remove, { params: { id: one.id, relationship_id: id } });
    await untilSomebodyWaits(t.database.system);
    await sql`select from page_relationships where id = ${id} for update nowait`.execute(db);
    return { removed };
  });
  await removing.removed;
  expect(await seen(call, one.id)).toEqual([]);
});

test("refuses to relate a page to itself, home, a deleted page or another customer's", async () => {
  const call = await t.as();
  const [one, two] = [await makePage(call), await makePage(call)];
  const home = await call(pagesApi.home, {});
  const foreign = await makePage(await t.as());
  for (const id of [one.id, home.page.id, foreign.id])
    await expect(relate(call, one.id, id, "uses")).rejects.toMatchObject({ status: 400 });
  await relate(call, one.id, two.id, "uses");
  await call(pagesApi.remove, { params: { id: two.id } });
  expect(await seen(call, one.id)).toEqual([]);
  await expect(relate(call, one.id, two.id, "part_of")).rejects.toMatchObject({ status: 400 });
  await call(pagesApi.restore, { params: { id: two.id } });
  expect(await seen(call, one.id)).toEqual([["uses", "out", two.id]]);
});

const ANSWER = {
  state: "answered",
  visibility: "public",
  source: "city",
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
};

test("suggests the algorithm that names a device with AI, until dismissed", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const camera = await makePage(call);
  const [naming, sharing] = [await makePage(call, "algorithm_page"), await makePage(call, "algorithm_page")];
  const filed = await makePage(call, "algorithm_page");
  const label_id = (await t.make.label(customer_id)).id;
  // internal labels must not lead to suggestions
  const staff_label = (await t.make.label(customer_id)).id;
  const { system: db } = t.database;
  await db.updateTable("labels").set({ is_public: false }).where("id", "=", staff_label).execute();
  await db.insertInto("device_labels").values({ customer_id, device_id: camera.subject_id, label_id }).execute();
  await db.insertInto("algorithm_labels").values({ customer_id, algorithm_id: sharing.subject_id, label_id }).execute();
  await db
    .insertInto("device_labels")
    .values({ customer_id, device_id: camera.subject_id, label_id: staff_label })
    .execute();
  await db
    .insertInto("algorithm_labels")
    .values({ customer_id, algorithm_id: filed.subject_id, label_id: staff_label })
    .execute();
  await db
    .insertInto("factsheets")
    .values({
      customer_id,
      algorithm_id: naming.subject_id,
      template_version: "1",
      answers: { x: { ...ANSWER, value: { en: "Reads the bus lane CAMERA" } } },
    })
    .execute();
  expect((await list(call, camera.id)).suggestions).toEqual([]);
  const placement = placed("process", "computer_vision");
  await db
    .insertInto("datachains")
    .values({
      id: crypto.randomUUID(),
      customer_id,
      device_id: camera.subject_id,
      taxonomy_id: "device@1",
      content: JSON.stringify({ ...EMPTY_CHAIN, placements: [placement] }),
    })
    .execute();
  const { suggestions } = await list(call, camera.id);
  expect(suggestions.map(({ page }) => page.id)).toEqual([naming.id, sharing.id]);
  expect(suggestions[0]).toMatchObject({ type: "uses", element_title: "Computer vision" });
  await call(relationshipsApi.dismiss, { params: { id: camera.id }, body: { page_id: sharing.id } });
  await relate(call, camera.id, naming.id, "uses");
  expect((await list(call, camera.id)).suggestions).toEqual([]);
});
