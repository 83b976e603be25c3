import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Connection } from "#server/platform/database/db.ts";
import { runAsOwner } from "../run-as-owner.ts";
import { freePort, type Server, startProcess } from "./servers.ts";

const VERSION = "12.3.0";
const ADMIN = { email: "admin@example.com", password: "directus-bench" };

/** Installs into its own folder, with its own Node: takes four minutes and 740 MB, unless it already exists. */
async function install(folder: string) {
  if (existsSync(join(folder, "node_modules/directus/cli.js"))) return;
  // stubbed: it needs compiling, and the list does not use it
  await mkdir(join(folder, "stub"), { recursive: true });
  await writeFile(join(folder, "stub/package.json"), JSON.stringify({ name: "isolated-vm", version: "0.0.0" }));
  await writeFile(join(folder, "stub/index.js"), "module.exports = {};\n");
  const overrides = { "isolated-vm": "file:./stub" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, overrides }));
  console.log(`Directus ${VERSION} is installed into ${folder}. This takes some minutes.`);
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `directus@${VERSION}`, "node@24"];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit" });
}

async function ask<T>(base: string, path: string, body: object, token?: string): Promise<T> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`Directus answered ${path} with ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

const field = (name: string, type: string, schema: object = {}) => ({ field: name, type, schema, meta: {} });

/** The same devices in a collection of five fields, with an index for this list. */
async function fill(base: string, connection: Connection, rows: number) {
  const { data } = await ask<{ data: { access_token: string } }>(base, "/auth/login", ADMIN);
  const fields = [
    field("id", "integer", { is_primary_key: true, has_auto_increment: true }),
    field("name", "string"),
    field("reference", "string"),
    field("status", "string"),
    field("created_at", "timestamp"),
  ];
  await ask(base, "/collections", { collection: "devices", schema: {}, meta: {}, fields }, data.access_token);
  await runAsOwner(
    connection,
    `insert into devices (name, reference, status, created_at)
     select 'Device ' || md5(n::text), 'REF-' || n, (array['Active', 'Pilot'])[1 + n % 2], now() from generate_series(1, ${rows}) as n`,
    "create index on devices (status, name)",
    "vacuum analyze devices",
  );
  return data.access_token;
}

const QUERY = "limit=50&page=3&meta=filter_count&filter[status][_eq]=Active&sort=name";

/** Directus on the same PostgreSQL, in its own database. */
export async function startDirectus(folder: string, owner: pg.ClientConfig, rows: number): Promise<Server> {
  await install(folder);
  await runAsOwner(owner as Connection, "create database directus");
  const port = await freePort();
  const env = {
    ...process.env,
    DB_CLIENT: "pg",
    DB_HOST: String(owner.host),
    DB_PORT: String(owner.port),
    DB_DATABASE: "directus",
    DB_USER: String(owner.user),
    DB_PASSWORD: "none",
    KEY: "bench",
    SECRET: "bench-secret-of-32-characters-or-more",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    PORT: String(port),
    HOST: "127.0.0.1",
    TELEMETRY: "false",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const [node, cli] = [join(folder, "node_modules/node/bin/node"), join(folder, "node_modules/directus/cli.js")];
  execFileSync(node, [cli, "bootstrap"], { env, cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const base = env.PUBLIC_URL;
  const child = await startProcess(node, [cli, "start"], env, `${base}/server/ping`);
  const token = await fill(base, { ...owner, database: "directus" } as Connection, rows);
  return { child, token, url: `${base}/items/devices?${QUERY}` };
}
