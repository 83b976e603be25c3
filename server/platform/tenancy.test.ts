import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

test("without a single where-clause a tenant's connection sees its own rows only", async () => {
  const [mine, theirs] = [await t.make.customer("Mine"), await t.make.customer("Theirs")];
  await t.make.label(mine.id, "mine");
  await t.make.label(theirs.id, "theirs");
  const seen = await t.database.tenant(mine.id).selectFrom("labels").select("name").execute();
  expect(seen).toEqual([{ name: "mine" }]);
  expect(await t.database.tenant(theirs.id).selectFrom("customers").select("name").execute()).toEqual([
    { name: "Theirs" },
  ]);
});

test("a tenant's connection can neither write for nor move rows to another customer", async () => {
  const [mine, theirs] = [await t.make.customer(), await t.make.customer()];
  const label = await t.make.label(theirs.id);
  const db = t.database.tenant(mine.id);
  const foreign = { id: crypto.randomUUID(), customer_id: theirs.id, name: "x", color: "#000000", position: 1 };
  await expect(db.insertInto("labels").values(foreign).execute()).rejects.toThrow(/row-level security/);
  expect((await db.deleteFrom("labels").where("id", "=", label.id).executeTakeFirst()).numDeletedRows).toBe(0n);
  const own = await t.make.label(mine.id);
  const move = db.updateTable("labels").set({ customer_id: theirs.id }).where("id", "=", own.id).execute();
  await expect(move).rejects.toThrow(/row-level security/);
});

test("the application's role cannot bypass the wall", async () => {
  const { id } = await t.make.customer();
  const db = t.database.tenant(id);
  const role = await sql<{ role: string; super: boolean; bypass: boolean }>`
    select rolname as role, rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = current_user`.execute(
    db,
  );
  expect(role.rows).toEqual([{ role: "guidepost_app", super: false, bypass: false }]);
  await expect(db.selectFrom("users").select("password_hash").execute()).rejects.toThrow(/permission denied/);
  await expect(db.selectFrom("auth_tokens").selectAll().execute()).rejects.toThrow(/permission denied/);
  await expect(db.deleteFrom("audit_entries").execute()).rejects.toThrow(/permission denied/);
});

test("every table with a customer has the wall", async () => {
  const open = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_id' and not c.relrowsecurity
    order by 1`.execute(t.database.system);
  // Where somebody is, or a session of theirs, not whom the row belongs to. Of sessions a tenant reads nothing at all.
  expect(open.rows).toEqual([{ name: "auth_tokens" }, { name: "users" }]);
  for (const table of ["auth_tokens", "known_networks", "sign_in_waits"] as const)
    await expect(t.database.tenant(randomUUID()).selectFrom(table).selectAll().execute()).rejects.toThrow(
      /permission denied/,
    );
});

test("connections are shared between tenants without one seeing the other", async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => t.make.customer()));
  for (const { id } of customers) await t.make.label(id, id);
  const reads = Array.from({ length: 100 }, (_, at) => customers[at % customers.length]?.id ?? "");
  const seen = await Promise.all(
    reads.map((id) => t.database.tenant(id).selectFrom("labels").select("name").execute()),
  );
  expect(seen).toEqual(reads.map((id) => [{ name: id }]));
});
