import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { importsApi } from "#contract/imports.ts";
import { labelsApi } from "#contract/labels.ts";
import { statusesApi } from "#contract/statuses.ts";
import type { Services } from "#server/platform/services.ts";
import { createWorkers } from "#server/platform/workers/worker-pool.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";
import { workImport } from "./work-import.ts";

const t = await startTestApp();
const many = (count: number) =>
  `reference,name,status,lat,lng\n${Array.from({ length: count }, (_, at) => `R${at},Device ${at},Active,11.${at},104.9`).join("\n")}\n`;
const counted = async (call: Awaited<ReturnType<typeof t.as>>) =>
  (await call(devicesApi.list, { query: { per_page: 1 } })).meta.total_count;

/** Takes the last queued run out of the queue. */
const takeJob = () => {
  const job = t.queued.pop();
  if (job?.name !== "run_import") throw new Error("no run of an import was queued");
  return job.payload;
};

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

/** Rows in the batches before the locked device: one small batch and one full. */
const BEFORE_HELD = 550;

/** A run that blocks halfway on a locked device. */
async function stuckRun(services: Pick<Services, "database" | "workers"> = t.services) {
  const call = await t.as();
  const steps = importing(t, call);
  await t.make.device(call.customer_id, { name: "Held", reference: "R700" });
  const { id } = await steps.check(many(1200));
  await call(importsApi.run, { params: { id }, query: {} });
  const [held, released] = [gate(), gate()];
  const holding = t.database.system.transaction().execute(async (db) => {
    await sql`select from devices where customer_id = ${call.customer_id} for update`.execute(db);
    held.open();
    await released.opened;
  });
  await held.opened;
  const running = workImport(services, takeJob(), "running");
  const letGo = async () => {
    released.open();
    await holding;
  };
  return { call, id, running, letGo, ...steps };
}

test("shows progress during a run, but no records before it commits", async () => {
  const { call, id, running, letGo, get } = await stuckRun();
  await expect.poll(async () => (await get(id)).rows_done, { timeout: 15_000 }).toBe(BEFORE_HELD);
  expect(await get(id)).toMatchObject({ state: "running", row_count: 1200 });
  expect(await counted(call)).toBe(1);
  await letGo();
  await running;
  expect(await get(id)).toMatchObject({ state: "done", rows_done: 1200 });
  expect(await counted(call)).toBe(1200);
});

test("a run with a lost connection writes nothing, reports the failure and can be repeated", async () => {
  const { call, id, running, letGo, get, run } = await stuckRun();
  const failing = running.catch(String);
  const cut = () =>
    sql<{ cut: boolean }>`
    -- distinct, because a connection has many locks; limited to this database, because other tests have locks too
    select pg_terminate_backend(pid) as cut from (
      select distinct pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())
        and pid in (select pid from pg_locks where not granted)) held`.execute(t.database.system);
  await expect.poll(async () => (await cut()).rows, { timeout: 15_000 }).toEqual([{ cut: true }]);
  expect(await failing).toMatch(/terminat/i);
  await letGo();
  expect(await get(id)).toMatchObject({ state: "failed", error: "failed" });
  expect(await counted(call)).toBe(1);
  expect((await call(statusesApi.list, {})).statuses).toEqual([]);
  const { recipe, options } = await get(id);
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  await t.work();
  expect(await run(id)).toMatchObject({ state: "done", error: null });
  expect(await counted(call)).toBe(1200);
});

test("reading an import detects its dead process; it can be run again, and the old job does nothing", async () => {
  const call = await t.as();
  const { check, run, get } = importing(t, call);
  const { id } = await check(many(3));
  await call(importsApi.run, { params: { id }, query: {} });
  const dead = takeJob();
  const silent = (seconds: number) =>
    sql`update imports set started_at = now(), updated_at = now() - ${seconds} * interval '1 second' where id = ${id}`.execute(
      t.database.system,
    );
  await silent(10);
  expect((await get(id)).state).toBe("running");
  await silent(60);
  expect(await get(id)).toMatchObject({ state: "checked", error: "interrupted", rows_done: 0 });
  await workImport(t.services, dead, "running");
  expect(await counted(call)).toBe(0);
  expect(await run(id)).toMatchObject({ state: "done", error: null });
  await workImport(t.services, dead, "running");
  expect(await counted(call)).toBe(3);
});

test("a job that starts before its request commits waits for it", async () => {
  const call = await t.as();
  const { check, get } = importing(t, call);
  const { id } = await check(many(3));
  const job = { customer_id: call.customer_id, import_id: id, job_id: uuidv7(), user_id: call.user_id };
  const [written, committed] = [gate(), gate()];
  const request = t.database.system.transaction().execute(async (db) => {
    await sql`update imports set state = 'running', job_id = ${job.job_id} where id = ${id}`.execute(db);
    written.open();
    await committed.opened;
  });
  await written.opened;
  const running = workImport(t.services, job, "running");
  const waiting = () => sql`select from pg_locks where not granted`.execute(t.database.system);
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 15_000 }).toBeGreaterThan(0);
  committed.open();
  await request;
  await running;
  expect((await get(id)).state).toBe("done");
});

test("a queued import does not count as interrupted", async () => {
  const call = await t.as();
  const { upload, get } = importing(t, call);
  const { id, recipe, options } = await upload(many(3));
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  await sql`update imports set updated_at = now() - interval '1 hour' where id = ${id}`.execute(t.database.system);
  expect((await get(id)).state).toBe("checking");
  await t.work();
  expect((await get(id)).state).toBe("checked");
});

test("a job that loses its import while working cannot finish it", async () => {
  const { call, id, running, letGo, get } = await stuckRun();
  const failing = running.catch(String);
  await expect.poll(async () => (await get(id)).rows_done, { timeout: 15_000 }).toBe(BEFORE_HELD);
  await sql`update imports set state = 'checked', job_id = null where id = ${id}`.execute(t.database.system);
  await letGo();
  expect(await failing).toContain("another job");
  expect(await counted(call)).toBe(1);
  expect((await get(id)).state).toBe("checked");
});

test("aborts the run if a record changed after the check", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const device = await t.make.device(customer_id, { name: "One", reference: "R1" });
  const { check, run } = importing(t, call);
  const { id } = await check("reference,name\nR0,New\nR1,Renamed\n");
  await call(devicesApi.update, {
    params: { id: device.id },
    query: {},
    body: { device: { model: "M", lock_version: 0 } },
  });
  expect(await run(id)).toMatchObject({ state: "failed", error: "changed_meanwhile" });
  const { devices } = await call(devicesApi.list, { query: {} });
  expect(devices.map(({ name, model }) => [name, model])).toEqual([["One", "M"]]);
});

test("aborts the run if a reference was taken after the check", async () => {
  const call = await t.as();
  const { check, run } = importing(t, call);
  const { id } = await check("reference,name\nR0,New\nR1,Newer\n");
  await t.make.device(call.customer_id, { name: "Faster", reference: "r1" });
  expect(await run(id)).toMatchObject({ state: "failed", error: "changed_meanwhile" });
  expect(await counted(call)).toBe(1);
});

test("uses a status created after the check instead of creating another", async () => {
  const call = await t.as();
  const { check, run, undo } = importing(t, call);
  const { id, made } = await check("reference,name,status\nR0,New,Broken\n");
  expect(made).toEqual([{ noun: "status", name: "Broken" }]);
  await t.make.status(call.customer_id, "BROKEN");
  expect(await run(id)).toMatchObject({ state: "done" });
  const names = async () => (await call(statusesApi.list, {})).statuses.map(({ name }) => name);
  expect(await names()).toEqual(["BROKEN"]);
  await undo(id);
  expect(await names()).toEqual(["BROKEN"]);
});

test("finds a status and labels by their names in any language", async () => {
  const call = await t.as();
  const { check, run, upload, rows } = importing(t, call);
  await call(statusesApi.create, {
    body: { status: { name: "Active", names: { km: "សកម្ម" }, color: "#16a34a", phase: "active" } },
  });
  await call(labelsApi.create, {
    body: { label: { name: "Air", names: { km: "ខ្យល់", es: "Aire" }, color: "#16a34a" } },
  });
  const file = (status: string, labels: string) => `reference,name,status,labels\nR0,New,${status},${labels}\n`;
  const { id, made } = await check(file("សកម្ម", "ខ្យល់; aire"));
  expect(made).toEqual([]);
  await run(id);
  const { devices } = await call(devicesApi.list, { query: {} });
  expect(devices).toMatchObject([{ status: { name: "Active" }, labels: [{ name: "Air" }] }]);
  const again = await check(file("Active", "AIRE"));
  expect(await rows(again.id), "another of its names changes nothing").toMatchObject([{ verdict: "unchanged" }]);

  const uploaded = await upload(file("សកម្ម", "ខ្យល់"));
  const { preview } = await call(importsApi.preview, {
    params: { id: uploaded.id },
    query: {},
    body: { recipe: uploaded.recipe },
  });
  expect(preview.fields.flatMap(({ words }) => words)).toMatchObject([
    { word: "ខ្យល់", to: "Air", origin: "known" },
    { word: "សកម្ម", to: "Active", origin: "known" },
  ]);
});

/** The same workers with a shorter deadline. */
const hurried = (deadline_ms: number): Pick<Services, "database" | "workers"> => ({
  database: t.database,
  workers: {
    ...t.services.workers,
    run: (task, input, options) => t.services.workers.run(task, input, { ...options, deadline_ms }),
  },
});

test("a run past its deadline is stopped, writes nothing, reports it and can be repeated", async () => {
  const { call, id, running, letGo, get, run } = await stuckRun(hurried(2000));
  await running;
  expect(await get(id)).toMatchObject({ state: "failed", error: "took_too_long" });
  const locks = () => sql`select from pg_locks where locktype = 'advisory'`.execute(t.database.system);
  await expect.poll(async () => (await locks()).rows.length, { timeout: 15_000 }).toBe(0);
  await letGo();
  expect(await counted(call)).toBe(1);
  expect((await call(statusesApi.list, {})).statuses).toEqual([]);
  const { recipe, options } = await get(id);
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  await t.work();
  expect(await run(id)).toMatchObject({ state: "done", error: null });
  expect(await counted(call)).toBe(1200);
});

test("a check that exceeds its memory is stopped, reports it and can be repeated", async () => {
  const call = await t.as();
  const { upload, get } = importing(t, call);
  const { id, recipe, options } = await upload(many(4000));
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  const job = t.queued.pop();
  if (job?.name !== "check_import") throw new Error("no check was queued");
  const { connections, database, services } = t;
  const entry = join(inject("workers"), "worker.js");
  const workers = createWorkers({ entry, connections, log: services.log, processes: 1, heap_mb: 20 });
  onTestFinished(() => workers.stop());
  await workImport({ database, workers }, job.payload, "checking");
  expect(await get(id)).toMatchObject({ state: "failed", error: "out_of_memory" });
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  await t.work();
  expect(await get(id)).toMatchObject({ state: "checked", counts: { create: 4000 } });
}, 60_000);

test("a job without a free worker keeps its import and is retried", async () => {
  const call = await t.as();
  const { check, get } = importing(t, call);
  const { id } = await check(many(3));
  await call(importsApi.run, { params: { id }, query: {} });
  const job = takeJob();
  const { connections, database, services } = t;
  const stopped = createWorkers({ entry: "none", connections, log: services.log, processes: 1, heap_mb: 64 });
  await stopped.stop();
  await expect(workImport({ database, workers: stopped }, job, "running")).rejects.toMatchObject({ status: 503 });
  expect(await get(id)).toMatchObject({ state: "running", error: null });
  await workImport(t.services, job, "running");
  expect(await get(id)).toMatchObject({ state: "done" });
});

test("retries a run that lost a race, without duplicates", async () => {
  const call = await t.as();
  const { check, run } = importing(t, call);
  const { id } = await check(many(5));
  await sql`
    create sequence races;
    create function lose_first_race() returns trigger language plpgsql security definer as $$
    begin
      if nextval('races') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger lose_first_race before insert on devices for each row when (new.reference = 'R3') execute function lose_first_race()`.execute(
    t.owner,
  );
  onTestFinished(async () => {
    await sql`drop function lose_first_race cascade; drop sequence races`.execute(t.owner);
  });
  expect(await run(id)).toMatchObject({ state: "done", error: null, rows_done: 5 });
  expect(await counted(call)).toBe(5);
});

test("concurrent requests wait: an import being undone cannot be removed", async () => {
  const call = await t.as();
  const { bring, undo, get } = importing(t, call);
  const { id } = await bring(many(5));
  const [asked, committed] = [gate(), gate()];
  const undoing = t.database.system.transaction().execute(async (db) => {
    await sql`update imports set state = 'undoing' where id = ${id}`.execute(db);
    asked.open();
    await committed.opened;
  });
  await asked.opened;
  const removing = call(importsApi.remove, { params: { id } }).catch((error: unknown) => error);
  const waiting = () => sql`select from pg_locks where not granted`.execute(t.database.system);
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 15_000 }).toBeGreaterThan(0);
  committed.open();
  await undoing;
  expect(await removing).toMatchObject({ status: 409, body: { code: "import_not_ready" } });
  await sql`update imports set state = 'done' where id = ${id}`.execute(t.database.system);
  expect(await undo(id)).toMatchObject({ state: "undone" });
  expect(await get(id)).toMatchObject({ state: "undone" });
  expect(await counted(call)).toBe(0);
});

test("undo, remove and run at once: exactly one of undo and remove succeeds", async () => {
  for (let round = 0; round < 8; round += 1) {
    const call = await t.as();
    const { bring, get } = importing(t, call);
    const { id } = await bring(many(20));
    const attempts = [
      call(importsApi.undo, { params: { id } }),
      call(importsApi.remove, { params: { id } }),
      call(importsApi.run, { params: { id }, query: {} }),
    ];
    const [undone, removed, ran] = await Promise.allSettled(round % 2 ? attempts : attempts.toReversed());
    await t.work();
    const [undo, remove, run] = round % 2 ? [undone, removed, ran] : [ran, removed, undone];
    expect([undo?.status, remove?.status].filter((status) => status === "fulfilled")).toHaveLength(1);
    expect(run?.status).toBe("rejected");
    const isThere = await get(id).then(
      ({ state }) => state,
      () => "forgotten",
    );
    expect([isThere, await counted(call)]).toEqual(undo?.status === "fulfilled" ? ["undone", 0] : ["forgotten", 20]);
  }
});
