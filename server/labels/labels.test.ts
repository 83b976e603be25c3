import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { pagesApi } from "#contract/pages.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { raceOf, tally, toldTo, winnerOf } from "#server/testing/race.ts";

const t = await shareTestApp();
const red = { name: "Red", color: "#b91c1c" };

test("an editor creates labels and lists them in order", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  const { label: second } = await call(labelsApi.create, { body: { label: { ...red, name: "Blue" } } });
  expect(label).toMatchObject({ ...red, position: 1, is_public: true, usage_count: 0, lock_version: 0 });
  const { labels, meta } = await call(labelsApi.list, { query: {} });
  expect(labels).toEqual([label, second]);
  expect(meta.total_count).toBe(2);
});

test("creating the same label twice is idempotent", async () => {
  const call = await t.as();
  const label = { ...red, id: uuidv7() };
  await call(labelsApi.create, { body: { label } });
  await call(labelsApi.create, { body: { label } });
  expect((await call(labelsApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("a viewer can read but not write labels", async () => {
  const call = await t.as({ role: "viewer" });
  expect((await call(labelsApi.list, { query: {} })).labels).toEqual([]);
  await expect(call(labelsApi.create, { body: { label: red } })).rejects.toMatchObject({ status: 403 });
});

test("a label and what carries it return its names by language, omitting blank ones", async () => {
  const call = await t.as();
  const input = { ...red, names: { km: "ក្រហម", es: " " } };
  const { label } = await call(labelsApi.create, { body: { label: input } });
  expect(label).toMatchObject({ name: "Red", names: { km: "ក្រហម" } });
  const labels = [{ id: label.id, name: "Red", names: { km: "ក្រហម" }, color: red.color }];
  const { device } = await call(devicesApi.create, {
    query: {},
    body: { device: { name: "Mast", label_ids: [label.id] } },
  });
  expect(device.labels).toEqual(labels);
  expect((await call(devicesApi.list, { query: {} })).devices).toMatchObject([{ labels }]);
  const page = await t.make.page(call.customer_id);
  await call(pagesApi.labelMany, { body: { ids: [page.id], add: [label.id], remove: [] } });
  expect((await call(pagesApi.search, { query: {} })).items).toMatchObject([{ labels }]);
});

test("renaming drops translations that are not sent along", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: { ...red, names: { km: "ក្រហម" } } } });
  const change = async (fields: object, lock_version: number) =>
    (await call(labelsApi.update, { params: { id: label.id }, body: { label: { ...fields, lock_version } } })).label;
  expect((await change({ color: "#000000", name: "Red" }, 0)).names).toEqual({ km: "ក្រហម" });
  expect((await change({ name: "Blue" }, 1)).names).toEqual({});
  expect((await change({ name: "Green", names: { km: "បៃតង" } }, 2)).names).toEqual({ km: "បៃតង" });
});

test("renaming an internal label keeps it internal", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: { ...red, is_public: false } } });
  const change = { name: "Crimson", lock_version: 0 };
  const { label: renamed } = await call(labelsApi.update, { params: { id: label.id }, body: { label: change } });
  expect(renamed).toMatchObject({ name: "Crimson", is_public: false });
});

test("another customer's label is not found", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { label } = await mine(labelsApi.create, { body: { label: red } });
  const input = { params: { id: label.id }, body: { label: { name: "Mine now", lock_version: 0 } } };
  await expect(theirs(labelsApi.update, input)).rejects.toMatchObject({ status: 404 });
  await expect(theirs(labelsApi.remove, { params: { id: label.id } })).rejects.toMatchObject({ status: 404 });
  await expect(theirs(labelsApi.order, { body: { ids: [label.id] } })).rejects.toMatchObject({ status: 404 });
});

test("a name is unique per customer, regardless of case", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  await mine(labelsApi.create, { body: { label: red } });
  await theirs(labelsApi.create, { body: { label: red } });
  const attempt = mine(labelsApi.create, { body: { label: { ...red, name: "RED" } } });
  await expect(attempt).rejects.toMatchObject({
    status: 409,
    body: { code: "label_name_taken", fields: { "label.name": expect.any(String) } },
  });
});

test("rejects bad input and misspelt fields, naming the field", async () => {
  const call = await t.as();
  const empty = call(labelsApi.create, { body: { label: { ...red, name: " " } } });
  await expect(empty).rejects.toMatchObject({ status: 400, body: { fields: { "label.name": expect.any(String) } } });
  const misspelt = call(labelsApi.create, { body: { label: { ...red, colour: "#000000" } as never } });
  await expect(misspelt).rejects.toMatchObject({ status: 400, body: { fields: { "label.colour": "Unknown field" } } });
  const wrong = [{ km: "x".repeat(81) }, { km: "two\nlines" }, { km: null }];
  for (const names of wrong)
    await expect(call(labelsApi.create, { body: { label: { ...red, names } as never } })).rejects.toMatchObject({
      status: 400,
      body: { fields: { "label.names.km": expect.any(String) } },
    });
  for (const names of [{ "../km": "x" }, Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`en-x${at}`, "x"]))])
    await expect(call(labelsApi.create, { body: { label: { ...red, names } } })).rejects.toMatchObject({ status: 400 });
});

test("rejects a stale change with both versions", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  const change = (name: string) =>
    call(labelsApi.update, { params: { id: label.id }, body: { label: { name, lock_version: label.lock_version } } });
  await change("First");
  await expect(change("Second")).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { name: "First", lock_version: 1 } },
  });
});

test("a conflict names the other author", async () => {
  const mine = await t.as();
  const other = await t.as({ customer_id: mine.customer_id, name: "Dara Meas" });
  const { label } = await mine(labelsApi.create, { body: { label: red } });
  const change = (call: typeof mine, name: string) =>
    call(labelsApi.update, { params: { id: label.id }, body: { label: { name, lock_version: label.lock_version } } });
  await change(other, "First");
  await expect(change(mine, "Second")).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", changed_by: "Dara Meas" },
  });
});

test("searches, filters, sorts and pages labels in the database", async () => {
  const call = await t.as();
  for (const name of ["Air", "Water", "100%_pure", "Airport"])
    await call(labelsApi.create, {
      body: { label: { ...red, name, is_public: name !== "Water", names: name === "Water" ? { es: "Agua" } : {} } },
    });
  const names = async (query: Parameters<typeof call<typeof labelsApi.list>>[1]["query"]) =>
    (await call(labelsApi.list, { query })).labels.map((label) => label.name);
  expect(await names({ q: "air" })).toEqual(["Air", "Airport"]);
  expect(await names({ q: "%_" })).toEqual(["100%_pure"]);
  expect(await names({ q: "agua" })).toEqual(["Water"]);
  expect(await names({ is_public: "false" })).toEqual(["Water"]);
  expect(await names({ sort: "-name", per_page: 2, page: 2 })).toEqual(["Air", "100%_pure"]);
  expect(await names({ sort: "name", locale: "es" })).toEqual(["100%_pure", "Water", "Air", "Airport"]);
});

test("reorders labels; those not listed follow", async () => {
  const call = await t.as();
  const ids: string[] = [];
  for (const name of ["A", "B", "C"])
    ids.push((await call(labelsApi.create, { body: { label: { ...red, name } } })).label.id);
  await call(labelsApi.order, { body: { ids: [ids[2] ?? "", ids[0] ?? ""] } });
  const { labels } = await call(labelsApi.list, { query: {} });
  expect(labels.map((label) => label.name)).toEqual(["C", "A", "B"]);
});

test("restores a deleted label with all its uses", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  const device = await t.make.device(call.customer_id, { name: "Dock Road camera" });
  const { customer_id } = call;
  await t.database.system
    .insertInto("device_labels")
    .values({ customer_id, device_id: device.id, label_id: label.id })
    .execute();
  const params = { id: label.id };
  await call(labelsApi.remove, { params });
  expect((await call(labelsApi.list, { query: {} })).labels).toEqual([]);
  const { label: restored } = await call(labelsApi.restore, { params });
  expect(restored.usage_count).toBe(1);
  const { uses } = await call(labelsApi.uses, { params, query: {} });
  expect(uses).toEqual([{ type: "device", id: device.id, name: "Dock Road camera" }]);
});

test("a deleted label's name can be reused; restoring it is then refused", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  await call(labelsApi.remove, { params: { id: label.id } });
  await call(labelsApi.create, { body: { label: red } });
  const attempt = call(labelsApi.restore, { params: { id: label.id } });
  await expect(attempt).rejects.toMatchObject({ status: 409, body: { code: "label_name_taken" } });
});

test("audits every write", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  await call(labelsApi.update, { params: { id: label.id }, body: { label: { name: "Crimson", lock_version: 0 } } });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "customer_id"])
    .where("subject_id", "=", label.id)
    .orderBy("at")
    .execute();
  const by = { actor_id: call.user_id, customer_id: call.customer_id };
  expect(entries).toEqual([
    { action: "label.created", ...by },
    { action: "label.updated", ...by },
  ]);
});

test("accepts one of several concurrent saves and returns its row to the others", async () => {
  const call = await t.as();
  for (let round = 0; round < 5; round += 1) {
    const { label } = await call(labelsApi.create, { body: { label: { ...red, name: `Round ${round}` } } });
    const outcomes = await raceOf(12, (at) =>
      call(labelsApi.update, {
        params: { id: label.id },
        body: { label: { name: `Round ${round}, ${at}`, lock_version: 0 } },
      }),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, 409: 11 });
    expect(toldTo(outcomes)).toEqual(Array(11).fill(winnerOf(outcomes)?.label));
  }
});

test("concurrent reorders all succeed and leave one of the orders", async () => {
  const call = await t.as();
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1)
    ids.push((await call(labelsApi.create, { body: { label: { ...red, name: `Label ${at}` } } })).label.id);
  const orders = Array.from({ length: 25 }, (_, at) => [...ids.slice(at % 12), ...ids.slice(0, at % 12)].toReversed());
  const outcomes = await raceOf(25, (at) => call(labelsApi.order, { body: { ids: orders[at] ?? [] } }));
  expect(tally(outcomes)).toEqual({ 200: 25 });
  const { labels } = await call(labelsApi.list, { query: {} });
  expect(orders).toContainEqual(labels.map(({ id }) => id));
  expect(labels.map(({ position }) => position)).toEqual(ids.map((_, at) => at + 1));
});

test("concurrently created labels get distinct positions", async () => {
  const call = await t.as();
  await raceOf(12, (at) => call(labelsApi.create, { body: { label: { ...red, name: `Label ${at}` } } }));
  const { labels } = await call(labelsApi.list, { query: {} });
  expect(labels.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
});

test("restoring a label that is not deleted changes nothing", async () => {
  const call = await t.as();
  const { label } = await call(labelsApi.create, { body: { label: red } });
  expect(await call(labelsApi.restore, { params: { id: label.id } })).toEqual({ label });
});

test("restores a label to its position, or to the end if that is taken", async () => {
  const call = await t.as();
  const ids: string[] = [];
  for (const name of ["A", "B", "C"])
    ids.push((await call(labelsApi.create, { body: { label: { ...red, name } } })).label.id);
  const [a = "", b = "", c = ""] = ids;
  const names = async () => (await call(labelsApi.list, { query: {} })).labels.map(({ name }) => name);
  await call(labelsApi.remove, { params: { id: a } });
  await call(labelsApi.restore, { params: { id: a } });
  expect(await names()).toEqual(["A", "B", "C"]);
  await call(labelsApi.remove, { params: { id: a } });
  await call(labelsApi.order, { body: { ids: [c, b] } });
  const { label } = await call(labelsApi.restore, { params: { id: a } });
  expect(label.position).toBe(3);
  expect(await names()).toEqual(["C", "B", "A"]);
});
