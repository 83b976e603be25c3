import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
const db = t.database.system;
type Caller = Awaited<ReturnType<typeof t.as>>;

const placement = (id: string, organization_id: string | null) => ({
  id,
  category_id: "accountable",
  element_id: "accountable_organization",
  organization_id,
});

async function makeChain(customer_id: string, subject: { device_id?: string; algorithm_id?: string }, named: string[]) {
  const id = uuidv7();
  const placements = [placement("nobody", null), ...named.map((one, at) => placement(`p${at}`, one))];
  const content = { placements, custom_elements: [], subchain_instances: [], undisclosed: {}, sources: [] };
  await db
    .insertInto("datachains")
    .values({ id, customer_id, ...subject, taxonomy_id: "device", content: JSON.stringify(content) })
    .execute();
  await db
    .insertInto("datachain_organizations")
    .values([...new Set(named)].map((organization_id) => ({ customer_id, datachain_id: id, organization_id })))
    .execute();
  return id;
}

const supply = (customer_id: string, algorithm_id: string, organization_id: string, role: string) =>
  db
    .insertInto("algorithm_suppliers")
    .values({ customer_id, algorithm_id, organization_id, role, position: 1 })
    .execute();

/** One organization that is named in every way there is, by live records and by deleted ones. */
async function makeUses({ customer_id }: Caller) {
  const { id } = await t.make.organization(customer_id, { name: "Lens Ltd" });
  const both = await t.make.device(customer_id, { name: "Camera", vendor_id: id, accountable_id: id });
  const gone = { deleted_at: new Date().toISOString() };
  const deleted = await t.make.device(customer_id, { name: "Scrapped", vendor_id: id, ...gone });
  const algorithm = await t.make.algorithm(customer_id, { name: "Triage", deployer_id: id });
  await supply(customer_id, algorithm.id, id, "vendor");
  await supply(customer_id, algorithm.id, id, "hosting");
  const device_chain = await makeChain(customer_id, { device_id: both.id }, [id, id]);
  const algorithm_chain = await makeChain(customer_id, { algorithm_id: algorithm.id }, [id]);
  const child = await t.make.organization(customer_id, { name: "Lens Labs", parent_id: id });
  await t.make.organization(customer_id, { name: "Closed branch", parent_id: id, ...gone });
  return { id, both, deleted, algorithm, device_chain, algorithm_chain, child };
}

const usesOf = (call: Caller, id: string, query = {}) => call(organizationsApi.uses, { params: { id }, query });
const merge = (call: Caller, id: string, into_id: string) =>
  call(organizationsApi.merge, { params: { id }, query: {}, body: { into_id } });

test("the list of uses names every live record once for each way, and the count agrees with it", async () => {
  const call = await t.as({ role: "viewer" });
  const { id, both, algorithm, child } = await makeUses(call);
  const { uses, meta } = await usesOf(call, id);
  expect(uses).toEqual([
    { kind: "accountable", type: "device", id: both.id, name: "Camera" },
    { kind: "datachain", type: "device", id: both.id, name: "Camera" },
    { kind: "vendor", type: "device", id: both.id, name: "Camera" },
    { kind: "parent", type: "organization", id: child.id, name: "Lens Labs" },
    { kind: "datachain", type: "algorithm", id: algorithm.id, name: "Triage" },
    { kind: "deployer", type: "algorithm", id: algorithm.id, name: "Triage" },
    { kind: "supplier", type: "algorithm", id: algorithm.id, name: "Triage" },
  ]);
  expect(meta.total_count).toBe(7);
  const { organizations } = await call(organizationsApi.list, { query: { sort: "-use_count" } });
  expect(organizations.map(({ name, use_count }) => [name, use_count])).toEqual([
    ["Lens Ltd", 7],
    ["Lens Labs", 0],
  ]);
  expect((await usesOf(call, id, { q: "lens" })).uses).toHaveLength(1);
  const second = await usesOf(call, id, { sort: "-name", per_page: 3, page: 2 });
  expect(second.uses.map(({ name }) => name)).toEqual(["Lens Labs", "Camera", "Camera"]);
  expect(second.meta.total_count).toBe(7);
});

test("an organization in use is not deleted; the refusal says where it is named", async () => {
  const call = await t.as();
  const { id } = await makeUses(call);
  await expect(call(organizationsApi.remove, { params: { id } })).rejects.toMatchObject({
    status: 409,
    body: {
      code: "organization_in_use",
      message:
        "This organization is still used as accountable for 1 device, in 2 datachains, as deployer of 1 algorithm, above 1 organization, as supplier of 1 algorithm, as vendor of 1 device",
    },
  });
  expect((await call(organizationsApi.get, { params: { id }, query: {} })).organization.use_count).toBe(7);
});

test("one that only deleted records name is deleted and comes back; its name is free meanwhile", async () => {
  const call = await t.as();
  const { id } = await t.make.organization(call.customer_id, { name: "Lens Ltd" });
  await t.make.device(call.customer_id, { vendor_id: id, deleted_at: new Date().toISOString() });
  const params = { id };
  await call(organizationsApi.remove, { params });
  expect((await call(organizationsApi.list, { query: {} })).organizations).toEqual([]);
  await expect(call(organizationsApi.get, { params, query: {} })).rejects.toMatchObject({ status: 404 });
  await expect(call(organizationsApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  expect((await call(organizationsApi.restore, { params, query: {} })).organization.name).toBe("Lens Ltd");
  await call(organizationsApi.remove, { params });
  await call(organizationsApi.create, { query: {}, body: { organization: { name: "lens ltd" } } });
  await expect(call(organizationsApi.restore, { params, query: {} })).rejects.toMatchObject({
    status: 409,
    body: { code: "organization_name_taken", fields: { "organization.name": expect.any(String) } },
  });
});

test("a merge moves every use, those of deleted records too, and deletes the one", async () => {
  const call = await t.as();
  const made = await makeUses(call);
  const { id: into } = await t.make.organization(call.customer_id, { name: "Lens Group" });
  const other = await t.make.device(call.customer_id, { name: "Elsewhere", vendor_id: into });
  await supply(call.customer_id, made.algorithm.id, into, "vendor");
  const { organization } = await merge(call, made.id, into);
  expect(organization).toMatchObject({ id: into, name: "Lens Group", use_count: 8 });
  await expect(call(organizationsApi.get, { params: { id: made.id }, query: {} })).rejects.toMatchObject({
    status: 404,
  });
  expect((await usesOf(call, into)).uses.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "accountable Camera",
    "datachain Camera",
    "vendor Camera",
    "vendor Elsewhere",
    "parent Lens Labs",
    "datachain Triage",
    "deployer Triage",
    "supplier Triage",
  ]);
  const devices = await db
    .selectFrom("devices")
    .select(["id", "vendor_id", "accountable_id", "lock_version"])
    .where("customer_id", "=", call.customer_id)
    .orderBy("id")
    .execute();
  expect(devices).toEqual([
    { id: made.both.id, vendor_id: into, accountable_id: into, lock_version: 1 },
    { id: made.deleted.id, vendor_id: into, accountable_id: null, lock_version: 1 },
    { id: other.id, vendor_id: into, accountable_id: null, lock_version: 0 },
  ]);
  const suppliers = await db
    .selectFrom("algorithm_suppliers")
    .select(["organization_id", "role"])
    .where("algorithm_id", "=", made.algorithm.id)
    .orderBy("role")
    .execute();
  expect(suppliers).toEqual([
    { organization_id: into, role: "hosting" },
    { organization_id: into, role: "vendor" },
  ]);
  const child = await call(organizationsApi.get, { params: { id: made.child.id }, query: {} });
  expect(child.organization).toMatchObject({ parent: { id: into }, lock_version: 1 });
});

test("a merge replaces the organization in placements, keeps their order, and raises the version of the chain", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [from, into, third] = [
    (await t.make.organization(customer_id)).id,
    (await t.make.organization(customer_id)).id,
    (await t.make.organization(customer_id)).id,
  ];
  const device = await t.make.device(customer_id);
  const untouched = await t.make.device(customer_id);
  const chain = await makeChain(customer_id, { device_id: device.id }, [third, from, into, from]);
  const bystander = await makeChain(customer_id, { device_id: untouched.id }, [third]);
  await merge(call, from, into);
  const rows = await db
    .selectFrom("datachains")
    .select(["id", "content", "lock_version", "updated_by"])
    .where("id", "in", [chain, bystander])
    .orderBy("id")
    .execute();
  const placements = [placement("nobody", null), placement("p0", third)];
  expect(rows).toMatchObject([
    {
      id: chain,
      lock_version: 1,
      updated_by: call.user_id,
      content: {
        placements: [...placements, placement("p1", into), placement("p2", into), placement("p3", into)],
        custom_elements: [],
        undisclosed: {},
      },
    },
    { id: bystander, lock_version: 0, updated_by: null, content: { placements } },
  ]);
  const named = await db
    .selectFrom("datachain_organizations")
    .select("organization_id")
    .where("datachain_id", "=", chain)
    .execute();
  expect(named.map(({ organization_id }) => organization_id).toSorted()).toEqual([into, third].toSorted());
});

test("each record that a merge changes has it in its own history: from whom, to whom", async () => {
  const call = await t.as();
  const made = await makeUses(call);
  const { id: into } = await t.make.organization(call.customer_id);
  await merge(call, made.id, into);
  const entries = await db
    .selectFrom("audit_entries")
    .select(["subject_type", "subject_id", "before", "after", "actor_id"])
    .where("customer_id", "=", call.customer_id)
    .where("action", "like", "%.updated")
    .execute();
  const entry = (subject_type: string, subject_id: string, words: (id: string) => object) => ({
    subject_type,
    subject_id,
    before: words(made.id),
    after: words(into),
    actor_id: call.user_id,
  });
  const suppliers = (organization_id: string) => [
    { organization_id, role: "vendor" },
    { organization_id, role: "hosting" },
  ];
  const named = (organization_id: string) => ({ organization_id });
  const expected = [
    entry("device", made.both.id, (id) => ({ vendor_id: id, accountable_id: id })),
    entry("device", made.deleted.id, (id) => ({ vendor_id: id })),
    entry("algorithm", made.algorithm.id, (id) => ({
      deployer_id: id,
      suppliers: expect.arrayContaining(suppliers(id)) as unknown,
    })),
    entry("datachain", made.both.id, named),
    entry("datachain", made.algorithm.id, named),
    entry("organization", made.child.id, (id) => ({ parent_id: id })),
  ];
  expect(entries).toEqual(expect.arrayContaining(expected));
  expect(entries).toHaveLength(expected.length + 1);
});

test("a merge is audited, and can be followed by bringing the one back without uses", async () => {
  const call = await t.as();
  const { id } = await makeUses(call);
  const { id: into_id } = await t.make.organization(call.customer_id);
  await merge(call, id, into_id);
  const entry = await db
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "before", "after"])
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: "organization.merged",
    actor_id: call.user_id,
    before: { name: "Lens Ltd", use_count: 7 },
    after: { into_id },
  });
  const { organization } = await call(organizationsApi.restore, { params: { id }, query: {} });
  expect(organization.use_count).toBe(0);
});

test("an organization is merged neither into itself nor into one below it, but into the one above", async () => {
  const call = await t.as();
  const above = await t.make.organization(call.customer_id);
  const { id } = await t.make.organization(call.customer_id, { parent_id: above.id });
  const child = await t.make.organization(call.customer_id, { parent_id: id });
  const grandchild = await t.make.organization(call.customer_id, { parent_id: child.id });
  await expect(merge(call, id, id)).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { into_id: expect.any(String) } },
  });
  for (const below of [child, grandchild])
    await expect(merge(call, id, below.id)).rejects.toMatchObject({
      status: 409,
      body: { code: "organization_cycle", fields: { into_id: expect.any(String) } },
    });
  await merge(call, id, above.id);
  const moved = await call(organizationsApi.get, { params: { id: child.id }, query: {} });
  expect(moved.organization.parent).toEqual({ id: above.id, name: above.name });
});

test("a viewer may not merge", async () => {
  const call = await t.as({ role: "viewer" });
  const [a, b] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  await expect(merge(call, a.id, b.id)).rejects.toMatchObject({ status: 403 });
});

/** Until so many connections of this database wait for a lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(t.owner);
    expect(rows).toHaveLength(count);
  }, 10_000);

test("who is about to name an organization when its merge begins names the other one in the end", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [from, into] = [await t.make.organization(customer_id), await t.make.organization(customer_id)];
  const child = (name: string) =>
    call(organizationsApi.create, { query: {}, body: { organization: { name, parent_id: from.id } } });
  // Somebody else is writing the same name: the child has been checked and waits to be inserted.
  const other = await db.startTransaction().execute();
  await other.insertInto("organizations").values({ id: uuidv7(), customer_id, name: "Late" }).execute();
  const late = child("Late");
  await untilWaiting(1);
  const merged = merge(call, from.id, into.id);
  await Promise.race([merged, untilWaiting(2)]);
  await other.rollback().execute();
  const [{ organization }] = await Promise.all([late, merged]);
  const present = await call(organizationsApi.get, { params: { id: organization.id }, query: {} });
  expect(present.organization.parent?.id).toBe(into.id);
  await expect(child("Too late")).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "organization.parent_id": expect.any(String) } },
  });
});

test("of two merges of the same organization one happens", async () => {
  const call = await t.as();
  const { id } = await makeUses(call);
  const [a, b] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  const outcomes = await Promise.allSettled([merge(call, id, a.id), merge(call, id, b.id)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const counts = await Promise.all([a, b].map(async (one) => (await usesOf(call, one.id)).meta.total_count));
  expect(new Set(counts)).toEqual(new Set([0, 7]));
});

test("the sweep clears what nobody wanted back for a day, and spares what a deleted record still names", async () => {
  const call = await t.as();
  const days = (count: number) => ({ deleted_at: new Date(Date.now() - count * 86_400_000).toISOString() });
  const make = async (name: string, columns = {}) =>
    (await t.make.organization(call.customer_id, { name, ...columns })).id;
  await make("Long gone", days(2));
  await make("Just gone", days(0.5));
  await make("There");
  const named = await make("Named by a deleted device", days(2));
  await t.make.device(call.customer_id, { vendor_id: named, ...days(0.5) });
  const parent = await make("Parent", days(2));
  await make("Child", { parent_id: parent, ...days(2) });
  const left = async () => {
    await t.services.jobs.add("sweep", {});
    await t.work();
    const rows = await db
      .selectFrom("organizations")
      .select("name")
      .where("customer_id", "=", call.customer_id)
      .execute();
    return rows.map(({ name }) => name).toSorted();
  };
  const spared = ["Just gone", "Named by a deleted device", "There"];
  expect(await left()).toEqual([...spared, "Parent"].toSorted());
  expect(await left()).toEqual(spared);
});
