import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";
import { createJobs, type JobTasks } from "./jobs.ts";
import { createLog } from "#server/platform/process/log.ts";
import { queueVariants } from "#server/platform/media/image-variants.ts";

test("a job that does not finish before shutdown is released for the next process", async () => {
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

test("jobs of a dead process, and those queued behind them, are picked up by the next one; jobs of live processes are not", async () => {
  const { database, owner, drop } = await createTestDatabase();
  const done: string[] = [];
  const tasks = {
    mail_password_reset: ({ email }: { email: string }) =>
      email === "long" ? new Promise<void>(() => undefined) : Promise.resolve(void done.push(email)),
  } as unknown as JobTasks;
  const start = async () => {
    const jobs = await createJobs(database, tasks, createLog("silent"));
    await jobs.start();
    return jobs;
  };
  const takenBy = (who: "living" | "dead", email: string, queue: string | null) =>
    sql`
    with job as (
      update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = coalesce(locked_by, ${who})
      where payload ->> 'email' = ${email} returning job_queue_id
    ) update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute', locked_by = ${who}
      where queue_name = ${queue}`.execute(owner);
  const living = await start();
  await living.add("mail_password_reset", { email: "long" });
  const held = async () => {
    const { rows } = await sql<{ locked_by: string }>`
      select locked_by from graphile_worker._private_jobs where locked_by is not null`.execute(owner);
    return rows.map((row) => row.locked_by);
  };
  await vi.waitFor(async () => expect(await held()).toHaveLength(1), 10_000);
  const workers = await held();
  await takenBy("living", "long", null);
  const later = { run_at: new Date(Date.now() + 3_600_000) };
  await living.add("mail_password_reset", { email: "lost" }, { queue: "mails", ...later });
  await living.add("mail_password_reset", { email: "behind" }, { queue: "mails", ...later });
  await takenBy("dead", "lost", "mails");
  await sql`update graphile_worker._private_jobs set run_at = now() where payload ->> 'email' <> 'long'`.execute(owner);
  const next = await start();
  await vi.waitFor(() => expect(done.toSorted()).toEqual(["behind", "lost"]), 10_000);
  await vi.waitFor(async () => expect(await held()).toEqual(workers), 10_000);
  await next.stop();
  const stopped = living.stop();
  await living.cutOff();
  await stopped;
  await drop();
});

test("many queued image variants do not delay another job", async () => {
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
