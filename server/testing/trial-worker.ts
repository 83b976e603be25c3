import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { AppError } from "#server/platform/http/errors.ts";
import { serveTasks } from "#server/platform/workers/serve-tasks.ts";
import { served } from "#server/platform/workers/worker-task.ts";
import { countTables, fail, leak, loop, makeBytes, measure, sayProcess, scribble } from "./trial-tasks.ts";

/** A worker for tests of the worker pool, with well-behaved tasks and others. */
serveTasks([
  served(measure, (text) => text.length),
  served(makeBytes, (size) => ({ bytes: new Uint8Array(size).fill(7) })),
  served(sayProcess, (_, { progress }) => {
    progress(1);
    return process.pid;
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
  served(scribble, ({ size }) => new Uint8Array(randomBytes(size))),
  served(leak, (pace) => {
    let held: object[] = [{}];
    for (;;) {
      if (pace === "in leaps") held = [...held, ...held];
      else held.push({ held: held.length });
    }
  }),
]);
