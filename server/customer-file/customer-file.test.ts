import fc from "fast-check";
import { sql } from "kysely";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { customerFileApi } from "#contract/customer-file.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { workQueue } from "#server/pages/publishing/work-queue.ts";
import { acceptImage } from "#server/platform/media/images.ts";
import { archiveOf, contentOf, restoreArchive, saveArchive } from "#server/testing/customer-archive.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { runCommand } from "./run-command.ts";
import { readCatalog } from "./read-catalog.ts";
import { TABLES } from "./taken-tables.ts";

const [here, there] = [await startTestApp(), await startTestApp()];

const countCustomers = async () => (await there.database.system.selectFrom("customers").select("id").execute()).length;

/** The same people have accounts there, with ids of their own. */
async function moveAccounts() {
  const people = await here.database.system.selectFrom("users").select(["id", "email", "name"]).execute();
  const known = await there.database.system.selectFrom("users").select("email").execute();
  for (const person of people)
    if (!known.some(({ email }) => email === person.email))
      await there.database.system
        .insertInto("users")
        .values({ ...person, password_hash: "" })
        .execute();
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Equal for files that differ in ids only. */
function withoutIds(content: unknown) {
  const places = new Map<string, number>();
  return JSON.stringify(content).replaceAll(UUID, (id) => {
    if (!places.has(id)) places.set(id, places.size);
    return `id ${places.get(id)}`;
  });
}

await seedDemo(here.database, here.services);
await moveAccounts();
const demo = await here.database.system
  .selectFrom("customers")
  .select("id")
  .where("slug", "=", "seaview")
  .executeTakeFirstOrThrow();
const seaview = await archiveOf(here, demo.id);

test("the file's table of decisions names every table, and no secret is taken", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`.execute(
    here.owner,
  );
  expect(Object.keys(TABLES).toSorted()).toEqual(rows.map(({ name }) => name));
  const tables = await readCatalog(here.database.system);
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
  expect(columns.filter((column) => /token|secret|password|hash|salt/.test(column))).toEqual([
    "import_recipes.columns_hash",
  ]);
  expect(columns.filter((column) => column.endsWith(".customer_id"))).toEqual([]);
});

test("the demo comes back as the same file on another installation, after a dry run that keeps nothing", async () => {
  const dry = await restoreArchive(there, seaview, true);
  expect(dry).toMatchObject({
    customer_id: null,
    new_id_count: 0,
    conflicts: [],
    members: [{ has_account: true }, {}],
  });
  expect(await countCustomers()).toBe(0);
  expect(await restoreArchive(there, seaview)).toEqual({ ...dry, customer_id: demo.id });
  expect(await contentOf(await archiveOf(there, demo.id))).toEqual(await contentOf(seaview));
}, 90_000);

test("a copy of the demo beside itself gets new ids, and its guide and codes work", async () => {
  const copy = await restoreArchive(here, seaview);
  expect(copy).toMatchObject({ name: "City of Seaview (2)", slug: "seaview-2" });
  expect(copy.conflicts.filter(({ kind }) => kind === "short_code")).toHaveLength(copy.counts.short_codes);
  const [content, copied] = [await contentOf(seaview), await contentOf(await archiveOf(here, copy.customer_id ?? ""))];
  expect(withoutIds(copied["records/pages.jsonl"])).toEqual(withoutIds(content["records/pages.jsonl"]));

  for (let isDone = false; !isDone;) isDone = (await workQueue({}, { database: here.database })).is_empty;
  const get = (host: string, url: string) => here.app.inject({ url, headers: { host } });
  expect((await get("seaview-2.localhost:3000", "/")).statusCode).toBe(200);
  expect((await get("seaview-2.localhost:3000", "/search?q=counter")).body).toContain("People counter");
  const code = copy.conflicts.find(({ value }) => value === "ferry")?.becomes ?? "";
  expect((await get("go.localhost:3000", `/${code}`)).headers.location).toContain("seaview-2");
}, 90_000);

const Name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => !text.includes("\0"));
const Workspace = fc.record({
  names: fc.array(Name, { minLength: 3, maxLength: 6 }),
  text: Name,
  at: fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  document: fc
    .jsonValue({ maxDepth: 4, noUnicodeString: false })
    .filter((value) => !JSON.stringify(value).includes("u0000")),
});
type Workspace = typeof Workspace extends fc.Arbitrary<infer T> ? T : never;

/** A workspace of records that refer to each other, in columns and in documents. */
async function fill({ names, text, at, document }: Workspace) {
  const person = await here.as({ role: "manager", name: text });
  const { customer_id, user_id } = person;
  const { make } = here;
  const db = here.database.system;
  const image = await acceptImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="${names.length}" height="8"/></svg>`,
    ),
  );
  await here.services.storage.put(image.key, image.bytes, image.content_type);
  const { bytes, ...row } = image;
  await db
    .insertInto("images")
    .values({ ...row, bytes: bytes.length, customer_id })
    .execute();
  const status = await make.status(customer_id, text);
  const parent = await make.organization(customer_id);
  const label = await make.label(customer_id, text, { km: names[0] ?? "" });
  const pages: string[] = [];
  for (const [index, name] of names.entries()) {
    const owner = await make.organization(customer_id, { parent_id: parent.id, description: { en: text } });
    const device = await make.device(customer_id, {
      name,
      reference: `R-${index}`,
      status_id: status.id,
      vendor_id: owner.id,
      photo_key: image.key,
      created_by: user_id,
      summary: { en: text, km: name },
    });
    const place = await make.location(customer_id, device.id, { ...at, name: { en: name } });
    const page = await make.page(customer_id, { device_id: device.id, headline: { en: name } });
    await db.insertInto("page_labels").values({ customer_id, page_id: page.id, label_id: label.id }).execute();
    await make.feedback(customer_id, { page_id: page.id, comment: text });
    await make.suggestion(customer_id, device.id, { comment: text });
    await db
      .insertInto("short_codes")
      .values({
        id: crypto.randomUUID(),
        customer_id,
        code: `c${page.id.slice(-8)}`,
        target_type: "location",
        location_id: place.id,
        page_id: page.id,
      })
      .execute();
    await db
      .insertInto("audit_entries")
      .values({
        id: crypto.randomUUID(),
        customer_id,
        actor_id: user_id,
        actor_kind: "user",
        action: "device.updated",
        subject_type: "device",
        subject_id: device.id,
        before: JSON.stringify(document),
        after: JSON.stringify({ organization: owner.id, page: [page.id], document }),
      })
      .execute();
    pages.push(page.id);
  }
  // The first in the file refers to the last.
  const last = await make.organization(customer_id);
  await db.updateTable("organizations").set({ parent_id: last.id }).where("id", "=", parent.id).execute();
  const [from_page_id = "", to_page_id = ""] = pages;
  await db
    .insertInto("page_relationships")
    .values({ id: crypto.randomUUID(), customer_id, from_page_id, to_page_id, type: "uses" })
    .execute();
  await make.savedView(customer_id, user_id);
  await make.webhook(customer_id);
  await make.invitation(customer_id);
  return customer_id;
}

test("out, in and out again is the same, whatever people wrote; a copy differs in ids and taken names only", async () => {
  const property = fc.asyncProperty(Workspace, async (workspace) => {
    const id = await fill(workspace);
    await moveAccounts();
    const first = await archiveOf(here, id);
    const content = await contentOf(first);
    expect(content["records/devices.jsonl"]).toHaveLength(workspace.names.length + 1);
    await restoreArchive(there, first);
    expect(await contentOf(await archiveOf(there, id))).toEqual(content);
    const copy = await restoreArchive(there, first);
    expect(copy.new_id_count).toBe(
      Object.values(content)
        .flat()
        .filter((line) => line.includes('"id": ')).length,
    );
  });
  await fc.assert(property, { numRuns: 4 });
}, 60_000);

test("managers download the file and administrators restore it; both are in the history", async () => {
  const manager = await here.as({ role: "manager" });
  const { customer_id } = manager;
  await here.make.device(customer_id, { name: "Harbour mast" });
  expect((await manager(customerFileApi.contents, {})).counts).toMatchObject({ devices: 1, locations: 0 });
  const file = await manager(customerFileApi.download, {});
  const path = await saveArchive(new Uint8Array(await file.arrayBuffer()));
  expect((await contentOf(path))["records/devices.jsonl"]?.[0]).toContain("Harbour mast");

  const admin = await here.as({ admin: true, role: "manager" });
  const send = (dry_run: "true" | "false") => {
    const body = new FormData();
    body.append("file", file, "file.zip");
    return admin(customerFileApi.restore, { query: { dry_run }, body });
  };
  expect((await send("true")).report.customer_id).toBeNull();
  const { report } = await send("false");
  expect(report.members).toMatchObject([{ role: "manager", has_account: true }]);
  const history = (id: string) =>
    here.database.system
      .selectFrom("audit_entries")
      .select(["action", "actor_id"])
      .where("customer_id", "=", id)
      .orderBy("at")
      .execute();
  expect(await history(customer_id)).toEqual([{ action: "customer_file.made", actor_id: manager.user_id }]);
  expect(await history(report.customer_id ?? "")).toEqual([
    { action: "customer_file.made", actor_id: manager.user_id },
    { action: "customer_file.restored", actor_id: admin.user_id },
  ]);
  expect(await history(admin.customer_id)).toEqual([{ action: "customer_file.restored", actor_id: admin.user_id }]);
});

test("people without an account here keep their name in the history, and cannot sign in", async () => {
  const writer = await here.as({ role: "editor", name: "Sokha Chan" });
  const { customer_id, user_id } = writer;
  await here.make.device(customer_id, { created_by: user_id });
  const entry = { id: crypto.randomUUID(), customer_id, actor_id: user_id, actor_kind: "user" };
  await here.database.system
    .insertInto("audit_entries")
    .values({ ...entry, action: "device.created", subject_type: "device" })
    .execute();
  const report = await restoreArchive(there, await archiveOf(here, customer_id));
  expect(report.members).toEqual([{ name: "Sokha Chan", email: writer.email, role: "editor", has_account: false }]);
  const db = there.database.system;
  const { rows } =
    await sql`select person_name(actor_id) as name from audit_entries where action = 'device.created'`.execute(
      there.database.tenant(customer_id),
    );
  expect(rows).toEqual([{ name: "Sokha Chan" }]);
  expect(await db.selectFrom("memberships").select("user_id").where("customer_id", "=", customer_id).execute()).toEqual(
    [],
  );
  const person = await db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("id", "=", user_id)
    .executeTakeFirst();
  expect(person).toEqual({ email: `${user_id}@name-only.invalid`, password_hash: "" });
});

test("the command line lists, exports, tries and imports", async () => {
  const { customer_id } = await here.as({ role: "manager" });
  await there.as({ admin: true });
  await here.make.device(customer_id);
  const { slug } = await here.database.system
    .selectFrom("customers")
    .select("slug")
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  const path = join(inject("files"), "command.zip");
  const said: string[] = [];
  const run = (app: typeof here, ...words: string[]) => runCommand(app.services, words, (line) => void said.push(line));
  expect(await run(here, "list")).toBe(true);
  expect(said.join("\n")).toContain(`${slug}  City of Testing`);
  expect(await run(here, "export", slug, path)).toBe(true);
  expect(await run(there, "import", path, "--dry-run")).toBe(true);
  expect(said.at(-1)).toBe("Dry run: nothing was kept.");
  const find = () =>
    there.database.system.selectFrom("devices").select("id").where("customer_id", "=", customer_id).execute();
  expect(await find()).toEqual([]);
  expect(await run(there, "import", path)).toBe(true);
  expect(await find()).toHaveLength(1);
  expect(await run(there, "import")).toBe(false);
  expect(await run(there, "export", slug, path, "--dry-run")).toBe(false);
  await expect(run(there, "export", "nobody")).rejects.toThrow(/No workspace has the short name nobody/);
});
