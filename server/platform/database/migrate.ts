import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { ROOT } from "#server/platform/process/root.ts";

const FOLDER = join(ROOT, "server/migrations");

async function pending(client: pg.Client) {
  await client.query(
    "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const applied = new Set(rows.map((row) => row.name));
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted();
  return files.filter((name) => !applied.has(name));
}

async function apply(client: pg.Client, name: string) {
  const sql = await readFile(join(FOLDER, name), "utf8");
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Applies pending migrations and returns their names. */
export async function migrate(client: pg.Client): Promise<string[]> {
  const names = await pending(client);
  for (const name of names) await apply(client, name);
  return names;
}
