import { sql } from "kysely";
import { threadId } from "node:worker_threads";
import { AppError } from "#server/platform/errors.ts";
import { serveTasks } from "#server/platform/workers/serve-tasks.ts";
import { served } from "#server/platform/workers/worker-task.ts";
import { countTables, fail, leak, loop, makeBytes, measure, sayThread } from "./trial-tasks.ts";

/** A thread for the tests of the worker pool: well-behaved tasks and others. */
serveTasks([
  served(measure, (text) => text.length),
  served(makeBytes, (size) => ({ bytes: new Uint8Array(size).fill(7) })),
  served(sayThread, (_, { progress }) => {
    progress(1);
    return threadId;
  }),
  served(countTables, async (_, { database }) => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_tables where schemaname = 'public'`.execute(
      database.system,
    );
    return rows[0]?.count ?? 0;
  }),
  served(fail, () => {
    throw new AppError("file_unreadable", "Not a file", { fields: { file: "Not a file" } });
  }),
  served(loop, () => {
    for (;;);
  }),
  served(leak, () => {
    const held: object[] = [];
    for (;;) held.push({ held: held.length });
  }),
]);
