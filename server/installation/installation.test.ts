import { sql } from "kysely";
import { expect, test } from "vitest";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { customersApi } from "#contract/customers.ts";
import { devicesApi } from "#contract/devices.ts";
import { installationApi } from "#contract/installation.ts";
import { sessionApi } from "#contract/session.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { sitesApi } from "#contract/sites.ts";
import { userApi } from "#contract/user.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { nameAdministrator } from "./name-administrators.ts";
import { eraseCustomers } from "./erase-customers.ts";

// Without a mail server, so that invitations are answered with their link.
const t = await startTestApp({ SMTP_URL: undefined });
const { storage } = t.services;
// In an empty installation only: rows in nearly every table, and pictures.
await seedDemo(t.database, t.services);
const password = "a long and private phrase";
const password_hash = await hashPassword(password);
const administrator = () => t.as({ admin: true, role: null });
const refused = (status: number, code: string) => ({ status, body: { code } });
const oneOf = async (admin: Awaited<ReturnType<typeof administrator>>, id: string) =>
  (await admin(installationApi.customer, { params: { id } })).customer;
const suspend = async (id: string) => (await administrator())(installationApi.suspendCustomer, { params: { id } });
const resume = async (id: string) => (await administrator())(installationApi.resumeCustomer, { params: { id } });

test("an administrator creates a workspace, sees numbers, and gets in by invitation only", async () => {
  const admin = await administrator();
  const customer = {
    name: "Ville de Québec",
    locales: ["fr", "en"],
    manager: { email: "marie@quebec.example", ui_locale: "fr" as const },
  };
  const { customer: made, link } = await admin(installationApi.createCustomer, { body: { customer } });
  expect(made).toMatchObject({ slug: "ville-de-quebec", state: "open", member_count: 0, manager_count: 0 });
  await expect(admin(userApi.switchCustomer, { body: { user: { customer_id: made.id } } })).rejects.toMatchObject(
    refused(404, "not_found"),
  );
  expect((await admin(customersApi.list, {})).customers).toEqual([]);
  await expect(admin(devicesApi.list, { query: {} })).rejects.toMatchObject(refused(403, "no_customer"));

  const token = new URL(link ?? "").searchParams.get("token") ?? "";
  const accepted = await t.anonymous(sessionApi.acceptInvitation, { body: { token, name: "Marie", password } });
  const marie = t.clientFor(accepted.token);
  const { site } = await marie(sitesApi.current, { query: {} });
  expect(site).toMatchObject({ default_locale: "fr", locales: ["fr", "en"], name: "Ville de Québec" });
  const { managers } = await admin(installationApi.customer, { params: { id: made.id } });
  expect(managers).toEqual([{ name: "Marie", email: "marie@quebec.example" }]);
  const invite = admin(installationApi.inviteManager, {
    params: { id: made.id },
    body: { manager: { email: admin.email } },
  });
  await expect(invite).rejects.toMatchObject(refused(409, "workspace_has_manager"));
});

test("a repeated request makes one workspace; one of the same name gets another address", async () => {
  const admin = await administrator();
  const id = crypto.randomUUID();
  const customer = { id, name: "Port of Delft", manager: { email: "ann@delft.example" } };
  const [first, again] = [
    await admin(installationApi.createCustomer, { body: { customer } }),
    await admin(installationApi.createCustomer, { body: { customer } }),
  ];
  expect(again).toEqual({ ...first, link: null });
  const made = await Promise.all(
    [1, 2, 3].map(() => admin(installationApi.createCustomer, { body: { customer: { ...customer, id: undefined } } })),
  );
  expect(new Set(made.map((one) => one.customer.slug)).size).toBe(3);
});

test("lists, searches and renames; the new name needs no new address", async () => {
  const admin = await administrator();
  const { id } = await t.make.customer("Harbour of Nowhere");
  await t.make.device(id);
  const { customers, meta } = await admin(installationApi.customers, { query: { q: "of nowhere", state: "open" } });
  expect(meta.total_count).toBe(1);
  expect(customers[0]).toMatchObject({ id, device_count: 1 });
  const renamed = await admin(installationApi.renameCustomer, { params: { id }, body: { customer: { name: "Port" } } });
  expect(renamed.customer).toMatchObject({ name: "Port", slug: customers[0]?.slug });
  const { customers: none } = await admin(installationApi.customers, { query: { q: "port", state: "suspended" } });
  expect(none).toEqual([]);
});

test("suspends: staff, guests and programs stay outside, and come back as they were", async () => {
  const member = await t.as({ role: "manager", password_hash });
  const { customer_id } = member;
  const { id: device_id } = await t.make.device(customer_id);
  const guest = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${device_id}` });
  const { secret } = await t.make.apiToken(customer_id, { scopes: JSON.stringify({ devices: "read" }) });
  const asGuest = () => t.clientFor(guest.token)(devicesApi.get, { params: { id: device_id }, query: {} });
  const asProgram = () => t.clientFor(secret)(devicesApi.list, { query: {} });
  const login = () => t.anonymous(sessionApi.login, { body: { email: member.email, password } });
  await Promise.all([asGuest(), asProgram(), login()]);

  await suspend(customer_id);
  await expect(member(devicesApi.list, { query: {} })).rejects.toMatchObject(refused(403, "workspace_suspended"));
  await expect(member(apiTokensApi.list, { query: {} })).rejects.toMatchObject({ status: 403 });
  expect((await member(userApi.get, {})).user).toMatchObject({ customer_id: null, role: null });
  await expect(login()).rejects.toMatchObject(refused(403, "workspace_suspended"));
  await expect(asGuest()).rejects.toMatchObject({ status: 401 });
  await expect(asProgram()).rejects.toMatchObject({ status: 401 });
  const exchange = t.anonymous(sessionApi.exchange, { body: { token: guest.link_token } });
  await expect(exchange).rejects.toMatchObject(refused(404, "link_invalid"));

  await resume(customer_id);
  expect((await member(devicesApi.list, { query: {} })).devices).toHaveLength(1);
  await Promise.all([asGuest(), asProgram(), login()]);
});

test("the guide of a suspended workspace, its signs too, answers 503 until it is resumed", async () => {
  const world = await guideWorld(t);
  const { short_code } = await world.call(shortCodesApi.create, { body: { short_code: { target: { type: "home" } } } });
  const statusOf = async (host: string, url: string) =>
    (await t.app.inject({ url, headers: { host, "user-agent": "bot" } })).statusCode;
  const home = () => statusOf(world.host, "/");
  const sign = () => statusOf("go.localhost:3000", `/${short_code.code}`);
  const soon = { timeout: 10_000 };
  await expect.poll(async () => [await home(), await sign()], soon).toEqual([200, 302]);
  await suspend(world.customer_id);
  await expect.poll(async () => [await home(), await sign()], soon).toEqual([503, 503]);
  await resume(world.customer_id);
  await expect.poll(async () => [await home(), await sign()], soon).toEqual([200, 302]);
});

test("somebody in two workspaces goes on in the other one", async () => {
  const member = await t.as({ role: "editor" });
  const other = await t.make.customer("Other");
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: other.id, user_id: member.user_id, role: "viewer" })
    .execute();
  await suspend(member.customer_id);
  expect((await member(userApi.get, {})).user).toMatchObject({ customer_id: other.id, role: "viewer" });
  expect((await member(customersApi.list, {})).customers.map(({ id }) => id)).toEqual([other.id]);
  const back = member(userApi.switchCustomer, { body: { user: { customer_id: member.customer_id } } });
  await expect(back).rejects.toMatchObject({ status: 404 });
});

test("deleting needs the name and a recent sign-in, and can be taken back for 30 days", async () => {
  const admin = await administrator();
  const { id, name } = await t.make.customer("City of Mistakes");
  const remove = (typed: string) => admin(installationApi.deleteCustomer, { params: { id }, body: { name: typed } });
  await expect(remove("city of mistakes")).rejects.toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: null })
    .where("user_id", "=", admin.user_id)
    .execute();
  await expect(remove(name)).rejects.toMatchObject(refused(403, "password_needed"));
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: sql<string>`now()` })
    .where("user_id", "=", admin.user_id)
    .execute();
  const { customer } = await remove(name);
  expect(customer.state).toBe("deleted");
  expect(Date.parse(customer.erased_at ?? "") - Date.now()).toBeGreaterThan(29 * 86_400_000);
  await expect(admin(installationApi.resumeCustomer, { params: { id } })).rejects.toMatchObject({ status: 409 });
  await admin(installationApi.restoreCustomer, { params: { id } });
  expect((await oneOf(admin, id)).state).toBe("open");

  await remove(name);
  await t.database.system
    .updateTable("customers")
    .set({ deleted_at: sql<string>`now() - interval '31 days'` })
    .where("id", "=", id)
    .execute();
  await expect(admin(installationApi.restoreCustomer, { params: { id } })).rejects.toMatchObject({ status: 409 });
});

test("erases every row and file of a deleted workspace after 30 days, and nothing of another", async () => {
  const { system } = t.database;
  const { id } = await system
    .selectFrom("customers")
    .select("id")
    .where("slug", "=", "seaview")
    .executeTakeFirstOrThrow();
  const theirs = await t.make.customer("City of Others");
  const images = await system.selectFrom("images").select("key").where("customer_id", "=", id).execute();
  const [shared, own] = images.map(({ key }) => key);
  await sql`insert into images (customer_id, key, content_type, width, height, bytes)
    select ${theirs.id}, key, content_type, width, height, bytes from images where customer_id = ${id} and key = ${shared}`.execute(
    system,
  );
  const label = await t.make.label(theirs.id);
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not a.attisdropped`.execute(t.owner);
  const left = async () => {
    const counts = tables.map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*)::int as count from ${sql.table(name)} where customer_id = ${id}`,
    );
    const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(t.owner);
    return rows.filter(({ count }) => count > 0).map(({ name }) => name);
  };
  const agoDays = (days: number) =>
    system
      .updateTable("customers")
      .set({ deleted_at: sql<string>`now() - make_interval(days => ${days})` })
      .where("id", "=", id)
      .execute();
  expect((await left()).length).toBeGreaterThan(40);
  await agoDays(29);
  await eraseCustomers(system, storage);
  expect((await left()).length).toBeGreaterThan(40);
  await agoDays(31);
  await eraseCustomers(system, storage);
  expect(await left()).toEqual([]);
  expect(await storage.has(shared ?? "")).toBe(true);
  expect(await storage.has(own ?? "")).toBe(false);
  expect(await system.selectFrom("labels").select("id").where("id", "=", label.id).execute()).toHaveLength(1);
  const { before } = await system
    .selectFrom("audit_entries")
    .select("before")
    .where("action", "=", "customer.erased")
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(before).toEqual({ name: "City of Seaview", slug: "seaview" });
}, 60_000);

test("administrators name others who have an account; the last one stays, also at once", async () => {
  await t.database.system.updateTable("users").set({ admin: false }).execute();
  const first = await administrator();
  const person = await t.as({ role: "viewer" });
  const name = (email: string) => first(installationApi.addAdministrator, { body: { administrator: { email } } });
  await expect(person(installationApi.customers, { query: {} })).rejects.toMatchObject(refused(403, "forbidden"));
  await expect(name("nobody@example.org")).rejects.toMatchObject({
    status: 400,
    body: { fields: { "administrator.email": expect.any(String) } },
  });
  await name(person.email);
  expect((await person(installationApi.customers, { query: {} })).customers.length).toBeGreaterThan(0);
  const remove = (who: typeof first, id: string) => who(installationApi.removeAdministrator, { params: { id } });
  const outcomes = await Promise.allSettled([remove(first, person.user_id), remove(person, first.user_id)]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [{ user_id: last } = person] = [first, person].filter((_, at) => outcomes[at]?.status === "fulfilled");
  const who = last === first.user_id ? first : person;
  await expect(remove(who, last)).rejects.toMatchObject(refused(409, "last_administrator"));
  const gone = last === first.user_id ? person : first;
  await expect(gone(installationApi.customers, { query: {} })).rejects.toMatchObject({ status: 403 });
});

test("the operator names an administrator on the command line", async () => {
  const person = await t.as({ role: "viewer" });
  await nameAdministrator(t.database.system, person.email);
  expect((await person(userApi.get, {})).user.admin).toBe(true);
  await expect(nameAdministrator(t.database.system, "nobody@example.org")).rejects.toThrow(/Nobody with the email/);
});

test("a tenant's connection cannot reopen its workspace or read another's state", async () => {
  const [mine, theirs] = [await t.make.customer(), await t.make.customer()];
  const db = t.database.tenant(mine.id);
  await expect(sql`update customers set suspended_at = null`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`update customers set name = 'x'`.execute(db)).rejects.toThrow(/permission denied/);
  const seen = await db.selectFrom("customers").select("id").execute();
  expect(seen).toEqual([{ id: mine.id }]);
  expect(seen).not.toContainEqual({ id: theirs.id });
});
