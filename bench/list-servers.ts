import Fastify from "fastify";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connection, type Connections, openDatabase } from "#server/platform/db.ts";
import { createJobs } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { openStorage } from "#server/platform/media/open-storage.ts";
import { openWorkers } from "./open-workers.ts";

/** One server in a process of its own: ours, or the bare handler that runs the same SQL. Speaks to its parent by messages. */
export type Order =
  | { kind: "ours"; connections: Connections }
  | { kind: "bare"; connection: Connection; queries: { sql: string; parameters: unknown[] }[] };

async function startOurs(connections: Connections) {
  const database = openDatabase(connections);
  const nothing = () => Promise.resolve();
  const log = createLog("silent");
  const tasks = {
    mail_password_reset: nothing,
    mail_invitation: nothing,
    make_image_variants: nothing,
    check_import: nothing,
    run_import: nothing,
    undo_import: nothing,
    sweep: nothing,
  };
  const jobs = await createJobs(database, tasks, log);
  const storage = await openStorage({ folder: "/nonexistent" });
  const config = readConfig({ DEMO: "false" });
  return createApp({
    config,
    database,
    storage,
    mailer: { send: nothing },
    jobs,
    workers: openWorkers(connections),
    log,
  });
}

function startBare(connection: Connection, queries: { sql: string; parameters: unknown[] }[]) {
  const pool = new pg.Pool({ ...connection, max: 20 });
  const app = Fastify();
  app.get("/bare", async () => {
    const [rows, count] = await Promise.all(queries.map(({ sql, parameters }) => pool.query(sql, parameters)));
    return {
      devices: rows?.rows,
      meta: { total_count: Number((count?.rows[0] as { count: string } | undefined)?.count) },
    };
  });
  return app;
}

process.on("message", (order: Order | "memory") => {
  if (order === "memory") {
    process.send?.({ rss: process.memoryUsage().rss });
    return;
  }
  const starting =
    order.kind === "ours" ? startOurs(order.connections) : Promise.resolve(startBare(order.connection, order.queries));
  void starting.then(async (app) => process.send?.({ address: await app.listen({ port: 0, host: "127.0.0.1" }) }));
});
