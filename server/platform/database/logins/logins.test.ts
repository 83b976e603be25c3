import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Connection, type Connections, openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createJobs, type JobTasks } from "#server/platform/workers/jobs.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { createFactories } from "#server/testing/factories.ts";
import { scramVerifier } from "./scram-verifier.ts";

// A PostgreSQL for each test, because roles are server-wide: each takes a second or two.
vi.setConfig({ testTimeout: 60_000 });

const log = createLog("silent");
const quiet = { info: () => undefined, warn: () => undefined };
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Login = { name: string; password: string };

async function run<T = unknown>(connection: Connection, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as T[];
    return rows;
  } finally {
    await client.end();
  }
}

const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  log_statement: "all",
  log_min_error_statement: "error",
};

let emptyServer = "";
beforeAll(async () => {
  emptyServer = await mkdtemp(join(tmpdir(), "guidepost-test-"));
  await (await startEmbeddedPostgres({ dataDir: emptyServer, log: quiet, settings })).stop();
});
afterAll(() => rm(emptyServer, { recursive: true, force: true }));

/** An external server: everyone but its superuser needs a password, and its log records every statement. */
async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-test-"));
  // as after a first start, without the second that a first start takes
  execFileSync("cp", ["-a", `${emptyServer}/.`, dataDir]);
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings });
  closers.push(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { connection: superuser } = postgres;
  await writeFile(
    join(dataDir, "postgresql", "pg_hba.conf"),
    `local all ${superuser.user} trust\nlocal all all scram-sha-256\n`,
  );
  await run(superuser, "select pg_reload_conf()");
  const url = ({ name, password }: Login, database: string): Connection => ({
    connectionString: `postgresql://${name}:${password}@localhost/${database}?host=${encodeURIComponent(superuser.host)}&port=${superuser.port}`,
  });
  return {
    superuser,
    url,
    readLog: () => readFile(join(dataDir, "postgres.log"), "utf8"),
    /** A database owned by its own login, as hosting providers set them up. */
    ownedBy: async (name: string, attributes = "") => {
      await run(
        superuser,
        `create role ${name} login ${attributes} password 'secret'`,
        `create database ${name} owner ${name}`,
      );
      return url({ name, password: "secret" }, name);
    },
    as: (name: string, database: string) => url({ name, password: "secret" }, database).connectionString ?? "",
  };
}

const loginOf = (connections: Connections, pool: keyof Connections) =>
  run<{ name: string; super: boolean }>(
    connections[pool],
    "select session_user::text as name, rolsuper as super from pg_roles where rolname = session_user",
  );

/** Two customers' devices, a search and a job: everything the two logins are for. */
async function requireWorking(connections: Connections) {
  const database = openDatabase(connections);
  closers.push(() => database.close());
  const make = createFactories(database);
  const [mine, theirs] = [await make.customer(), await make.customer()];
  await make.device(mine.id, { name: "Harbour mast" });
  await make.device(theirs.id, { name: "Harbour camera" });
  const db = database.tenant(mine.id);
  expect(await db.selectFrom("devices").select("name").execute()).toEqual([{ name: "Harbour mast" }]);
  const { rows } = await sql`select name from found_devices('[["%harbour%"]]')`.execute(db);
  expect(rows).toEqual([{ name: "Harbour mast" }]);
  await expect(sql`set role guidepost_system`.execute(db)).rejects.toThrow(/permission denied/);
  // As imports do.
  const bound = await database.system.transaction().execute(async (db) => {
    await sql`select analyze_tables(array['devices'])`.execute(db);
    await sql`set local role guidepost_app`.execute(db);
    await sql`select set_config('app.customer_id', ${theirs.id}, true)`.execute(db);
    return db.selectFrom("devices").select("name").execute();
  });
  expect(bound).toEqual([{ name: "Harbour camera" }]);
  await sql`select tidy_search_indexes()`.execute(database.system);
  const sweep = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const jobs = await createJobs(database, { sweep } as unknown as JobTasks, log);
  await jobs.start();
  try {
    await jobs.add("sweep", {});
    await vi.waitFor(() => expect(sweep).toHaveBeenCalled(), 20_000);
  } finally {
    await jobs.stop();
  }
}

test("a superuser's DATABASE_URL creates two ordinary logins, and no log shows their passwords", async () => {
  const server = await startServer();
  const { connections } = await prepareDatabase(server.superuser, log);
  await requireWorking(connections);
  for (const pool of ["tenant", "system"] as const) {
    expect(await loginOf(connections, pool)).toEqual([
      { name: expect.stringMatching(`^guidepost_${pool}_[0-9a-f]{8}$`), super: false },
    ]);
    const { password = "" } = connections[pool];
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    await expect(run({ ...connections[pool], password: "guessed" }, "select 1")).rejects.toThrow(
      /authentication failed/,
    );
    const logged = await server.readLog();
    expect(logged).toContain("create role");
    expect(logged.includes(password)).toBe(false);
  }
});

test("a database owner needs CREATEROLE only once, and every process reuses the same logins", async () => {
  const server = await startServer();
  const owner = await server.ownedBy("city", "createrole");
  const [one, other] = await Promise.all([prepareDatabase(owner, log), prepareDatabase(owner, log)]);
  expect(one.connections).toEqual(other.connections);
  expect([one.migrated.length, other.migrated.length].toSorted((a, b) => a - b)[0]).toBe(0);
  await run(server.superuser, "alter role city nocreaterole");
  const later = await prepareDatabase(owner, log);
  expect(later).toEqual({ migrated: [], connections: one.connections });
  await requireWorking(later.connections);
});

test("databases of one server can start at the same time", async () => {
  const server = await startServer();
  const names = ["one", "two", "three", "four"];
  for (const name of names) await run(server.superuser, `create database ${name}`);
  const all = await Promise.all(names.map((database) => prepareDatabase({ ...server.superuser, database }, log)));
  expect(new Set(all.map(({ connections }) => connections.tenant.user)).size).toBe(4);
});

test("an owner without CREATEROLE gets the SQL to run, and then uses the login that was created", async () => {
  const server = await startServer();
  const owner = await server.ownedBy("city");
  const refusal = await prepareDatabase(owner, log).then(
    () => "none",
    (error: unknown) => String(error),
  );
  expect(refusal).toContain(`"city", isn't allowed to create or grant the roles`);
  expect(refusal).toContain("DATABASE_TENANT_URL");
  const advice = /:\n\n(.*?)\n\nThen set/s.exec(refusal)?.[1]?.replace("'…'", "'secret'") ?? "";
  await run(server.superuser, advice);
  await expect(prepareDatabase(owner, log)).rejects.toThrow(/isn't allowed to create a login for tenant requests/);
  const { connections } = await prepareDatabase(owner, log, { tenant: server.as("guidepost_tenant", "city") });
  expect(await loginOf(connections, "tenant")).toEqual([{ name: "guidepost_tenant", super: false }]);
  expect(await loginOf(connections, "system")).toEqual([{ name: "city", super: false }]);
  await requireWorking(connections);

  await run(server.superuser, "create role workhorse login password 'secret' in role guidepost_system, guidepost_app");
  const named = { tenant: server.as("guidepost_tenant", "city"), system: server.as("workhorse", "city") };
  const both = await prepareDatabase(owner, log, named);
  expect(await loginOf(both.connections, "system")).toEqual([{ name: "workhorse", super: false }]);
  await requireWorking(both.connections);
});

test("a second owner on a server whose roles belong to another gets the SQL to run", async () => {
  const server = await startServer();
  await prepareDatabase(server.superuser, log);
  const owner = await server.ownedBy("second", "createrole");
  await expect(prepareDatabase(owner, log)).rejects.toThrow(/grant guidepost_app, guidepost_system to "second"/);
});

test("a named login that could bypass tenant isolation is refused with a reason", async () => {
  const server = await startServer();
  const { database } = server.superuser;
  await prepareDatabase(server.superuser, log);
  const refused = async (role: string, reason: RegExp, pool: "tenant" | "system" = "tenant") => {
    await run(server.superuser, `create role tester ${role} login password 'secret'`);
    await expect(prepareDatabase(server.superuser, log, { [pool]: server.as("tester", database) })).rejects.toThrow(
      reason,
    );
    await run(server.superuser, "drop role tester");
  };
  await refused("superuser", /"tester" can't be used: it has SUPERUSER/);
  await refused("bypassrls in role guidepost_app", /it has BYPASSRLS/);
  await refused("createrole in role guidepost_app", /it has CREATEROLE/);
  await refused("in role guidepost_app, guidepost_system", /it is a member of guidepost_system/);
  await refused("in role guidepost_app, pg_read_server_files", /it is a member of pg_read_server_files/);
  await refused("", /it is not a member of guidepost_app/);
  await refused("superuser", /it is a superuser/, "system");
  await refused("in role guidepost_system", /it is not a member of guidepost_app/, "system");
  await run(
    server.superuser,
    "create role tester login password 'secret' in role guidepost_app",
    "create schema loot authorization tester",
  );
  const named = { tenant: server.as("tester", database) };
  await expect(prepareDatabase(server.superuser, log, named)).rejects.toThrow(/it owns something/);
  const elsewhere = { tenant: server.as("tester", "postgres") };
  await expect(prepareDatabase(server.superuser, log, elsewhere)).rejects.toThrow(
    /the database "postgres", but DATABASE_URL names/,
  );
  const unknown = { tenant: server.as("nobody", database) };
  await expect(prepareDatabase(server.superuser, log, unknown)).rejects.toThrow(
    /authentication failed.* Check DATABASE_TENANT_URL/,
  );
});

test("a database restored on a server without its logins creates them again", async () => {
  const server = await startServer();
  const { connections } = await prepareDatabase(server.superuser, log);
  for (const pool of ["tenant", "system"] as const) await run(server.superuser, `drop role ${connections[pool].user}`);
  const again = await prepareDatabase(server.superuser, log);
  expect(again.connections).toEqual(connections);
  await run(server.superuser, `alter role ${connections.tenant.user} password 'another'`);
  await prepareDatabase(server.superuser, log);
  await requireWorking(connections);
});

/** A database as the first release left it, with rows that have wrong references. */
async function leaveFirstRelease(owner: Connection) {
  const files = ["0001_foundation.sql", "0002_inventory.sql"];
  await run(owner, "create table migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const file of files)
    await run(
      owner,
      await readFile(join(ROOT, "server/migrations", file), "utf8"),
      `insert into migrations (name) values ('${file}')`,
    );
  await run(
    owner,
    "insert into customers (id, name, slug) values ('00000000-0000-0000-0000-000000000001', 'One', 'one'), ('00000000-0000-0000-0000-000000000002', 'Two', 'two')",
    "insert into device_statuses (id, customer_id, name, color, position, phase) values ('00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-000000000001', 'Active', '#000000', 1, 'active')",
    `insert into devices (id, customer_id, name, status_id) values
      (gen_random_uuid(), '00000000-0000-0000-0000-000000000001', 'Sound', '00000000-0000-0000-0000-00000000000a'),
      (gen_random_uuid(), '00000000-0000-0000-0000-000000000002', 'Astray', '00000000-0000-0000-0000-00000000000a')`,
    "insert into labels (id, customer_id, name, color, position) values ('00000000-0000-0000-0000-00000000000b', '00000000-0000-0000-0000-000000000001', 'x', '#000000', 1)",
    "insert into device_labels (customer_id, device_id, label_id) select customer_id, id, '00000000-0000-0000-0000-00000000000b' from devices",
  );
}

test.each([
  ["a superuser", "superuser"],
  ["an owner with CREATEROLE", "createrole"],
])("a database of the previous release starts without manual steps: %s", async (_, attributes) => {
  const server = await startServer();
  const owner = await server.ownedBy("city", attributes);
  await leaveFirstRelease(owner);
  const { connections } = await prepareDatabase(owner, log);
  const { system } = openedBy(connections);
  expect(
    await system
      .selectFrom("devices")
      .select(["name", sql`status_id is null`.as("none")])
      .orderBy("name")
      .execute(),
  ).toEqual([
    { name: "Astray", none: true },
    { name: "Sound", none: false },
  ]);
  expect(await system.selectFrom("device_labels").select("customer_id").execute()).toHaveLength(1);
  await requireWorking(connections);
});

function openedBy(connections: Connections) {
  const database = openDatabase(connections);
  closers.push(() => database.close());
  return database;
}

test("a login that pg_hba.conf rejects is reported with instructions", async () => {
  const server = await startServer();
  const [{ file } = { file: "" }] = await run<{ file: string }>(
    server.superuser,
    "select current_setting('hba_file') as file",
  );
  await writeFile(file, `local all ${server.superuser.user} trust\n`);
  await run(server.superuser, "select pg_reload_conf()");
  await expect(prepareDatabase(server.superuser, log)).rejects.toThrow(
    /refused the login for the tenant pool: no pg_hba.conf entry.*set DATABASE_TENANT_URL to another login/,
  );
  await appendFile(file, "local all all scram-sha-256\n");
  await run(server.superuser, "select pg_reload_conf()");
  await prepareDatabase(server.superuser, log);
});

test("a password is sent as the verifier that PostgreSQL would store", () => {
  // RFC 7677's example.
  const salt = Buffer.from("W22ZaJ0SNY7soEsUEjb6gQ==", "base64");
  expect(scramVerifier("pencil", salt)).toBe(
    "SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=",
  );
});
