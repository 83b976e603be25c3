import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { seedDemo } from "#server/demo/seed.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
// Two customers with data in nearly every table, so that new tables are covered without a line here.
await seedDemo(t.database);
const [here = "", there = ""] = (await t.database.system.selectFrom("customers").select("id").execute()).map(
  ({ id }) => id,
);

/** Queries the catalog about the tables that tenants can read. */
async function catalog<T>(query: string) {
  return (await sql.raw<T>(query).execute(t.owner)).rows;
}

/** Runs any statement on a tenant's connection, as an attacker with SQL injection would. */
const say = async (statement: string, customer_id = here) =>
  (await sql.raw<Record<string, unknown>>(statement).execute(t.database.tenant(customer_id))).rows;

test("a tenant's connection sees only its own rows, even without a where clause", async () => {
  const [mine, theirs] = [await t.make.customer("Mine"), await t.make.customer("Theirs")];
  await t.make.label(mine.id, "mine");
  await t.make.label(theirs.id, "theirs");
  const seen = await t.database.tenant(mine.id).selectFrom("labels").select("name").execute();
  expect(seen).toEqual([{ name: "mine" }]);
  expect(await t.database.tenant(theirs.id).selectFrom("customers").select("name").execute()).toEqual([
    { name: "Theirs" },
  ]);
});

test("a tenant's connection can neither insert for nor move rows to another customer", async () => {
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

test("neither pool's login has special attributes; a tenant's is bound to one role and owns nothing", async () => {
  const LOGIN = `
    select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as powerful, session_user = current_user as plain,
      array(select roleid::regrole::text from pg_auth_members where member = me.oid order by 1) as member_of,
      exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = me.oid and deptype = 'o') as owns
    from pg_roles me where rolname = session_user`;
  const tenant = { powerful: false, plain: true, member_of: ["guidepost_app"], owns: false };
  expect(await say(LOGIN)).toEqual([tenant]);
  const { rows } = await sql.raw(LOGIN).execute(t.database.system);
  expect(rows).toEqual([{ ...tenant, member_of: ["guidepost_app", "guidepost_system"] }]);
  const groups = await catalog<{ name: string }>(`
    select rolname as name from pg_roles where rolname like 'guidepost\\_%' and (rolsuper or rolbypassrls or rolcreaterole)`);
  expect(groups).toEqual([]);
});

/** The connection must still see one customer's rows, whatever ran before. */
const labelsSeen = "select distinct customer_id from labels";

test.each(["set role none", "reset role", "set role guidepost_app", "reset all", "reset session authorization"])(
  "%s on a tenant's connection gains nothing",
  async (statement) => {
    await t.database
      .tenant(here)
      .connection()
      .execute(async (db) => {
        await sql.raw(statement).execute(db);
        const { rows } = await sql<{ free: boolean }>`
        select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user`.execute(db);
        expect(rows).toEqual([{ free: false }]);
        await sql`select set_config('app.customer_id', '', false)`.execute(db);
        expect((await sql.raw(labelsSeen).execute(db)).rows).toEqual([]);
        await sql`select set_config('app.customer_id', ${here}, false)`.execute(db);
        expect((await sql.raw(labelsSeen).execute(db)).rows).toEqual([{ customer_id: here }]);
      });
  },
);

const SUPERUSER = t.connection.user ?? "";

test.each([
  ["to become the owner", `set role ${SUPERUSER}`],
  ["to become the system's role", "set role guidepost_system"],
  ["to sign in as the owner", `set session authorization ${SUPERUSER}`],
  ["to be granted the system's role", "grant guidepost_system to current_user"],
  ["to switch row security off", "alter table labels disable row level security"],
  ["to look past row security", "set row_security = off; select * from labels"],
  ["to change a policy", "alter policy labels_of_customer on labels using (true)"],
  ["to make a role", "create role intruder login"],
  ["to make a table", "create table notes (text text)"],
  ["to make a temporary table in front of ours", "create temp table labels (id uuid)"],
  ["to make a view", "create view all_labels as select * from labels"],
  ["to make a function", "create function f() returns int language sql as 'select 1'"],
  ["to make a schema", "create schema notes"],
  ["to make an extension", "create extension dblink"],
  ["to put a trigger on a table", "create trigger x before insert on labels execute function devices_keep_words()"],
  ["to empty a table", "truncate labels"],
  ["to run a program", "copy labels to program 'cat'"],
  ["to write a file", "copy labels to '/tmp/labels'"],
  ["to read a file", "select pg_read_file('/etc/passwd')"],
  ["to list a folder", "select pg_ls_dir('.')"],
  ["to load a library", "load 'auto_explain'"],
  ["to read password hashes of logins", "select * from pg_authid"],
  ["to read the pools' logins", "select * from database_logins"],
  ["to read passwords", "select password_hash from users"],
  ["to read what webhooks are signed with", "select secret from webhook_secrets"],
  ["to read sessions", "select * from auth_tokens"],
  ["to read the hashes of API tokens", "select token_hash from api_tokens"],
  ["to read where people signed in from", "select * from known_networks"],
  ["to read whose password was guessed", "select * from sign_in_waits"],
  ["to read secrets of authenticator apps", "select sealed_secret from authenticators"],
  ["to read recovery codes", "select * from recovery_codes"],
  ["to read half-done sign-ins", "select * from second_step_challenges"],
  ["to read passkeys", "select * from passkeys"],
  ["to plant a passkey", "insert into passkeys (id, user_id) values (gen_random_uuid(), gen_random_uuid())"],
  ["to read what passkeys are to sign", "select * from passkey_challenges"],
  ["to change people", "update users set admin = true"],
  [
    "to make itself a member",
    "insert into memberships (customer_id, user_id, role) values (app_customer_id(), gen_random_uuid(), 'manager')",
  ],
  ["to read jobs", "select * from graphile_worker.jobs"],
  ["to queue a job", "select graphile_worker.add_job('sweep')"],
  ["to rewrite history", "update audit_entries set action = 'x.y'"],
  ["to delete history", "delete from audit_entries"],
  ["to change settings of the server", "alter system set log_statement = 'all'"],
  ["to keep the server busy with statistics", "select analyze_tables(array['devices'])"],
])("a tenant's connection is refused when it tries %s", async (_, statement) => {
  const attempt = t.database
    .tenant(here)
    .connection()
    .execute(async (db) => {
      await sql`set role none`.execute(db);
      await sql.raw(statement).execute(db);
    });
  await expect(attempt).rejects.toThrow(
    /permission denied|must be (owner|superuser|able)|insufficient|affected by row-level|only roles with|not allowed/i,
  );
});

test("the system login cannot become the owner either", async () => {
  for (const statement of [
    `set role ${SUPERUSER}`,
    "select * from database_logins",
    "select * from pg_authid",
    "copy labels to program 'cat'",
    "alter table labels disable row level security",
    "create table notes (text text)",
  ])
    await expect(sql.raw(statement).execute(t.database.system), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
});

const TABLES_OF_TENANTS = `
  select c.oid, c.relname as name, c.relrowsecurity as walled, c.relforcerowsecurity as forced from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege('guidepost_app', c.oid, a.attnum, 'select'))
  order by 1`;

test("every table that a tenant may read, or that has a customer, has row-level security, for its owner too", async () => {
  const readable = await catalog<{ name: string; walled: boolean; forced: boolean }>(TABLES_OF_TENANTS);
  expect(readable.length).toBeGreaterThan(20);
  // Taxonomy releases are shared by all customers.
  expect(readable.filter(({ walled, forced }) => !walled || !forced).map(({ name }) => name)).toEqual(["taxonomies"]);
  const open = await catalog(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_id' and not c.relforcerowsecurity`);
  // Its customer_id is where the session currently is, not an owner. Tenants cannot read sessions at all.
  expect(open).toEqual([{ name: "auth_tokens" }]);
});

test("every table shows a tenant only its customer's rows", async () => {
  const tables = await catalog<{ name: string }>(`
    select t.name from (${TABLES_OF_TENANTS}) t join pg_attribute a on a.attrelid = t.oid and a.attname = 'customer_id'
    where t.name <> 'users'`);
  let filled = 0;
  for (const { name } of tables) {
    const { rows } = await sql<{ customer_id: string }>`
      select distinct customer_id from ${sql.table(name)} where customer_id is not null`.execute(t.owner);
    const isShared = rows.some(({ customer_id }) => customer_id !== here);
    filled += isShared ? 1 : 0;
    const seen = await say(`select distinct customer_id from "${name}"`);
    expect([name, seen.filter(({ customer_id }) => customer_id !== here)]).toEqual([name, []]);
  }
  expect(filled).toBeGreaterThan(10);
});

type Reference = { name: string; source: string; target: string; columns: string[]; targets: string[] };

/** Every foreign key between tables with customers. */
const references = () =>
  catalog<Reference>(`
    select k.conname as name, k.conrelid::regclass::text as source, k.confrelid::regclass::text as target,
      array(select attname::text from unnest(k.conkey) with ordinality u (num, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by at) as columns,
      array(select attname::text from unnest(k.confkey) with ordinality u (num, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by at) as targets
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = k.conrelid and attname = 'customer_id')
      and exists (select from pg_attribute where attrelid = k.confrelid and attname = 'customer_id')
      and k.conrelid not in ('users'::regclass, 'auth_tokens'::regclass) and k.confrelid <> 'users'::regclass
    order by 2, 1`);

test("every foreign key between customers' rows includes the customer", async () => {
  const all = await references();
  expect(all.length).toBeGreaterThan(15);
  const loose = all.filter(
    ({ columns, targets }) =>
      columns.indexOf("customer_id") < 0 || targets[columns.indexOf("customer_id")] !== "customer_id",
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test("no row can reference another customer's row, not even through the system login", async () => {
  let tried = 0;
  for (const { source, target, columns, targets } of await references()) {
    const [column = "", key = ""] = [columns, targets].map((names) => names.find((name) => name !== "customer_id"));
    const [row] = await catalog(`select from ${source} where customer_id = '${here}' limit 1`);
    const [other] = await catalog<{ key: string }>(
      `select "${key}" as key from ${target} where customer_id = '${there}' limit 1`,
    );
    if (!row || !other) continue;
    tried += 1;
    const pointing = sql.raw(
      `update ${source} set "${column}" = '${other.key}' where ctid = (select min(ctid) from ${source} where customer_id = '${here}')`,
    );
    const outcome = await t.database.system
      .transaction()
      .execute(async (db) => {
        await sql`set constraints all immediate`.execute(db);
        await pointing.execute(db);
      })
      .then(
        () => "pointed there",
        (error: unknown) => String((error as { code?: unknown }).code),
      );
    // Rejected by the foreign key, or earlier by a check constraint.
    expect([`${source}.${column}`, outcome]).toEqual([`${source}.${column}`, expect.stringMatching(/^23/)]);
  }
  expect(tried).toBeGreaterThan(8);
});

test("a tenant sees its customer's people, only the names of those who left, and nothing of anyone else", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const db = t.database.tenant(mine.customer_id);
  const people = () => db.selectFrom("users").select("id").execute();
  const nameOf = async (id: string) =>
    (await sql<{ name: string | null }>`select person_name(${id}) as name`.execute(db)).rows[0]?.name;
  expect(await people()).toEqual([{ id: mine.user_id }]);
  expect(await nameOf(mine.user_id)).toBe("Test Person");
  expect(await nameOf(theirs.user_id)).toBeNull();

  const former = await t.make.person({ customer_id: mine.customer_id });
  const entry = {
    id: crypto.randomUUID(),
    customer_id: mine.customer_id,
    actor_id: former.user_id,
    actor_kind: "user",
  };
  await t.database.system
    .insertInto("audit_entries")
    .values({ ...entry, action: "label.created", subject_type: "label" })
    .execute();
  await t.database.system.deleteFrom("memberships").where("user_id", "=", former.user_id).execute();
  expect(await people()).toEqual([{ id: mine.user_id }]);
  expect(await nameOf(former.user_id)).toBe("Test Person");
});

test("an error message never quotes another customer's row", async () => {
  const [mine, theirs] = [await t.make.customer(), await t.make.customer()];
  await t.make.device(theirs.id, { name: "Secret camera" });
  const views = await catalog<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace and has_any_column_privilege('guidepost_app', c.oid, 'select')
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'name')
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'customer_id')`);
  // Without indexes the planner evaluates the cheapest condition first, if allowed: this one is cheaper than the
  // policy.
  const listen = (name: string) =>
    t.database
      .tenant(mine.id)
      .transaction()
      .execute(async (db) => {
        await sql`set local enable_indexscan = off`.execute(db);
        await sql`set local enable_bitmapscan = off`.execute(db);
        return (await sql.raw(`select name from ${name} where name::int > 0`).execute(db)).rows;
      });
  for (const name of [...views.map((view) => view.name), "devices", `found_devices('[["%"]]')`])
    expect([name, await listen(name)]).toEqual([name, []]);
});

test("every view is a barrier, and every security definer function pins its search path and is closed to PUBLIC", async () => {
  const views = await catalog(`
    select relname as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and not coalesce(reloptions && array['security_barrier=true', 'security_invoker=true'], false)`);
  expect(views).toEqual([]);
  const loose = await catalog(`
    select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce('search_path=public, pg_temp' = any(proconfig), false)`);
  expect(loose).toEqual([]);
  const forEverybody = await catalog(`
    select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`);
  expect(forEverybody).toEqual([]);
});

test("functions in policies are stable: an immutable one would be cached and show one tenant another's rows", async () => {
  const called = await catalog<{ name: string; provolatile: string }>(`
    select distinct p.proname as name, p.provolatile from pg_depend d join pg_proc p on p.oid = d.refobjid
    where d.classid = 'pg_policy'::regclass and d.refclassid = 'pg_proc'::regclass`);
  expect(called).toEqual([{ name: "app_customer_id", provolatile: "s" }]);
});

test("tenants share connections without seeing each other", async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => t.make.customer()));
  for (const { id } of customers) await t.make.label(id, id);
  const reads = Array.from({ length: 100 }, (_, at) => customers[at % customers.length]?.id ?? "");
  const seen = await Promise.all(
    reads.map((id) => t.database.tenant(id).selectFrom("labels").select("name").execute()),
  );
  expect(seen).toEqual(reads.map((id) => [{ name: id }]));
});

test("a login without a customer sees no rows", async () => {
  const client = new pg.Client(t.connections.tenant);
  await client.connect();
  try {
    expect((await client.query(labelsSeen)).rows).toEqual([]);
    expect((await client.query("select id from users")).rows).toEqual([]);
  } finally {
    await client.end();
  }
});
