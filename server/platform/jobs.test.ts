import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";
import { createJobs, type JobTasks } from "./jobs.ts";
import { createLog } from "./log.ts";

test("a job that does not end is given back when the process stops, for the next one to do", async () => {
  const { database, owner, drop } = await createTestDatabase();
  let begun = 0;
  const sweep = () => {
    begun += 1;
    return begun === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
  };
  const log = createLog("silent");
  const jobs = await createJobs(database, { sweep } as unknown as JobTasks, log);
  const waiting = async () => {
    const { rows } = await sql<{ locked_by: string | null }>`
      select locked_by from graphile_worker.jobs where task_identifier = 'sweep'`.execute(owner);
    return rows.map((row) => row.locked_by);
  };
  await jobs.start();
  await jobs.add("sweep", {});
  await vi.waitFor(() => expect(begun).toBe(1), 10_000);
  expect(await waiting()).toEqual([expect.any(String)]);
  const stopped = jobs.stop();
  await jobs.cutOff();
  await stopped;
  expect(await waiting()).toEqual([null]);
  await drop();
});
