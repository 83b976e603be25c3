import { sql } from "kysely";
import { expect, test } from "vitest";
import { factsheetsApi } from "#contract/factsheets.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, pageWorld } from "#server/testing/page-world.ts";
import { readPublicPage } from "./read-public.ts";
import { runSchedules } from "./run-schedules.ts";

const t = await startTestApp();
const db = t.database.system;

async function makeWorld() {
  const call = await t.as();
  const world = pageWorld(t, call.customer_id);
  return {
    call,
    ...world,
    schedule: (id: string, body: { action: "publish" | "withdraw"; at?: string; note?: string; digest?: string }) =>
      call(publicationsApi.schedule, { params: { id }, body: { at: "2099-06-01T08:00", ...body } }),
    publish: (id: string) => call(publicationsApi.publish, { params: { id }, body: {} }),
    listed: async () => (await call(publicationsApi.schedules, { query: {} })).schedules,
    headline: async (slug: string) => {
      const page = await readPublicPage(world.ctx, "device_page", slug);
      return page?.kind === "page" ? page.snapshot.content.headline["en"] : page?.kind;
    },
    /** Moves the schedule's time into the past. */
    due: (id: string, at = new Date(Date.now() - 1000).toISOString()) =>
      db.updateTable("page_schedules").set({ at }).where("page_id", "=", id).execute(),
  };
}
const work = () => {
  t.queued.push({ name: "run_schedules", payload: {} });
  return t.work();
};

test("publishes the content stored with the schedule, ignoring later edits", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  const { schedule, clock_change } = await world.schedule(id, { action: "publish", note: "Opening" });
  expect(schedule).toMatchObject({
    page_id: id,
    title: "Air mast",
    action: "publish",
    error_count: 0,
    failed_because: null,
  });
  expect(clock_change).toBeNull();
  expect(t.queued.at(-1)).toMatchObject({ name: "run_schedules" });
  await world.save(id, { headline: { en: "Written later" } });
  await work();
  expect(await world.headline(slug)).toBeUndefined();
  await world.due(id);
  await work();
  expect(await world.headline(slug)).toBe("Air mast");
  expect(await world.listed()).toEqual([]);
  const { publications } = await world.call(publicationsApi.list, { params: { id }, query: {} });
  expect(publications).toMatchObject([{ number: 1, note: "Opening", published_by: "Test Person" }]);
  const page = await db.selectFrom("pages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(page).toMatchObject({ has_changes: true, change_count: 1, status: "published" });
});

test("checks stored answers by the factsheet's current rules", async () => {
  const world = await makeWorld();
  const { customer_id } = world.call;
  const algorithm = await t.make.algorithm(customer_id);
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const { id, slug } = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  const save = (purpose: string, lock_version: number) =>
    world.call(factsheetsApi.save, {
      params: { id: algorithm.id },
      body: { factsheet: { answers: { purpose: { ...blankAnswer({}), value: { en: purpose } } }, lock_version } },
    });
  await save("Sorts permits", 0);
  await world.schedule(id, { action: "publish" });
  // later edits are not published by the schedule
  await save("n/a", 1);
  await world.due(id);
  await work();
  const page = await readPublicPage(world.ctx, "algorithm_page", slug);
  expect(page?.kind === "page" && page.snapshot.answers?.["purpose"]?.value).toEqual({ en: "Sorts permits" });
  await save("Sorts permits faster", 2);
  await world.schedule(id, { action: "publish" });
  await db
    .updateTable("page_schedules")
    .set({ snapshot: sql`jsonb_set(snapshot, '{answers,purpose,value,en}', '"n/a"')` })
    .where("page_id", "=", id)
    .execute();
  await world.due(id);
  await work();
  expect(await world.listed()).toMatchObject([{ page_id: id, failed_because: "checks_failed" }]);
});

test("reads times in the site's time zone, reports clock changes and refuses the past", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  await db
    .updateTable("sites")
    .set({ time_zone: "Europe/Lisbon" })
    .where("customer_id", "=", world.call.customer_id)
    .execute();
  const skipped = await world.schedule(id, { action: "publish", at: "2027-03-28T01:30" });
  expect(skipped).toMatchObject({ clock_change: "skipped", schedule: { at: "2027-03-28T01:30:00Z" } });
  const repeated = await world.schedule(id, { action: "publish", at: "2027-10-31T01:30" });
  expect(repeated).toMatchObject({ clock_change: "repeated", schedule: { at: "2027-10-31T00:30:00Z" } });
  expect(await world.listed()).toHaveLength(1);
  await expect(world.schedule(id, { action: "publish", at: "2020-01-01T08:00" })).rejects.toMatchObject({
    status: 400,
    body: { fields: { at: "Enter a time in the future" } },
  });
  expect((await world.call(publicationsApi.schedules, { query: {} })).time_zone).toBe("Europe/Lisbon");
});

test("refuses a time in UTC instead of failing", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  await expect(world.schedule(id, { action: "publish", at: "2099-06-01T08:00Z" })).rejects.toMatchObject({
    status: 400,
    body: { fields: { at: "Enter the time at the site, without a time zone" } },
  });
});

test("several processes run a schedule exactly once", async () => {
  const world = await makeWorld();
  const pages = [];
  for (let at = 0; at < 5; at += 1) {
    const page = await world.devicePage();
    await world.schedule(page.id, { action: "publish" });
    await world.due(page.id);
    pages.push(page.id);
  }
  await Promise.all([1, 2, 3, 4].map(() => runSchedules(t.database)));
  const made = await db
    .selectFrom("publications")
    .select(["page_id", "number"])
    .where("customer_id", "=", world.call.customer_id)
    .execute();
  expect(made.map(({ page_id }) => page_id).toSorted()).toEqual(pages.toSorted());
  expect(made.every(({ number }) => number === 1)).toBe(true);
});

test("a withdrawal requires a reason, which residents can read", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  await expect(world.schedule(id, { action: "withdraw" })).rejects.toMatchObject({ status: 400 });
  await world.publish(id);
  await world.schedule(id, { action: "withdraw", note: "The trial ends" });
  await world.due(id);
  await work();
  expect(await readPublicPage(world.ctx, "device_page", slug)).toMatchObject({
    kind: "withdrawn",
    reason: "The trial ends",
  });
});

test("a failed schedule stays listed with its reason and notifies its author once", async () => {
  const world = await makeWorld();
  const { id, device_id, slug } = await world.devicePage();
  await world.schedule(id, { action: "publish" });
  await db.updateTable("devices").set({ deleted_at: new Date().toISOString() }).where("id", "=", device_id).execute();
  expect(await world.listed()).toMatchObject([{ error_count: 1, failed_because: null }]);
  await world.due(id);
  t.mails.length = 0;
  await work();
  await work();
  expect(await world.headline(slug)).toBeUndefined();
  const [failed] = await world.listed();
  expect(failed).toMatchObject({ failed_because: "checks_failed" });
  const { items } = await world.call(pagesApi.search, { query: { is_scheduled: "true" } });
  expect(items).toMatchObject([{ id, scheduled: { action: "publish", failed_because: "checks_failed" } }]);
  expect(t.mails).toMatchObject([{ to: world.call.email, subject: "Not done as scheduled: Air mast" }]);
  await world.call(publicationsApi.cancel, { params: { id: failed?.id ?? "" } });
  expect(await world.listed()).toEqual([]);
});

test("audits a failed schedule once, in the name of its author", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  await world.publish(id);
  await world.schedule(id, { action: "withdraw", note: "Why" });
  await db.updateTable("pages").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
  // PostgreSQL writes fractions of a second without zeros at their end
  const at = new Date(Math.floor(Date.now() / 1000 - 1) * 1000 + 111).toISOString();
  await world.due(id, at);
  await work();
  await work();
  const entries = await db
    .selectFrom("audit_entries")
    .select(["actor_id", "subject_type", "subject_id", "before", "after"])
    .where("customer_id", "=", world.call.customer_id)
    .where("action", "=", "schedule.failed")
    .execute();
  expect(entries).toEqual([
    {
      actor_id: world.call.user_id,
      subject_type: "page",
      subject_id: id,
      before: { action: "withdraw", at },
      after: { failed_because: "page_deleted" },
    },
  ]);
});

test("retries a failed mail; managers get it if the author has left", async () => {
  const world = await makeWorld();
  const manager = await t.as({ customer_id: world.call.customer_id, role: "manager" });
  const { id } = await world.devicePage();
  await world.publish(id);
  await world.schedule(id, { action: "withdraw", note: "Why" });
  await db.updateTable("pages").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
  await db.deleteFrom("memberships").where("user_id", "=", world.call.user_id).execute();
  await world.due(id);
  const { send } = t.services.mailer;
  Object.assign(t.services.mailer, { send: () => Promise.reject(new Error("No connection")) });
  await expect(work()).rejects.toThrow("No connection");
  Object.assign(t.services.mailer, { send });
  t.mails.length = 0;
  await work();
  expect(t.mails.map(({ to }) => to)).toEqual([manager.email]);
  const { schedules } = await manager(publicationsApi.schedules, { query: {} });
  expect(schedules).toMatchObject([{ failed_because: "page_deleted", error_count: 1 }]);
});

test("an editor cancels a schedule, and nothing happens", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  const { schedule } = await world.schedule(id, { action: "publish" });
  await world.call(publicationsApi.cancel, { params: { id: schedule.id } });
  await work();
  expect(await world.headline(slug)).toBeUndefined();
  await expect(world.call(publicationsApi.cancel, { params: { id: schedule.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test("undoing a cancellation restores content, time and author", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  const { schedule } = await world.schedule(id, { action: "publish", note: "Opening" });
  const params = { id: schedule.id };
  await world.call(publicationsApi.cancel, { params });
  await world.save(id, { headline: { en: "Written later" } });
  const undone = await world.call(publicationsApi.uncancel, { params });
  expect(undone.schedule).toEqual({ ...schedule, title: "Written later" });
  await expect(world.call(publicationsApi.uncancel, { params })).rejects.toMatchObject({ status: 404 });
  await world.due(id);
  await work();
  expect(await world.headline(slug)).toBe("Air mast");
});

test("refuses to undo a cancellation after its time or when another schedule exists", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  const { schedule } = await world.schedule(id, { action: "publish" });
  const params = { id: schedule.id };
  await world.call(publicationsApi.cancel, { params });
  await world.schedule(id, { action: "publish", at: "2099-07-01T08:00" });
  await expect(world.call(publicationsApi.uncancel, { params })).rejects.toMatchObject({ status: 409 });
  for (const { id: other } of await world.listed()) await world.call(publicationsApi.cancel, { params: { id: other } });
  await db
    .updateTable("cancelled_schedules")
    .set({ at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", schedule.id)
    .execute();
  await expect(world.call(publicationsApi.uncancel, { params })).rejects.toMatchObject({
    status: 409,
    body: { code: "schedule_passed" },
  });
  await work();
  expect([await world.listed(), await world.headline(slug)]).toEqual([[], undefined]);
  // other customers cannot undo it
  const stranger = await t.as();
  await expect(stranger(publicationsApi.uncancel, { params })).rejects.toMatchObject({ status: 404 });
});
