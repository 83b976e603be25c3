import pg from "pg";
import { expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { type ChainContent, algorithmChainApi, deviceChainApi as api } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp, type TestApp } from "#server/testing/harness.ts";
import { raceOf, tally, toldTo, winnerOf } from "#server/testing/race.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<TestApp["as"]>>;

const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}) =>
  newPlacement({ category_id, element_id, ...more }, uuidv7);
const chain = (...placements: Placement[]): ChainContent => ({ ...EMPTY_CHAIN, placements });

async function withDevice(who: Parameters<typeof t.as>[0] = {}) {
  const call = await t.as(who);
  const device = await t.make.device(call.customer_id);
  return { call, device, params: { id: device.id } };
}

const save = (call: Caller, id: string, content: ChainContent, lock_version: number) =>
  call(api.save, { params: { id }, body: { datachain: { content, lock_version } } });

const rowsOf = (subject_id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .selectAll()
    .where("subject_id", "=", subject_id)
    .orderBy("at")
    .execute();

test("a device without a chain has an empty one with findings", async () => {
  const { call, params } = await withDevice({ role: "viewer" });
  const { datachain } = await call(api.get, { params });
  expect(datachain).toMatchObject({
    id: null,
    taxonomy_id: "device@1",
    content: EMPTY_CHAIN,
    identifiability: null,
    organizations: [],
    locales: ["en", "km", "es"],
    default_locale: "en",
    lock_version: 0,
    updated_at: null,
    updated_by: null,
  });
  expect(datachain.summary.states).toEqual(Array(8).fill("empty"));
  expect(datachain.findings.map(({ code }) => code)).toContain("REQUIRED_CATEGORY_MISSING");
});

test("an algorithm's chain has the categories of algorithms", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const content = chain(placed("purpose", "mobility"));
  const body = { datachain: { content, lock_version: 0 } };
  const { datachain } = await call(algorithmChainApi.save, { params: { id }, body });
  expect(datachain).toMatchObject({ taxonomy_id: "algorithm@1", content, lock_version: 1 });
  expect(datachain.summary.states).toHaveLength(12);
  await expect(call(api.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test("a saved chain is stored, checked and summarised in the list of devices", async () => {
  const { call, device, params } = await withDevice();
  const { id: organization_id } = await t.make.organization(call.customer_id, {
    name: "Port of Seaview",
    local_name: { km: "កំពង់ផែ" },
  });
  const content = chain(
    placed("accountable", "institution", { organization_id }),
    placed("tech", "identifiable_image", { internal_note: "ask Ana" }),
  );
  const { datachain } = await save(call, device.id, content, 0);
  expect((await call(api.get, { params })).datachain).toEqual(datachain);
  expect(datachain).toMatchObject({
    content,
    lock_version: 1,
    identifiability: "identifiable",
    updated_by: "Test Person",
  });
  expect(datachain.organizations).toMatchObject([
    { id: organization_id, name: { en: "Port of Seaview", km: "កំពង់ផែ" }, logo_key: null },
  ]);
  const row = await t.database.system
    .selectFrom("devices")
    .select(["identifiability", "chain_states", "chain_errors", "chain_warnings"])
    .where("id", "=", device.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    identifiability: "identifiable",
    chain_states: datachain.summary.states,
    chain_errors: datachain.summary.error_count,
    chain_warnings: datachain.summary.warning_count,
  });
  expect(row.chain_errors).toBeGreaterThan(0);
});

test("findings follow changes of the site's languages without a save", async () => {
  const { call, device, params } = await withDevice();
  const words = { en: "Counts people", km: "រាប់មនុស្ស", es: "Cuenta personas" };
  await save(
    call,
    device.id,
    chain(placed("purpose", "mobility", { variables: { additional_description: words } })),
    0,
  );
  const missing = async () =>
    (await call(api.get, { params })).datachain.findings.filter(({ code }) => code === "LOCALE_MISSING");
  expect(await missing()).toEqual([]);
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["en", "fr"] })
    .where("customer_id", "=", call.customer_id)
    .execute();
  expect(await missing()).toMatchObject([{ locale: "fr", variable_id: "additional_description" }]);
});

test("stores which organizations a chain names", async () => {
  const { call, device } = await withDevice();
  const [city, vendor] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  const named = async () =>
    (
      await t.database.system
        .selectFrom("datachain_organizations")
        .select("organization_id")
        .where("customer_id", "=", call.customer_id)
        .execute()
    ).map(({ organization_id }) => organization_id);
  const by = (...ids: string[]) =>
    chain(...ids.map((organization_id) => placed("accountable", "institution", { organization_id })));
  await save(call, device.id, by(city.id, vendor.id, city.id), 0);
  expect((await named()).toSorted()).toEqual([city.id, vendor.id].toSorted());
  await save(call, device.id, by(vendor.id), 1);
  expect(await named()).toEqual([vendor.id]);
  await save(call, device.id, by(), 2);
  expect(await named()).toEqual([]);
});

test("rejects another customer's organization, naming the field", async () => {
  const { call, device } = await withDevice();
  const theirs = await t.make.organization((await t.make.customer()).id);
  const content = chain(
    placed("purpose", "mobility"),
    placed("accountable", "institution", { organization_id: theirs.id }),
  );
  await expect(save(call, device.id, content, 0)).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "datachain.content.placements.1.organization_id": expect.any(String) } },
  });
});

test("rejects a stale save with the current chain and writes nothing", async () => {
  const { call, device, params } = await withDevice();
  const first = chain(placed("purpose", "mobility"));
  await save(call, device.id, first, 0);
  await expect(save(call, device.id, chain(), 0)).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", changed_by: "Test Person", current: { content: first, lock_version: 1 } },
  });
  expect((await call(api.get, { params })).datachain.content).toEqual(first);
});

test("accepts one of several concurrent first saves", async () => {
  const { call, device } = await withDevice();
  const attempts = await Promise.allSettled(
    ["mobility", "health", "social"].map((one) => save(call, device.id, chain(placed("purpose", one)), 0)),
  );
  const refused = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason as unknown] : []));
  expect(refused).toMatchObject([1, 2].map(() => ({ status: 409, body: { current: { lock_version: 1 } } })));
});

test("ignores a repeated save, even one based on an old version", async () => {
  const { call, device } = await withDevice();
  const content = chain(placed("purpose", "mobility"));
  const body = { datachain: { content, lock_version: 0, save_id: uuidv7() } };
  const first = await call(api.save, { params: { id: device.id }, body });
  expect(await call(api.save, { params: { id: device.id }, body })).toEqual(first);
  const later = await save(call, device.id, chain(), 1);
  expect(later.datachain.lock_version).toBe(2);
  await expect(call(api.save, { params: { id: device.id }, body })).rejects.toMatchObject({ status: 409 });
});

test("merges a person's saves into one version and audit entry, until a pause or another author", async () => {
  const { call, device, params } = await withDevice();
  const colleague = await t.as({ customer_id: call.customer_id });
  const numbers = async () =>
    (await call(api.versions, { params, query: {} })).versions.map(({ number, note }) => [number, note]);
  for (const [at, one] of ["mobility", "health", "social"].entries())
    await save(call, device.id, chain(placed("purpose", one)), at);
  expect(await numbers()).toEqual([[1, null]]);
  await save(colleague, device.id, chain(placed("purpose", "inform")), 3);
  await save(call, device.id, chain(placed("purpose", "dining")), 4);
  expect(await numbers()).toEqual([
    [3, null],
    [2, null],
    [1, null],
  ]);
  await t.database.system
    .updateTable("datachain_versions")
    .set({ updated_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where("customer_id", "=", call.customer_id)
    .execute();
  await save(call, device.id, chain(placed("purpose", "entry")), 5);
  const { versions, meta } = await call(api.versions, { params, query: { per_page: 1 } });
  expect([versions[0]?.number, meta.total_count]).toEqual([4, 4]);
  const { version } = await call(api.version, { params: { ...params, number: 1 } });
  expect(version.content.placements.map(({ element_id }) => element_id)).toEqual(["social"]);
  await expect(call(api.version, { params: { ...params, number: 5 } })).rejects.toMatchObject({ status: 404 });
  const entries = await rowsOf(device.id);
  expect(entries.map(({ action, subject_type, actor_id }) => [action, subject_type, actor_id])).toEqual(
    [call, colleague, call, call].map(({ user_id }) => ["datachain.updated", "datachain", user_id]),
  );
});

test("splits a long editing session into versions", async () => {
  const { call, device, params } = await withDevice();
  await save(call, device.id, chain(placed("purpose", "health")), 0);
  await t.database.system
    .updateTable("datachain_versions")
    .set({ created_at: new Date(Date.now() - 61 * 60_000).toISOString() })
    .where("customer_id", "=", call.customer_id)
    .execute();
  await save(call, device.id, chain(placed("purpose", "social")), 1);
  expect((await call(api.versions, { params, query: {} })).meta.total_count).toBe(2);
});

test("saving unchanged content writes nothing", async () => {
  const { call, device, params } = await withDevice();
  const content = chain(placed("purpose", "mobility"));
  const first = await save(call, device.id, content, 0);
  expect(await save(call, device.id, content, 1)).toEqual(first);
  expect((await call(api.get, { params })).datachain.lock_version).toBe(1);
});

test("a save takes five statements: two locks, one read, two writes", async () => {
  const { call, device } = await withDevice();
  const organization = await t.make.organization(call.customer_id);
  const named = placed("accountable", "accountable", { organization_id: organization.id });
  const { datachain: first } = await save(call, device.id, chain(named), 0);
  const next = chain({ ...named, internal_note: "Since May" });
  const queries = vi.spyOn(pg.Client.prototype, "query");
  const { datachain } = await save(call, device.id, next, first.lock_version);
  const texts = queries.mock.calls.map(([query]) => (query as unknown as { text: string }).text.trim());
  queries.mockRestore();
  expect(datachain).toMatchObject({ content: next, lock_version: 2, organizations: [{ id: organization.id }] });
  // except for authentication and the transaction
  const own = texts.filter((text) => !/auth_tokens|^(begin|commit)$/.test(text));
  expect(own.map((text) => text.split(" ", 1)[0])).toEqual(["select", "select", "select", "update", "update"]);
  expect(await call(api.get, { params: { id: device.id } })).toEqual({ datachain });
});

test("starts a chain from a template and stores it as version 1", async () => {
  const { call, device, params } = await withDevice();
  const start = { from: "template", template_id: "people_counter" } as const;
  const { datachain } = await call(api.start, { params, body: { start, lock_version: 0 } });
  expect(datachain.identifiability).toBe("de_identified");
  expect(datachain.content.placements.length).toBeGreaterThan(5);
  await save(call, device.id, chain(), datachain.lock_version);
  const { versions } = await call(api.versions, { params, query: {} });
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    [2, null],
    [1, "template"],
  ]);
  const { version } = await call(api.version, { params: { ...params, number: 1 } });
  expect(version.content).toEqual(datachain.content);
});

test("rejects an unknown template or one of the other kind, naming the field", async () => {
  const { call, params } = await withDevice();
  for (const template_id of ["permit_triage", "no_such"])
    await expect(
      call(api.start, { params, body: { start: { from: "template", template_id }, lock_version: 0 } }),
    ).rejects.toMatchObject({ status: 400, body: { fields: { "start.template_id": expect.any(String) } } });
});

test("copies a chain from another device with new placement ids", async () => {
  const { call, device, params } = await withDevice();
  const source = await t.make.device(call.customer_id);
  const { id: organization_id } = await t.make.organization(call.customer_id);
  const original = chain(placed("accountable", "institution", { organization_id }), placed("tech", "radar"));
  await save(call, source.id, original, 0);
  const start = { from: "copy", id: source.id } as const;
  const { datachain } = await call(api.start, { params, body: { start, lock_version: 0 } });
  const withoutIds = ({ placements }: ChainContent) => placements.map((one) => ({ ...one, id: "" }));
  expect(withoutIds(datachain.content)).toEqual(withoutIds(original));
  const ids = new Set(original.placements.map(({ id }) => id));
  expect(datachain.content.placements.filter(({ id }) => ids.has(id))).toEqual([]);
  await expect(call(api.start, { params, body: { start, lock_version: 0 } })).rejects.toMatchObject({ status: 409 });
  const again = await call(api.start, { params, body: { start: { from: "blank" }, lock_version: 1 } });
  expect(again.datachain).toMatchObject({ content: EMPTY_CHAIN, lock_version: 2 });
  expect((await call(api.versions, { params, query: {} })).meta.total_count).toBe(2);
  expect(device.id).not.toBe(source.id);
});

test("refuses to copy from an algorithm, a deleted device or another customer's", async () => {
  const { call, params } = await withDevice();
  const theirs = await t.make.device((await t.make.customer()).id);
  const gone = await t.make.device(call.customer_id, { deleted_at: new Date().toISOString() });
  const algorithm = await t.make.algorithm(call.customer_id);
  for (const { id } of [theirs, gone, algorithm])
    await expect(
      call(api.start, { params, body: { start: { from: "copy", id }, lock_version: 0 } }),
    ).rejects.toMatchObject({ status: 400, body: { fields: { "start.id": expect.any(String) } } });
});

test("a blank start creates no chain if there is none", async () => {
  const { call, params } = await withDevice();
  const { datachain } = await call(api.start, { params, body: { start: { from: "blank" }, lock_version: 0 } });
  expect(datachain).toMatchObject({ id: null, lock_version: 0 });
});

test("a viewer can read but not write chains", async () => {
  const { call, device, params } = await withDevice({ role: "viewer" });
  await expect(save(call, device.id, chain(), 0)).rejects.toMatchObject({ status: 403 });
  const body = { start: { from: "blank" as const }, lock_version: 0 };
  await expect(call(api.start, { params, body })).rejects.toMatchObject({ status: 403 });
  expect((await call(api.versions, { params, query: {} })).versions).toEqual([]);
});

test("answers 404 for another customer's chain and that of a deleted device", async () => {
  const { call, device, params } = await withDevice();
  await save(call, device.id, chain(placed("purpose", "mobility")), 0);
  const stranger = await t.as();
  await expect(stranger(api.get, { params })).rejects.toMatchObject({ status: 404 });
  await expect(save(stranger, device.id, chain(), 1)).rejects.toMatchObject({ status: 404 });
  await expect(stranger(api.version, { params: { ...params, number: 1 } })).rejects.toMatchObject({ status: 404 });
  await t.database.system
    .updateTable("devices")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", device.id)
    .execute();
  await expect(call(api.get, { params })).rejects.toMatchObject({ status: 404 });
  await expect(save(call, device.id, chain(), 1)).rejects.toMatchObject({ status: 404 });
});

test("a share session reads its own chain only, without internal notes or staff names", async () => {
  const { call, device, params } = await withDevice();
  const other = await t.make.device(call.customer_id);
  await save(call, device.id, chain(placed("tech", "radar", { internal_note: "ask Ana" })), 0);
  const { token } = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: `/inventory/devices/${device.id}/datachain/overview`,
  });
  const guest = t.clientFor(token);
  const { datachain } = await guest(api.get, { params });
  expect(datachain).toMatchObject({
    updated_by: null,
    content: { placements: [{ element_id: "radar", internal_note: "" }] },
  });
  await expect(guest(api.get, { params: { id: other.id } })).rejects.toMatchObject({ status: 403 });
  await expect(guest(api.versions, { params, query: {} })).rejects.toMatchObject({ status: 403 });
  const body = { datachain: { content: chain(), lock_version: 1 } };
  await expect(guest(api.save, { params, body })).rejects.toMatchObject({ status: 403 });
});

/** A restored device whose chain names a deleted organization. */
async function withLostOrganization() {
  const { call, device, params } = await withDevice();
  const organization = await t.make.organization(call.customer_id);
  const content = chain(placed("accountable", "institution", { organization_id: organization.id }));
  await save(call, device.id, content, 0);
  await call(devicesApi.remove, { params });
  await call(organizationsApi.remove, { params: { id: organization.id } });
  await call(devicesApi.restore, { params, query: {} });
  return { call, device, params, content, organization };
}

test("a chain keeps a deleted organization with a finding; another chain cannot add it", async () => {
  const { call, device, content, organization } = await withLostOrganization();
  const next = { ...content, placements: [...content.placements, placed("purpose", "mobility")] };
  const { datachain } = await save(call, device.id, next, 1);
  expect(datachain).toMatchObject({ content: next, lock_version: 2 });
  expect(datachain.findings.map(({ code }) => code)).toContain("ORGANIZATION_UNKNOWN");
  const other = await t.make.device(call.customer_id);
  await expect(save(call, other.id, content, 0)).rejects.toMatchObject({
    status: 400,
    body: { fields: { "datachain.content.placements.0.organization_id": expect.any(String) } },
  });
  await save(call, device.id, chain(), 2);
  await expect(save(call, device.id, content, 3)).rejects.toMatchObject({ status: 400 });
  await call(organizationsApi.restore, { params: { id: organization.id }, query: {} });
  await save(call, device.id, content, 3);
});

test("a version names its organizations, including deleted ones", async () => {
  const { call, device, organization } = await withLostOrganization();
  const { version } = await call(api.version, { params: { id: device.id, number: 1 } });
  expect(version.organizations).toMatchObject([{ id: organization.id, name: { en: organization.name } }]);
});

test("a copy drops deleted organizations", async () => {
  const { call, device, organization } = await withLostOrganization();
  await t.database.system
    .updateTable("devices")
    .set({ vendor_id: organization.id })
    .where("id", "=", device.id)
    .execute();
  const { device: copy } = await call(devicesApi.create, {
    query: {},
    body: { device: { name: "Copy" }, start: { from: "copy", id: device.id } },
  });
  expect(copy.vendor).toBeNull();
  const { datachain } = await call(api.get, { params: { id: copy.id } });
  expect(datachain.content.placements).toMatchObject([{ category_id: "accountable", organization_id: null }]);
});

test("an older version names the organization its own was merged into", async () => {
  const { call, device, params } = await withDevice();
  const [from, into] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  const named = placed("accountable", "institution", { organization_id: from.id });
  await save(call, device.id, chain(named), 0);
  // Only an older version still names it.
  await call(api.start, { params, body: { start: { from: "blank" }, lock_version: 1 } });
  await call(organizationsApi.merge, { params: { id: from.id }, query: {}, body: { into_id: into.id } });
  const { version } = await call(api.version, { params: { ...params, number: "1" } });
  expect(version.content.placements).toEqual([{ ...named, organization_id: into.id }]);
  const { datachain } = await save(call, device.id, version.content, 2);
  expect(datachain.organizations).toMatchObject([{ id: into.id }]);
});

test("rejects a stale save with the current chain and its author", async () => {
  const { call, device } = await withDevice();
  const colleague = await t.as({ customer_id: call.customer_id });
  await t.database.system.updateTable("users").set({ name: "Ana" }).where("id", "=", colleague.user_id).execute();
  await save(call, device.id, chain(), 0);
  for (let version = 1; version < 6; version += 1) {
    const outcomes = await raceOf(6, (at) =>
      save(at % 2 ? colleague : call, device.id, chain(placed("purpose", "mobility")), version),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, 409: 5 });
    expect(toldTo(outcomes)).toEqual(Array(5).fill(winnerOf(outcomes)?.datachain));
  }
});
