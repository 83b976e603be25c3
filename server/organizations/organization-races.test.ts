import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type ChainContent, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { race, tally } from "#server/testing/race.ts";

const t = await shareTestApp();
const db = t.database.system;
type Caller = Awaited<ReturnType<typeof t.as>>;

const naming = (...ids: string[]): ChainContent => ({
  ...EMPTY_CHAIN,
  placements: ids.map((organization_id) =>
    newPlacement({ category_id: "accountable", element_id: "institution", organization_id }, uuidv7),
  ),
});
const save = (call: Caller, id: string, content: ChainContent, lock_version: number) =>
  call(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version } } });

/** Every organization that something live names, and that is not there. */
const dangling = async (customer_id: string) => {
  const [chains, devices, suppliers] = await Promise.all([
    db
      .selectFrom("datachain_organizations as named")
      .innerJoin("organizations", "organizations.id", "named.organization_id")
      .select("organizations.name")
      .where("named.customer_id", "=", customer_id)
      .where("organizations.deleted_at", "is not", null)
      .execute(),
    db
      .selectFrom("devices")
      .innerJoin("organizations", "organizations.id", "devices.vendor_id")
      .select("organizations.name")
      .where("devices.customer_id", "=", customer_id)
      .where("organizations.deleted_at", "is not", null)
      .execute(),
    db
      .selectFrom("algorithm_suppliers")
      .innerJoin("organizations", "organizations.id", "algorithm_suppliers.organization_id")
      .select("organizations.name")
      .where("algorithm_suppliers.customer_id", "=", customer_id)
      .where("organizations.deleted_at", "is not", null)
      .execute(),
  ]);
  return [...chains, ...devices, ...suppliers];
};

/** The ways to come to name an organization. */
const WAYS = [
  async (call: Caller, id: string) => {
    const device = await t.make.device(call.customer_id);
    return () => save(call, device.id, naming(id), 0);
  },
  async (call: Caller, id: string) => {
    const params = { id: (await t.make.device(call.customer_id)).id };
    const device = { vendor_id: id, lock_version: 0 };
    return () => call(devicesApi.update, { params, query: {}, body: { device } });
  },
  async (call: Caller, id: string) => {
    const params = { id: (await t.make.algorithm(call.customer_id)).id };
    const algorithm = { suppliers: [{ organization_id: id, role: "vendor" as const }], lock_version: 0 };
    return () => call(algorithmsApi.update, { params, query: {}, body: { algorithm } });
  },
];

test("an organization is deleted while something comes to name it: one of the two waits, and nothing points to nothing", async () => {
  const call = await t.as();
  for (let round = 0; round < 99; round += 1) {
    const { id } = await t.make.organization(call.customer_id);
    const write = await WAYS[round % 3]?.(call, id);
    const remove = () => call(organizationsApi.remove, { params: { id } });
    const acts: (() => Promise<unknown>)[] = write ? [write, remove] : [];
    const outcomes = await race((round % 2 ? acts : acts.toReversed()).map((act) => act()));
    expect([
      { 200: 1, 400: 1 },
      { 200: 1, 409: 1 },
    ]).toContainEqual(tally(outcomes));
  }
  expect(await dangling(call.customer_id)).toEqual([]);
});

test("merges beside saves of chains, devices and algorithms that name the one: nobody is locked out, nothing points to it afterwards", async () => {
  const call = await t.as();
  const { customer_id } = call;
  for (let round = 0; round < 10; round += 1) {
    const [from, into] = [await t.make.organization(customer_id), await t.make.organization(customer_id)];
    const devices = await Promise.all(
      Array.from({ length: 4 }, () => t.make.device(customer_id, { vendor_id: from.id })),
    );
    for (const { id } of devices) await save(call, id, naming(from.id, into.id), 0);
    const algorithm = await t.make.algorithm(customer_id, { deployer_id: from.id });
    const merge = () =>
      call(organizationsApi.merge, { params: { id: from.id }, query: {}, body: { into_id: into.id } });
    const outcomes = await race<unknown>([
      ...devices.map(({ id }) => save(call, id, naming(into.id, from.id), 1)),
      merge(),
      ...devices.map(({ id }) =>
        call(devicesApi.update, {
          params: { id },
          query: {},
          body: { device: { accountable_id: from.id, vendor_id: into.id, lock_version: 0 } },
        }),
      ),
      call(algorithmsApi.update, {
        params: { id: algorithm.id },
        query: {},
        body: {
          algorithm: {
            suppliers: [
              { organization_id: into.id, role: "vendor" },
              { organization_id: from.id, role: "vendor" },
            ],
            lock_version: 0,
          },
        },
      }),
    ]);
    for (const { status } of outcomes) expect([200, 400, 409]).toContain(status);
    expect(outcomes[4]?.status).toBe(200);
  }
  expect(await dangling(customer_id)).toEqual([]);
  const rows = await db
    .selectFrom("datachains")
    .select("content")
    .where("customer_id", "=", customer_id)
    .$castTo<{ content: ChainContent }>()
    .execute();
  const { organizations } = await call(organizationsApi.list, { query: { per_page: 1000 } });
  const living = organizations.map(({ id }) => id);
  for (const { content } of rows)
    for (const { organization_id } of content.placements) expect(living).toContain(organization_id);
});

test("two who merge in a ring, or create and move below what is merged, are not locked out", async () => {
  const call = await t.as();
  const { customer_id } = call;
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await t.make.organization(customer_id), await t.make.organization(customer_id)];
    const child = await t.make.organization(customer_id, { parent_id: a.id });
    const merge = (id: string, into_id: string) =>
      call(organizationsApi.merge, { params: { id }, query: {}, body: { into_id } });
    const outcomes = await race<unknown>([
      merge(a.id, b.id),
      merge(b.id, a.id),
      call(organizationsApi.create, {
        query: {},
        body: { organization: { name: `Branch ${round}`, parent_id: a.id } },
      }),
      call(organizationsApi.update, {
        params: { id: child.id },
        query: {},
        body: { organization: { parent_id: b.id, lock_version: 0 } },
      }),
    ]);
    for (const { status } of outcomes) expect([200, 400, 404, 409]).toContain(status);
    const left = await db
      .selectFrom("organizations")
      .leftJoin("organizations as parent", "parent.id", "organizations.parent_id")
      .select(["organizations.name", "parent.deleted_at"])
      .where("organizations.customer_id", "=", customer_id)
      .where("organizations.deleted_at", "is", null)
      .where("parent.deleted_at", "is not", null)
      .execute();
    expect(left).toEqual([]);
  }
});
