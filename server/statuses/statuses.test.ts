import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { PHASES, statusesApi } from "#contract/statuses.ts";
import { createCustomer } from "#server/customers/service.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { race, raceOf, tally, toldTo } from "#server/testing/race.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const active = { name: "Active", color: "#16a34a", phase: "active" } as const;
const create = async (call: Caller, name: string = active.name) =>
  (await call(statusesApi.create, { body: { status: { ...active, name } } })).status;
const list = async (call: Caller) => (await call(statusesApi.list, {})).statuses;
const statusOf = async (call: Caller, id: string) =>
  (await call(devicesApi.get, { params: { id }, query: {} })).device.status?.name ?? null;

test("a new customer has one status for each phase", async () => {
  const { id: customer_id } = await createCustomer(t.database.system, { name: "Port of Testing" });
  const statuses = await list(await t.as({ customer_id, role: "viewer" }));
  expect(statuses.map((status) => status.phase)).toEqual(PHASES);
  expect(statuses.map((status) => status.name)).toContain("Installed, not active");
});

test("default statuses have names in every language of the product", async () => {
  const { id: customer_id } = await createCustomer(t.database.system, { name: "Port of Languages" });
  for (const { name, names } of await list(await t.as({ customer_id, role: "viewer" }))) {
    expect(Object.keys(names), name).toEqual(expect.arrayContaining(GUIDE_LOCALES.filter((locale) => locale !== "en")));
    expect(Object.values(names), name).not.toContain("");
  }
});

test("a status and its devices return its names by language, omitting blank ones", async () => {
  const call = await t.as();
  const { status } = await call(statusesApi.create, {
    body: { status: { ...active, names: { km: "សកម្ម", es: " " } } },
  });
  expect(status.names).toEqual({ km: "សកម្ម" });
  const { id } = await t.make.device(call.customer_id, { status_id: status.id });
  const { device } = await call(devicesApi.get, { params: { id }, query: {} });
  expect(device.status).toMatchObject({ name: "Active", names: { km: "សកម្ម" } });
});

test("renaming drops translations that are not sent along", async () => {
  const call = await t.as();
  const { status } = await call(statusesApi.create, { body: { status: { ...active, names: { km: "សកម្ម" } } } });
  const change = async (fields: object, lock_version: number) =>
    (await call(statusesApi.update, { params: { id: status.id }, body: { status: { ...fields, lock_version } } }))
      .status;
  expect((await change({ color: "#000000", name: "Active" }, 0)).names).toEqual({ km: "សកម្ម" });
  expect((await change({ name: "Stolen" }, 1)).names).toEqual({});
  expect((await change({ name: "Lost", names: { km: "បាត់" } }, 2)).names).toEqual({ km: "បាត់" });
});

test("an editor creates statuses; they are listed in order with their device counts", async () => {
  const call = await t.as();
  const [first, second] = [await create(call), await create(call, "Pilot")];
  expect(first).toEqual({
    ...active,
    id: first.id,
    is_public: true,
    names: {},
    position: 1,
    device_count: 0,
    lock_version: 0,
  });
  await t.make.device(call.customer_id, { status_id: second.id });
  await t.make.device(call.customer_id, { status_id: second.id, deleted_at: new Date().toISOString() });
  expect(await list(call)).toEqual([first, { ...second, device_count: 1 }]);
});

test("creating the same status twice is idempotent", async () => {
  const call = await t.as();
  const status = { ...active, id: uuidv7() };
  await call(statusesApi.create, { body: { status } });
  await call(statusesApi.create, { body: { status } });
  expect(await list(call)).toHaveLength(1);
});

test("a name is unique per customer, regardless of case", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  await create(mine);
  await create(theirs);
  const taken = {
    status: 409,
    body: { code: "status_name_taken", fields: { "status.name": expect.any(String) } },
  };
  await expect(create(mine, "ACTIVE")).rejects.toMatchObject(taken);
  const other = await create(mine, "Pilot");
  const rename = mine(statusesApi.update, {
    params: { id: other.id },
    body: { status: { name: "active", lock_version: 0 } },
  });
  await expect(rename).rejects.toMatchObject(taken);
});

test("rejects a stale change with both versions", async () => {
  const call = await t.as();
  const { id } = await create(call);
  const change = (name: string) =>
    call(statusesApi.update, { params: { id }, body: { status: { name, lock_version: 0 } } });
  expect((await change("Live")).status).toMatchObject({ name: "Live", phase: "active", lock_version: 1 });
  await expect(change("Second")).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { name: "Live", lock_version: 1 } },
  });
});

test("a change leaves omitted fields alone", async () => {
  const call = await t.as();
  const hidden = { ...active, is_public: false };
  const { status } = await call(statusesApi.create, { body: { status: hidden } });
  const change = { params: { id: status.id }, body: { status: { name: "Live", lock_version: 0 } } };
  expect((await call(statusesApi.update, change)).status).toMatchObject({ ...hidden, name: "Live" });
});

test("reorders statuses; those not listed follow", async () => {
  const call = await t.as();
  const [a, b, c] = [await create(call, "A"), await create(call, "B"), await create(call, "C")];
  await call(statusesApi.order, { body: { ids: [c.id, a.id] } });
  expect((await list(call)).map((status) => status.id)).toEqual([c.id, a.id, b.id]);
  const foreign = await t.make.status((await t.make.customer()).id);
  const attempt = call(statusesApi.order, { body: { ids: [a.id, foreign.id] } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});

test("R3.6 removing a status in use moves its devices to another or none, with history", async () => {
  const call = await t.as();
  const [old, next] = [await create(call, "Old"), await create(call, "Next")];
  const device = await t.make.device(call.customer_id, { status_id: old.id });
  await call(statusesApi.remove, { params: { id: old.id }, query: { move_to: next.id } });
  expect(await statusOf(call, device.id)).toBe("Next");
  await call(statusesApi.remove, { params: { id: next.id }, query: {} });
  expect(await statusOf(call, device.id)).toBe(null);
  expect(await list(call)).toEqual([]);
  const { activity } = await call(devicesApi.activity, { params: { id: device.id }, query: {} });
  expect(activity).toMatchObject([
    { action: "device.updated", actor: "Test Person", fields: ["status_id"] },
    { action: "device.updated", actor: "Test Person", fields: ["status_id"] },
  ]);
});

test("moves devices only to another status of the same customer", async () => {
  const call = await t.as();
  const { id } = await create(call);
  const foreign = await t.make.status((await t.make.customer()).id);
  for (const move_to of [foreign.id, id])
    await expect(call(statusesApi.remove, { params: { id }, query: { move_to } })).rejects.toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { move_to: expect.any(String) } },
    });
  expect(await list(call)).toHaveLength(1);
});

test("moves more devices than fit into one statement", async () => {
  const call = await t.as();
  const [old, next] = [await create(call, "Old"), await create(call, "Next")];
  const rows = Array.from({ length: 2001 }, (_, at) => ({
    id: uuidv7(),
    customer_id: call.customer_id,
    name: `Device ${at}`,
    status_id: old.id,
  }));
  await t.database.system.insertInto("devices").values(rows).execute();
  await call(statusesApi.remove, { params: { id: old.id }, query: { move_to: next.id } });
  expect(await list(call)).toMatchObject([{ name: "Next", device_count: 2001 }]);
});

test("audits every write", async () => {
  const call = await t.as();
  const { id } = await create(call);
  await call(statusesApi.update, { params: { id }, body: { status: { color: "#000000", lock_version: 0 } } });
  await call(statusesApi.order, { body: { ids: [id] } });
  await call(statusesApi.remove, { params: { id }, query: {} });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
  const actor_id = call.user_id;
  expect(entries).toEqual([
    { action: "status.created", actor_id },
    { action: "status.updated", actor_id },
    { action: "status.ordered", actor_id },
    { action: "status.removed", actor_id },
  ]);
});

test("concurrent reorders all succeed and leave one of the orders", async () => {
  const call = await t.as();
  const ids: string[] = [];
  for (let at = 0; at < 10; at += 1) ids.push((await create(call, `Status ${at}`)).id);
  const orders = Array.from({ length: 25 }, (_, at) => [...ids.slice(at % 10), ...ids.slice(0, at % 10)].toReversed());
  expect(tally(await raceOf(25, (at) => call(statusesApi.order, { body: { ids: orders[at] ?? [] } })))).toEqual({
    200: 25,
  });
  const statuses = await list(call);
  expect(orders).toContainEqual(statuses.map(({ id }) => id));
  expect(statuses.map(({ position }) => position)).toEqual(ids.map((_, at) => at + 1));
});

test("accepts one of several concurrent saves and returns its row to the others", async () => {
  const call = await t.as();
  const { id } = await create(call);
  const outcomes = await raceOf(10, (at) =>
    call(statusesApi.update, { params: { id }, body: { status: { name: `Name ${at}`, lock_version: 0 } } }),
  );
  expect(tally(outcomes)).toEqual({ 200: 1, 409: 9 });
  expect(toldTo(outcomes)).toEqual(Array(9).fill((await list(call))[0]));
});

test("deleting statuses does not deadlock with saves of devices or with each other", async () => {
  const call = await t.as();
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await create(call, `One ${round}`), await create(call, `Other ${round}`)];
    const devices = await Promise.all(
      Array.from({ length: 4 }, () => t.make.device(call.customer_id, { status_id: one.id })),
    );
    const save = ({ id }: { id: string }) =>
      call(devicesApi.update, {
        params: { id },
        query: {},
        body: { device: { name: "Saved", status_id: one.id, lock_version: 0 } },
      });
    const change = () =>
      call(devicesApi.bulk, { body: { ids: devices.map(({ id }) => id).toReversed(), status_id: other.id } });
    const remove = (id: string, move_to: string) => call(statusesApi.remove, { params: { id }, query: { move_to } });
    const outcomes = await race<unknown>([
      ...devices.map(save),
      remove(one.id, other.id),
      change(),
      remove(other.id, one.id),
    ]);
    for (const { status } of outcomes) expect([200, 400, 404, 409]).toContain(status);
    const left = new Set((await list(call)).map(({ id }) => id));
    const rows = await t.database.system
      .selectFrom("devices")
      .select("status_id")
      .where(
        "id",
        "in",
        devices.map(({ id }) => id),
      )
      .execute();
    for (const { status_id } of rows) expect(status_id === null || left.has(status_id)).toBe(true);
  }
});
