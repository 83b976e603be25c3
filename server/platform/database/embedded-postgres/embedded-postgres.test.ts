import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { findRunning } from "./find-running.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";

// Every test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const asNobody = { uid: nobody, gid: nobody };
/** False for a checkout below root's home. */
const nobodyCanRunThis =
  isRoot && spawnSync("/bin/sh", ["-c", 'test -r "$0"', import.meta.filename], { ...asNobody, cwd: "/" }).status === 0;
const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };
const log = { info: () => undefined, warn: () => undefined };

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

let emptyDatabase = "";

beforeAll(async () => {
  emptyDatabase = await mkdtemp(path.join(tmpdir(), "guidepost-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir: emptyDatabase, log, settings });
  await postgres.stop();
});

afterAll(() => rm(emptyDatabase, { recursive: true, force: true }));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "guidepost-test-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A data folder as after a first start, without the second that a first start takes. */
async function usedFolder(): Promise<string> {
  const folder = await newFolder();
  execFileSync("cp", ["-a", `${emptyDatabase}/.`, folder]);
  return folder;
}

async function start(dataDir: string, onExit: (reason: string) => void = () => undefined): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings, onExit });
  cleanups.push(() => postgres.stop());
  return postgres;
}

async function query(postgres: { url: string }, sql: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

interface App {
  process: ChildProcess;
  url: string;
  pid: number;
}

/** Guidepost in a separate process that can be killed. */
async function startApp(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<App> {
  const module = new URL("embedded-postgres.ts", import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {} };
    const options = { dataDir: ${JSON.stringify(dataDir)}, log, settings: ${JSON.stringify(settings)} };
    const { url, pid } = await startEmbeddedPostgres(options);
    console.log(JSON.stringify({ url, pid }));`;
  const app = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    ...user,
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanups.push(() => kill(app));
  const firstOutput = once(app.stdout, "data").then(([line]) => String(line));
  const exit = once(app, "exit").then(() => "");
  const line = await Promise.race([firstOutput, exit]);
  if (!line) throw new Error("The app ended before its PostgreSQL ran.");
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  return { process: app, url, pid };
}

async function kill(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill("SIGKILL");
  await once(app, "exit");
}

/** A dead process keeps its pid until its parent reaps it; ps shows it as Z. */
async function isRunning(pid: number): Promise<boolean> {
  if (process.platform !== "linux") return spawnSync("ps", ["-p", String(pid)]).status === 0;
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return status !== "" && !status.includes(") Z ");
}

async function killWatcherOf(app: App): Promise<void> {
  for (const name of await readdir("/proc")) {
    const commandLine = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (commandLine.includes("read -r line") && commandLine.includes(`\0${app.pid}\0`))
      process.kill(Number(name), "SIGKILL");
  }
}

describe("embedded PostgreSQL", () => {
  it("creates its database on the first start and reuses it on the next", async () => {
    const folder = await newFolder();
    const first = await start(folder);
    await query(first, "create table notes as select 'kept' as text");
    await first.stop();
    expect(await isRunning(first.pid)).toBe(false);

    const second = await start(folder);
    expect(await query(second, "select text from notes")).toEqual(["kept"]);
    expect(await query(second, "show server_version_num")).toEqual([expect.stringMatching(/^18/)]);
  });

  it("listens only on a socket in a folder that its own user may open", async () => {
    const postgres = await start(await usedFolder());
    expect((await stat(postgres.connection.host)).mode & 0o077).toBe(0);
    expect(await query(postgres, "show listen_addresses")).toEqual([""]);
  });

  it("sorts alphabetically and recognises letters beyond ASCII", async () => {
    const postgres = await start(await usedFolder());
    const sorted = await query(
      postgres,
      "select * from unnest(array['zoo', 'Eco', 'école', 'Zebra', 'eel']) as word order by word",
    );
    expect(sorted).toEqual(["Eco", "école", "eel", "Zebra", "zoo"]);
    await query(postgres, "create extension pg_trgm");
    expect(await query(postgres, "select show_trgm('ខ្មែរ') <> '{}'")).toEqual([true]);
    expect(await query(postgres, "select similarity('école', 'cole') < 1")).toEqual([true]);
  });

  it("rebuilds its indexes when a newer release sorts differently", async () => {
    const folder = await usedFolder();
    const before = await start(folder);
    await query(before, "update pg_database set datcollversion = '1.0' where datname = 'guidepost'");
    await before.stop();
    const after = await start(folder);
    const outdated =
      "select datname from pg_database where datcollversion <> pg_database_collation_actual_version(oid)";
    expect(await query(after, outdated)).toEqual([]);
  });

  it("is found while it runs, for the command line", async () => {
    const folder = await usedFolder();
    expect(await findRunning(folder)).toBeUndefined();
    const postgres = await start(folder);
    expect(await findRunning(folder)).toEqual(postgres.connection);
    await postgres.stop();
    expect(await findRunning(folder)).toBeUndefined();
  });

  it("refuses a second Guidepost on the same folder, in this process and in another", async () => {
    const folder = await usedFolder();
    const app = await startApp(folder);
    await expect(start(folder)).rejects.toThrow(/Another Guidepost already runs/);
    expect(await isRunning(app.pid)).toBe(true);
    await kill(app.process);
    await start(folder);
    await expect(start(folder)).rejects.toThrow(/Another Guidepost already runs/);
  });

  it("starts over when a crash interrupted the first start", async () => {
    const folder = await newFolder();
    await mkdir(path.join(folder, "postgresql.unfinished", "base"), { recursive: true });
    await writeFile(path.join(folder, "postgresql.unfinished", "PG_VERSION"), "18\n");
    const postgres = await start(folder);
    expect(await query(postgres, "select 1")).toEqual([1]);
  });

  it("works where the path is too long for a socket, and cleans up", async () => {
    const outer = await newFolder();
    await chmod(outer, 0o755);
    const folder = path.join(outer, "a-folder-with-a-very-long-name".repeat(4));
    const postgres = await start(folder);
    expect(await query(postgres, "select 1")).toEqual([1]);
    expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
    await postgres.stop();
    await expect(stat(postgres.connection.host)).rejects.toThrow("ENOENT");
  });

  it("refuses a database of another major version", async () => {
    const folder = await newFolder();
    await mkdir(path.join(folder, "postgresql"));
    await writeFile(path.join(folder, "postgresql", "PG_VERSION"), "17\n");
    await expect(start(folder)).rejects.toThrow(/created by PostgreSQL 17/);
  });

  it("says why PostgreSQL did not start", async () => {
    const folder = await usedFolder();
    const attempt = startEmbeddedPostgres({ dataDir: folder, log, settings: { shared_buffers: "a lot" } });
    await expect(attempt).rejects.toThrow(/did not start.*shared_buffers/s);
  });
});

describe("after a crash", () => {
  it("reports that PostgreSQL was killed, and the next start recovers", async () => {
    const folder = await usedFolder();
    const onExit = vi.fn<(reason: string) => void>();
    const killed = await start(folder, onExit);
    await query(killed, "create table notes as select 'kept' as text");
    await query(killed, "checkpoint");
    process.kill(killed.pid, "SIGKILL");
    await vi.waitFor(() => expect(onExit).toHaveBeenCalledWith("PostgreSQL ended by SIGKILL."), 5000);

    const next = await start(folder);
    expect(await query(next, "select text from notes")).toEqual(["kept"]);
  });

  it("stops PostgreSQL soon after the app is killed", async () => {
    const app = await startApp(await usedFolder());
    await kill(app.process);
    await vi.waitFor(async () => expect(await isRunning(app.pid)).toBe(false), 5000);
  });

  it.runIf(process.platform === "linux")("stops an orphaned PostgreSQL and keeps the data", async () => {
    const folder = await usedFolder();
    const app = await startApp(folder);
    await query(app, "create table notes as select 'kept' as text");
    await killWatcherOf(app);
    await kill(app.process);
    expect(await isRunning(app.pid)).toBe(true);

    const next = await start(folder);
    expect(await isRunning(app.pid)).toBe(false);
    expect(await query(next, "select text from notes")).toEqual(["kept"]);
  });

  it("is not misled by a process that reuses the dead server's pid", async () => {
    const folder = await usedFolder();
    const bystander = spawn("sleep", ["60"]);
    cleanups.push(() => bystander.kill("SIGKILL"));
    const cluster = path.join(folder, "postgresql");
    for (const lockFile of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
      await writeFile(path.join(cluster, lockFile), `${bystander.pid}\n${cluster}\n1700000000\n5432\n${cluster}\n\n`);
    }

    const next = await start(folder);
    expect(await query(next, "select 1")).toEqual([1]);
    expect(bystander.exitCode).toBeNull();
  });
});

describe.runIf(isRoot)("started by root", () => {
  it("runs PostgreSQL as an unprivileged user", async () => {
    const postgres = await start(await usedFolder());
    expect((await stat(`/proc/${postgres.pid}`)).uid).not.toBe(0);
  });

  it("takes over a database that root restored", async () => {
    const folder = await usedFolder();
    execFileSync("chown", ["-R", "0:0", path.join(folder, "postgresql")]);
    expect(await query(await start(folder), "select 1")).toEqual([1]);
  });

  it("keeps the database elsewhere if PostgreSQL's user cannot enter the data folder", async () => {
    const outer = await newFolder();
    const folder = path.join(outer, "data");
    const first = await start(folder);
    const [home] = (await readFile(path.join(folder, "postgresql-is-in.txt"), "utf8")).split("\n");
    cleanups.unshift(() => rm(String(home), { recursive: true, force: true }));
    expect(first.connection.host).toBe(path.join(String(home), "postgresql"));
    await query(first, "create table notes as select 'kept' as text");
    await first.stop();

    const second = await start(folder);
    expect(await query(second, "select text from notes")).toEqual(["kept"]);
    await second.stop();
    const copy = path.join(outer, "copy");
    execFileSync("cp", ["-a", folder, copy]);
    await expect(start(copy)).rejects.toThrow(/looks like a copy/);
  });

  it("starts over when the data folder was deleted, and keeps the old database for a data folder that was moved", async () => {
    const outer = await newFolder();
    const [folder, aside] = [path.join(outer, "data"), path.join(outer, "aside")];
    const homeOf = async (dataDir: string) =>
      (await readFile(path.join(dataDir, "postgresql-is-in.txt"), "utf8")).split("\n")[0] ?? "";
    const first = await start(folder);
    const firstHome = await homeOf(folder);
    cleanups.unshift(() => rm(firstHome, { recursive: true, force: true }));
    await query(first, "create table notes as select 'kept' as text");
    await first.stop();

    await rename(folder, aside);
    const warnings: string[] = [];
    const second = await startEmbeddedPostgres({
      dataDir: folder,
      log: { info: () => undefined, warn: (message) => void warnings.push(message) },
      settings,
    });
    cleanups.push(() => second.stop());
    const secondHome = await homeOf(folder);
    cleanups.unshift(() => rm(secondHome, { recursive: true, force: true }));
    expect(await query(second, "select to_regclass('notes')")).toEqual([null]);
    expect(warnings).toEqual([expect.stringContaining(firstHome)]);

    const moved = await start(aside);
    expect(await query(moved, "select text from notes")).toEqual(["kept"]);
  });

  it.runIf(nobodyCanRunThis)("leaves a database that belongs to a user with that user", async () => {
    const folder = await newFolder();
    await chown(folder, nobody, nobody);
    const app = await startApp(folder, asNobody);
    expect(await query(app, "select 1")).toEqual([1]);
    expect((await stat(`/proc/${app.pid}`)).uid).toBe(nobody);
    await kill(app.process);

    const asRoot = await start(folder);
    expect((await stat(`/proc/${asRoot.pid}`)).uid).toBe(nobody);
    await asRoot.stop();
    const again = await startApp(folder, asNobody);
    expect(await query(again, "select 1")).toEqual([1]);
  });
});
