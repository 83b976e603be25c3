import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { sitesApi } from "#contract/sites.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { checkedAs } from "./checked-as.ts";

const t = await startTestApp();
type Person = Awaited<ReturnType<typeof t.as>>;
const db = t.database.system;

/** A device whose chain has a text in one language only. */
async function chainOf(call: Person) {
  const { id } = await t.make.device(call.customer_id);
  const placement = {
    category_id: "retention",
    element_id: "data_retained",
    variables: { duration: { en: "30 days" } },
  };
  const content = { ...EMPTY_CHAIN, placements: [newPlacement(placement, uuidv7)] };
  await call(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } });
  return id;
}

const chainRow = (device_id: string) =>
  db.selectFrom("datachains").selectAll().where("device_id", "=", device_id).executeTakeFirstOrThrow();
const listed = async (call: Person, id: string) =>
  (await call(devicesApi.list, { query: {} })).devices.find((device) => device.id === id);

async function recount() {
  await t.services.jobs.add("recount_chains", {});
  await t.work();
}

test("recounts a chain counted by older checks and updates the list", async () => {
  const call = await t.as();
  const id = await chainOf(call);
  const saved = await chainRow(id);
  const before = await listed(call, id);
  await db
    .updateTable("datachains")
    .set({ error_count: 0, warning_count: 44, category_states: [], checked_as: "0 en en" })
    .where("device_id", "=", id)
    .execute();
  expect(await listed(call, id)).not.toEqual(before);
  await recount();
  expect(await listed(call, id)).toEqual(before);
  // recounting is no edit: version, save and timestamp stay
  expect(await chainRow(id)).toEqual(saved);
});

test("recounts a chain after the site's languages change", async () => {
  const call = await t.as({ role: "manager" });
  const id = await chainOf(call);
  const { site } = await call(sitesApi.current, { query: {} });
  const speak = async (locales: string[]) => {
    await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales } } });
    await t.work();
    return chainRow(id);
  };
  const { warning_count } = await chainRow(id);
  const alone = await speak(["en"]);
  expect(alone.warning_count).toBe(warning_count - 1);
  expect(alone.checked_as).toBe(checkedAs({ ...site, locales: ["en"] }));
  expect((await speak(["en", "fr"])).warning_count).toBe(warning_count);
});

test("counts the others if a chain's taxonomy is gone", async () => {
  const call = await t.as();
  const [orphan, id] = [await chainOf(call), await chainOf(call)];
  await db
    .updateTable("datachains")
    .set({ checked_as: "0 en en" })
    .where("customer_id", "=", call.customer_id)
    .execute();
  await db.updateTable("datachains").set({ taxonomy_id: "gone" }).where("device_id", "=", orphan).execute();
  await recount();
  expect((await chainRow(id)).checked_as).not.toBe("0 en en");
  expect((await chainRow(orphan)).checked_as).toBe("0 en en");
});

test("leaves up-to-date chains alone", async () => {
  const call = await t.as();
  const id = await chainOf(call);
  await db.updateTable("datachains").set({ warning_count: 44 }).where("device_id", "=", id).execute();
  await recount();
  expect((await chainRow(id)).warning_count).toBe(44);
});

test("recounts more chains than fit into one turn", async () => {
  const call = await t.as();
  const id = await chainOf(call);
  const { content, taxonomy_id, checked_as } = await chainRow(id);
  const devices = await Promise.all(Array.from({ length: 130 }, () => t.make.device(call.customer_id)));
  await db
    .insertInto("datachains")
    .values(
      devices.map((device) => ({
        id: device.id,
        customer_id: call.customer_id,
        device_id: device.id,
        taxonomy_id,
        content: JSON.stringify(content),
      })),
    )
    .execute();
  await recount();
  const left = await db
    .selectFrom("datachains")
    .select("id")
    .where("customer_id", "=", call.customer_id)
    .where("checked_as", "<>", checked_as)
    .execute();
  expect(left).toEqual([]);
});
