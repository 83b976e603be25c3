import { UI_LOCALES } from "#contract/common.ts";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "#server/demo/seed.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { createDatabase, runSql, startPostgres } from "../../e2e/cluster.ts";
import { fillGuide } from "../guide-search/fill-guide.ts";
import { IMAGE_OPTIONS } from "../image-options.ts";
import { freePort, startProcess } from "../list/servers.ts";
import { runAsOwner } from "../run-as-owner.ts";
import { parentOf } from "./processor-time.ts";
import type { Site } from "./visit.ts";

/** Cache size in MB. Below the default of 128, so that walking all pages far exceeds it. */
export const GUIDE_MEMORY = 32;
export const LOCALES = [...UI_LOCALES];

const MAIN = join(ROOT, "dist/server/main.js");

/** Starts the built product on an existing database. */
async function startServer(database_url: string, dataDir: string) {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"],
    ...IMAGE_OPTIONS.env,
    DATABASE_URL: database_url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "fatal",
    GUIDE_MEMORY: String(GUIDE_MEMORY),
    // the demo brings its base map
    DEMO: "true",
  };
  const origin = `http://127.0.0.1:${port}`;
  const child = await startProcess(process.execPath, [...IMAGE_OPTIONS.flags, MAIN], env, `${origin}/healthz`);
  return { child, origin, siteOf: (slug: string): Site => ({ origin, host: `${slug}.localhost:${port}` }) };
}
export type GuideServer = Awaited<ReturnType<typeof startServer>>;

/** The demo, and a large guide in six languages. Only English is indexed, because search has its own bench. */
async function fill(url: string, pages: number) {
  const { connections } = await prepareDatabase({ connectionString: url }, createLog("silent"));
  const database = openDatabase(connections);
  await seedDemo(database);
  const { customer_id, slug } = await fillGuide(database, pages, ["en"]);
  await database.system.updateTable("sites").set({ locales: LOCALES }).where("customer_id", "=", customer_id).execute();
  // no background work during measurements
  await database.system.deleteFrom("pages_to_compare").execute();
  await database.close();
  await runAsOwner({ connectionString: url }, "vacuum analyze");
  return slug;
}

/** The demo and a large guide, served by two processes. PostgreSQL can be stopped and restarted. */
export async function openGuides(pages: number) {
  if (!existsSync(MAIN)) throw new Error("Build first: npm run build");
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
  const folder = join(dataDir, "database");
  let postgres = await startPostgres(folder);
  const url = await createDatabase(postgres.url, "guide");
  const servers: GuideServer[] = [];
  let large: string;
  try {
    large = await fill(url, pages);
    for (const name of ["one", "other"]) servers.push(await startServer(url, join(dataDir, name)));
  } catch (error) {
    await close();
    throw error;
  }

  async function close() {
    for (const { child } of servers) child.kill();
    await postgres.stop().catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  }

  const [one, other] = servers;
  if (!one || !other) throw new Error("Two servers were started");
  return {
    one,
    other,
    large,
    run: (...statements: string[]) => runAsOwner({ connectionString: url }, ...statements),
    url,
    /** Pid of PostgreSQL's postmaster, parent of the processes that serve connections. */
    findPostgres: async () => {
      const all = "select pid from pg_stat_activity where backend_type = 'checkpointer'";
      return parentOf((await runSql<{ pid: number }>(url, all))[0]?.pid ?? 0);
    },
    stopPostgres: () => postgres.stop(),
    startPostgres: async () => {
      postgres = await startPostgres(folder);
    },
    close,
  };
}
export type Guides = Awaited<ReturnType<typeof openGuides>>;
