import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";
import { createJobs, type JobTasks } from "./jobs.ts";
import { createLog } from "./log.ts";
import { queueVariants } from "./media/image-variants.ts";

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

test("many images that wait for their variants do not keep another job waiting", async () => {
  const { database, drop } = await createTestDatabase();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sweep = vi.fn<() => Promise<void>>().mockResolvedValue();
  const tasks = { make_image_variants: () => held, sweep } as unknown as JobTasks;
  const jobs = await createJobs(database, tasks, createLog("silent"));
  for (const key of ["a", "b", "c"]) await queueVariants(jobs, key);
  await jobs.add("sweep", {});
  await jobs.start();
  await vi.waitFor(() => expect(sweep).toHaveBeenCalled(), 10_000);
  release();
  await jobs.stop();
  await drop();
});
