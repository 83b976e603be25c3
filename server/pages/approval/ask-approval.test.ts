import { sql } from "kysely";
import { expect, test } from "vitest";
import { approvalsApi, type Approver } from "#contract/approvals.ts";
import { publicationsApi } from "#contract/publications.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { runSchedules } from "../publishing/run-schedules.ts";
import { mailApprovals } from "./mail-approvals.ts";

const t = await startTestApp();
const { system: db } = t.database;
type Caller = Awaited<ReturnType<typeof t.as>>;

/** A workspace that asks for approval, with two editors beside its manager. */
async function openWorld(approved_by: Approver | null = "editor") {
  const world = await guideWorld(t);
  const { customer_id, call: manager } = world;
  const ana = await t.as({ role: "editor", name: "Ana Writer", customer_id });
  const ben = await t.as({ role: "editor", name: "Ben Reader", customer_id });
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by } } });
  const { id, slug } = world.pages.device;
  const write = (title: string) => world.save(id, { headline: { en: title } });
  return { ...world, manager, ana, ben, id, slug, write };
}

const ask = (call: Caller, id: string, note: string | null = null) =>
  call(approvalsApi.ask, { params: { id }, body: { note } });
const publish = (call: Caller, id: string, body: { note?: string | null; digest?: string } = {}) =>
  call(publicationsApi.publish, { params: { id }, body });
const refused = (code: string, status: number) => ({ status, body: { code } });

test("asked, changed, asked again and approved by another: exactly that is published", async () => {
  const { ana, ben, id, slug, write, get, customer_id, pages } = await openWorld();
  await write("Mast one");
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_missing", 409));
  const { approval } = await ask(ana, id, "A new mast");
  expect(approval).toMatchObject({ state: "waiting", asked_by: "Ana Writer", note: "A new mast", is_outdated: false });
  expect((await ben(approvalsApi.list, { query: {} })).approvals).toMatchObject([
    { id: approval.id, title: "Mast one" },
  ]);
  expect((await ben(publicationsApi.changes, { params: { id } })).approval).toEqual(approval);

  // the asker cannot approve, and the note is part of what was asked for
  await expect(publish(ana, id)).rejects.toMatchObject(refused("approval_own", 403));
  await expect(publish(ben, id, { note: "Another note" })).rejects.toMatchObject(refused("invalid_input", 400));

  // a change of the page, or of anything that it shows, asks again
  await write("Mast two");
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_outdated", 409));
  expect((await ben(publicationsApi.changes, { params: { id } })).approval).toEqual({
    ...approval,
    title: "Mast two",
    is_outdated: true,
  });
  await ask(ana, id, "A new mast");
  await t.make.location(customer_id, pages.device.device_id, { lat: 11.5, lng: 104.9 });
  await write("Mast two");
  await db
    .updateTable("pages")
    .set({ content: sql`content || '{"show_map": true}'` })
    .where("id", "=", id)
    .execute();
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_outdated", 409));

  await ask(ana, id, "A new mast");
  const { digest } = await ben(publicationsApi.changes, { params: { id } });
  const { publication } = await publish(ben, id);
  expect(publication).toMatchObject({ number: 2, note: "A new mast", published_by: "Ben Reader" });
  const published = await ben(publicationsApi.read, { params: { id, number: 2 } });
  expect(published.snapshot.content.headline).toEqual({ en: "Mast two" });
  const row = await db
    .selectFrom("publications")
    .select("digest")
    .where("page_id", "=", id)
    .where("number", "=", 2)
    .executeTakeFirst();
  expect(row?.digest).toBe(digest);
  await expect.poll(async () => (await get(`/devices/${slug}`)).body).toContain("Mast two");
  expect((await ben(approvalsApi.list, { query: {} })).approvals).toEqual([]);
  // once approved, it is not approved for ever
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_missing", 409));
});

test("withdrawing needs no approval; without the setting nothing is asked for", async () => {
  const { ana, id, manager } = await openWorld();
  await ana(publicationsApi.withdraw, { params: { id }, body: { reason: "Dangerous" } });
  await ask(ana, id);
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by: null } } });
  expect((await ana(approvalsApi.list, { query: {} })).approvals).toEqual([]);
  expect((await publish(ana, id)).publication.number).toBe(2);
  await expect(ask(ana, id)).rejects.toMatchObject(refused("approval_off", 409));
});

test("managers alone approve where the workspace says so, but not their own request", async () => {
  const { ana, ben, manager, id, write } = await openWorld("manager");
  await write("Mast one");
  await ask(ana, id);
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_by_manager", 403));
  await ask(manager, id);
  await expect(publish(manager, id)).rejects.toMatchObject(refused("approval_own", 403));
  await ask(ana, id);
  expect((await publish(manager, id)).publication.number).toBe(2);
});

test("sent back with a remark: it no longer waits, and only who may approve can do so", async () => {
  const { ana, ben, id, write } = await openWorld();
  await write("Mast one");
  const { approval } = await ask(ana, id);
  const params = { id: approval.id };
  await expect(ana(approvalsApi.sendBack, { params, body: { remark: "No" } })).rejects.toMatchObject(
    refused("approval_own", 403),
  );
  const back = await ben(approvalsApi.sendBack, { params, body: { remark: "Name the street." } });
  expect(back.approval).toMatchObject({ state: "sent_back", remark: "Name the street.", decided_by: "Ben Reader" });
  const sentBack = async (call: Caller, asked_by: "me" | "others") =>
    (await call(approvalsApi.list, { query: { state: "sent_back", asked_by } })).approvals.map(({ remark }) => remark);
  expect([await sentBack(ana, "me"), await sentBack(ben, "me"), await sentBack(ben, "others")]).toEqual([
    ["Name the street."],
    [],
    ["Name the street."],
  ]);
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_missing", 409));
  await expect(ben(approvalsApi.sendBack, { params, body: { remark: "Again" } })).rejects.toMatchObject(
    refused("approval_missing", 409),
  );
  const again = await ask(ana, id);
  expect(await sentBack(ana, "me")).toEqual([]);
  await ana(approvalsApi.cancel, { params: { id: again.approval.id } });
  await expect(publish(ben, id)).rejects.toMatchObject(refused("approval_missing", 409));
});

test("what was sent back can be put away", async () => {
  const { ana, ben, id, write } = await openWorld();
  await write("Mast one");
  const params = { id: (await ask(ana, id)).approval.id };
  await ben(approvalsApi.sendBack, { params, body: { remark: "No" } });
  await ana(approvalsApi.cancel, { params });
  expect((await ana(approvalsApi.list, { query: { state: "sent_back" } })).approvals).toEqual([]);
  await expect(ana(approvalsApi.cancel, { params })).rejects.toMatchObject(refused("approval_missing", 409));
});

test("a token is the person behind it: no way round a second person", async () => {
  const { ana, ben, id, write, customer_id } = await openWorld();
  await write("Mast one");
  const scopes = JSON.stringify({ pages: "write" });
  const own = t.clientFor(
    (await t.make.apiToken(customer_id, { user_id: ana.user_id, role: "editor", scopes })).secret,
  );
  const service = t.clientFor(
    (await t.make.apiToken(customer_id, { role: "editor", scopes, created_by: ana.user_id })).secret,
  );
  await ask(ana, id);
  await expect(publish(own as Caller, id)).rejects.toMatchObject(refused("approval_own", 403));
  await expect(publish(service as Caller, id)).rejects.toMatchObject(refused("approval_by_person", 403));
  // what a service asks for was asked by the person who made its token
  const { approval } = await ask(service as Caller, id);
  expect(approval.asked_by).toBe("Ana Writer");
  await expect(publish(ana, id)).rejects.toMatchObject(refused("approval_own", 403));
  expect((await publish(ben, id)).publication.published_by).toBe("Ben Reader");
});

test("schedules go through the same gate, also those made before and those brought back", async () => {
  const { ana, ben, manager, id, write } = await openWorld(null);
  const plan = (call: Caller) =>
    call(publicationsApi.schedule, { params: { id }, body: { action: "publish", at: "2099-01-01T08:00" } });
  const makeDue = () =>
    db.updateTable("page_schedules").set({ at: new Date().toISOString() }).where("page_id", "=", id).execute();
  const failure = async () =>
    (await db.selectFrom("page_schedules").select("failed_because").where("page_id", "=", id).executeTakeFirst())
      ?.failed_because;
  const versions = async () => (await ben(publicationsApi.list, { params: { id }, query: {} })).meta.total_count;
  await write("Mast one");
  await plan(ana);
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "editor" } } });
  await makeDue();
  await runSchedules(t.database);
  expect([await failure(), await versions()]).toEqual(["approval_missing", 1]);

  await expect(plan(ben)).rejects.toMatchObject(refused("approval_missing", 409));
  await ask(ana, id, "At night");
  await expect(plan(ana)).rejects.toMatchObject(refused("approval_own", 403));
  const { schedule } = await plan(ben);
  expect(schedule.note).toBe("At night");
  await ben(publicationsApi.cancel, { params: { id: schedule.id } });
  await ben(publicationsApi.uncancel, { params: { id: schedule.id } });
  await write("Changed after approval");
  await makeDue();
  await runSchedules(t.database);
  expect(await versions()).toBe(2);
  const { snapshot } = await ben(publicationsApi.read, { params: { id, number: 2 } });
  expect(snapshot.content.headline).toEqual({ en: "Mast one" });
});

test("two people who approve at once publish once", async () => {
  const { ana, ben, manager, id, write } = await openWorld();
  await write("Mast one");
  await ask(ana, id);
  const results = await Promise.allSettled([publish(ben, id), publish(manager, id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("another workspace neither sees nor decides what waits", async () => {
  const [mine, other] = [await openWorld(), await openWorld()];
  await mine.write("Mast one");
  const { approval } = await ask(mine.ana, mine.id);
  expect((await other.ben(approvalsApi.list, { query: {} })).approvals).toEqual([]);
  const params = { id: approval.id };
  await expect(other.ben(approvalsApi.sendBack, { params, body: { remark: "No" } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(other.ben(approvalsApi.cancel, { params })).rejects.toMatchObject({ status: 404 });
});

test("mails those who may approve once, and back to who asked", async () => {
  const { ana, ben, manager, id, write, customer_id } = await openWorld();
  await write("Mast one");
  const team = [ana.email, ben.email, manager.email];
  const run = async () => {
    t.mails.length = 0;
    await mailApprovals(t.services);
    return t.mails.filter(({ to }) => team.includes(to));
  };
  const { approval } = await ask(ana, id);
  expect(await run()).toEqual([]);
  await db
    .updateTable("approvals")
    .set({ asked_at: sql<string>`now() - interval '3 minutes'` })
    .where("customer_id", "=", customer_id)
    .execute();
  const asked = await run();
  expect(asked.map(({ to }) => to).toSorted()).toEqual([ben.email, manager.email].toSorted());
  expect(asked[0]?.text).toContain("“Mast one”, asked for by Ana Writer");
  // straight to the review
  expect(asked[0]?.text).toContain(`${t.services.config.app_origin}/guide-app/pages/devices/${id}?publish\n`);
  expect(await run()).toEqual([]);
  await ben(approvalsApi.sendBack, { params: { id: approval.id }, body: { remark: "Name the street." } });
  const [back, ...more] = await run();
  expect([back, more]).toMatchObject([{ to: ana.email, subject: "Sent back: Mast one" }, []]);
  expect(back?.text).toContain("Name the street.");
  expect(back?.text).toContain(`/guide-app/pages/devices/${id}\n`);
  expect(await run()).toEqual([]);
});
