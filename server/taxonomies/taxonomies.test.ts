import { expect, test } from "vitest";
import { deviceChainApi } from "#contract/datachains.ts";
import { taxonomiesApi as api } from "#contract/taxonomies.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { releaseOf } from "#server/testing/small-release.ts";

const t = await shareTestApp();

const SYMBOL = `<svg viewBox="0 0 24 24"><path d="M2 2H22V22Z"/></svg>`;

test("members and share sessions can list and read built-in taxonomies", async () => {
  const call = await t.as({ role: "viewer" });
  const { taxonomies } = await call(api.list, {});
  expect(taxonomies.slice(0, 2)).toMatchObject([
    { id: "device@1", kind: "device", category_count: 8, element_count: 124, is_built_in: true, imported_at: null },
    { id: "algorithm@1", kind: "algorithm", category_count: 12, element_count: 109, is_built_in: true },
  ]);
  const { token } = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: "/inventory/devices/x/datachain",
  });
  const { taxonomy } = await t.clientFor(token)(api.get, { params: { taxonomy_id: "device@1" } });
  expect(taxonomy.categories.map(({ id }) => id)[0]).toBe("accountable");
  expect(taxonomy.elements).toHaveLength(124);
  expect(Object.keys(taxonomy.elements[0]?.title ?? {})).toEqual(["en", "es", "fr", "pt", "tl", "km", "ar"]);
  for (const taxonomy_id of ["device@99", "device", "x\0y"])
    await expect(call(api.get, { params: { taxonomy_id } })).rejects.toMatchObject({ status: 404 });
});

test("answers 304 to a client that has the taxonomy", async () => {
  const { token } = await t.make.person();
  const get = (headers: object) =>
    t.app.inject({
      url: "/api/v1/taxonomies/device%401",
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const first = await get({});
  const { etag } = first.headers;
  expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  const second = await get({ "if-none-match": etag });
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, "", etag]);
  expect((await get({ "if-none-match": '"old"' })).statusCode).toBe(200);
});

test("previews a release, then imports it for everybody", async () => {
  const admin = await t.as({ admin: true });
  const release = releaseOf("device@2026-01-01");
  const look = await admin(api.take, { body: { release, dry_run: true } });
  expect(look).toMatchObject({
    taken: false,
    taxonomies: [{ id: "device@2026-01-01", kind: "device", category_count: 2, element_count: 2, locales: ["en"] }],
    problems: [{ path: "elements[1]", message: expect.stringContaining("dust") }],
  });
  await expect(admin(api.get, { params: { taxonomy_id: "device@2026-01-01" } })).rejects.toMatchObject({ status: 404 });
  const taken = await admin(api.take, { body: { release, symbols: { dust: SYMBOL }, dry_run: false } });
  expect(taken).toMatchObject({ taken: true, problems: [] });
  const someone = await t.as({ role: "viewer" });
  const { taxonomies } = await someone(api.list, {});
  expect(taken.taxonomies[0]).toMatchObject(taxonomies.find(({ id }) => id === "device@2026-01-01") ?? {});
  const { taxonomy } = await someone(api.get, { params: { taxonomy_id: "device@2026-01-01" } });
  expect(taxonomy.elements.find(({ id }) => id === "moon_dust")?.glyph).toEqual({
    view_box: "0 0 24 24",
    paths: ["M2 2H22V22Z"],
  });
  const entry = await t.database.system
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "taxonomy.taken")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: admin.user_id, after: { id: "device@2026-01-01" } });
});

test("says what a release changes, and which records use which version", async () => {
  const admin = await t.as({ admin: true, role: "manager" });
  const first = releaseOf("device@2028-01-01");
  await admin(api.take, { body: { release: first, dry_run: false } });
  const { id } = await t.make.device(admin.customer_id, { name: "Harbour mast" });
  const params = { id };
  const body = { taxonomy_id: first.version, dry_run: false, lock_version: 0 };
  await admin(deviceChainApi.move, { params, body });
  const removed = await t.make.device(admin.customer_id);
  await admin(deviceChainApi.move, { params: { id: removed.id }, body });
  await t.database.system
    .updateTable("devices")
    .set({ deleted_at: "2026-01-01" })
    .where("id", "=", removed.id)
    .execute();

  const text = (en: string) => [{ locale: "en", value: en }];
  const [mobility, dust] = first.elements;
  const next = {
    ...releaseOf("device@2028-02-02"),
    datachain_type: { ...first.datachain_type, locales: ["en", "fr"] },
    categories: [
      ...first.categories,
      { id: "care", datachain_type: "device", order: 3, required: true, shape: "octagon", name: text("Care") },
    ],
    elements: [
      { ...mobility, title: text("Getting around") },
      { ...dust, category_id: "care" },
      { id: "rain", category_id: "tech", title: text("Rain"), description: text("Wet."), symbol_id: "rain" },
    ],
  };
  const { taxonomies } = await admin(api.take, { body: { release: next, dry_run: true } });
  expect(taxonomies[0]).toMatchObject({
    compared_with: first.version,
    categories: [
      { id: "purpose", element_count: 1, required: true },
      { id: "tech", element_count: 1 },
      { id: "care", element_count: 1 },
    ],
  });
  expect(taxonomies[0]?.changes).toEqual([
    { code: "category_new", name: { en: "Care" } },
    {
      code: "element_renamed",
      before: { en: "Moving about" },
      name: { en: "Getting around" },
      category: { en: "Purpose" },
    },
    { code: "element_new", name: { en: "Rain" }, category: { en: "Technology" } },
    { code: "element_moved", name: { en: "Moon dust" }, before: { en: "Technology" }, category: { en: "Care" } },
    { code: "language_new", name: { en: "fr" } },
  ]);
  const { usage } = await admin(api.usage, {});
  expect(usage.find(({ taxonomy_id }) => taxonomy_id === first.version)).toEqual({
    taxonomy_id: first.version,
    record_count: 1,
    workspaces: [{ name: "City of Testing", is_current: true, record_count: 1 }],
    records: [{ kind: "device", id, name: "Harbour mast" }],
  });
  const other = await t.as({ admin: true });
  const seen = (await other(api.usage, {})).usage.find(({ taxonomy_id }) => taxonomy_id === first.version);
  expect(seen).toMatchObject({ record_count: 1, workspaces: [{ is_current: false }], records: [] });
});

test("refuses to import a known version, even as a dry run", async () => {
  const admin = await t.as({ admin: true });
  const release = releaseOf("device@2026-02-02");
  await admin(api.take, { body: { release, dry_run: false } });
  for (const dry_run of [true, false])
    await expect(admin(api.take, { body: { release, dry_run } })).rejects.toMatchObject({
      status: 409,
      body: { code: "taxonomy_exists", message: expect.stringContaining("device@2026-02-02") },
    });
  await expect(admin(api.take, { body: { release: releaseOf("device@1"), dry_run: false } })).rejects.toMatchObject({
    status: 409,
  });
});

test("rejects an invalid release with its problems", async () => {
  const admin = await t.as({ admin: true });
  for (const release of [null, [], {}, { ...releaseOf("device@3"), elements: [{ id: "no good!" }] }]) {
    const answer = await admin(api.take, { body: { release, dry_run: false } });
    expect(answer).toMatchObject({ taken: false, taxonomies: [] });
    expect(answer.problems.length).toBeGreaterThan(0);
  }
});

test("only an administrator can import a release, which has a higher body limit", async () => {
  const manager = await t.as({ role: "manager" });
  await expect(manager(api.take, { body: { release: releaseOf("device@4"), dry_run: true } })).rejects.toMatchObject({
    status: 403,
  });
  const admin = await t.as({ admin: true });
  const release = { ...releaseOf("device@4"), note: "x".repeat(3_000_000) };
  expect(await admin(api.take, { body: { release, dry_run: true } })).toMatchObject({ taken: false, problems: [{}] });
});

test("a chain on an imported taxonomy opens and prints with its symbols", async () => {
  const admin = await t.as({ admin: true });
  const taxonomy_id = "device@2026-05-05";
  await admin(api.take, { body: { release: releaseOf(taxonomy_id), symbols: { dust: SYMBOL }, dry_run: false } });
  const { id } = await t.make.device(admin.customer_id);
  const params = { id };
  await admin(deviceChainApi.move, { params, body: { taxonomy_id, dry_run: false, lock_version: 0 } });
  const placements = [newPlacement({ category_id: "tech", element_id: "moon_dust" }, () => "p1")];
  const content = { ...EMPTY_CHAIN, placements };
  await admin(deviceChainApi.save, { params, body: { datachain: { content, lock_version: 1 } } });
  const { datachain } = await admin(deviceChainApi.get, { params });
  expect(datachain).toMatchObject({ taxonomy_id, content });
  expect(datachain.summary.states).toEqual(["empty", "done"]);
  for (const file of [deviceChainApi.pdf, deviceChainApi.png])
    expect((await admin(file, { params, query: {} })).size).toBeGreaterThan(1000);
}, 60_000);
