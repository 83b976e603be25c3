import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { algorithmsApi } from "#contract/algorithms.ts";
import { analyticsApi } from "#contract/analytics.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { devicesApi } from "#contract/devices.ts";
import { feedbackApi, OPEN_CASES } from "#contract/feedback.ts";
import { labelsApi } from "#contract/labels.ts";
import { locationsApi } from "#contract/locations.ts";
import { pagesApi } from "#contract/pages.ts";
import { signsApi } from "#contract/signs.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { teamApi } from "#contract/team.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const read = (call: Caller) => call(dashboardApi.get, {});
const told = async (call: Caller) =>
  (await read(call)).activity.map(({ action, subject_type, subject_name }) => [action, subject_type, subject_name]);
const addDevice = async (call: Caller, name: string) =>
  (await call(devicesApi.create, { query: {}, body: { device: { name } } })).device;

/** Adds a failed schedule and an unknown code that was scanned. */
async function leaveWaiting(customer_id: string, page_id: string) {
  const { system } = t.database;
  await system
    .insertInto("page_schedules")
    .values({
      id: uuidv7(),
      customer_id,
      page_id,
      action: "withdraw",
      at: "2026-01-01T08:00:00Z",
      failed_because: "broken",
    })
    .execute();
  await system
    .insertInto("orphan_scans")
    .values({ customer_id, asked: "n7w2kd", meant: "n7w2kd", scans: 38, last_at: new Date().toISOString() })
    .execute();
}

test("each count matches the list it links to", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id: status_id } = await t.make.status(customer_id, "Active");
  const fine = await t.make.device(customer_id, { status_id });
  await t.make.location(customer_id, fine.id);
  const page = await t.make.page(customer_id, { device_id: fine.id, status: "draft" });
  // withdrawn: neither public nor a draft
  await t.make.page(customer_id, { status: "draft", withdrawn_at: new Date().toISOString() });
  await t.make.device(customer_id, { chain_errors: 2, review_due_on: "2020-01-01", status_id });
  await t.make.device(customer_id, { deleted_at: new Date().toISOString() });
  await t.make.device(customer_id);
  await t.make.algorithm(customer_id, { chain_errors: 1, review_due_on: "2020-01-01" });
  await t.make.suggestion(customer_id, fine.id);
  await t.make.suggestion(customer_id, fine.id, { state: "declined" });
  await leaveWaiting(customer_id, page.id);
  const makePublic = (texts: object) =>
    t.make.page(customer_id, { status: "published", languages: JSON.stringify([{ locale: "km", done: 1, ...texts }]) });
  await makePublic({ outdated: 2, missing: 0 });
  await makePublic({ outdated: 0, missing: 2 });

  const { attention } = await read(call);
  expect(attention).toEqual({
    devices_with_errors: 1,
    algorithms_with_errors: 1,
    devices_overdue: 1,
    algorithms_overdue: 1,
    devices_without_status: 1,
    devices_without_location: 2,
    devices_without_page: 2,
    draft_pages: 1,
    outdated_pages: 1,
    failed_schedules: 1,
    open_suggestions: 1,
    unknown_codes: 1,
    broken_links: 0,
    reports_due: 0,
  });
  const devices = async (query: Parameters<typeof t.anonymous<typeof devicesApi.list>>[1]["query"]) =>
    (await call(devicesApi.list, { query })).meta.total_count;
  expect(await devices({ has_errors: "true" })).toBe(attention.devices_with_errors);
  expect(await devices({ review_due: ["overdue"] })).toBe(attention.devices_overdue);
  expect(await devices({ status: ["none"] })).toBe(attention.devices_without_status);
  expect(await devices({ has_location: "false" })).toBe(attention.devices_without_location);
  expect(await devices({ has_page: "false" })).toBe(attention.devices_without_page);
  const algorithms = await call(algorithmsApi.list, { query: { has_errors: "true" } });
  expect(algorithms.meta.total_count).toBe(attention.algorithms_with_errors);
  const drafts = await call(pagesApi.search, { query: { state: ["draft"] } });
  expect(drafts.meta.total_count).toBe(attention.draft_pages);
  const outdated = await call(pagesApi.search, { query: { has_outdated: "true" } });
  expect(outdated.meta.total_count).toBe(attention.outdated_pages);
  const threads = await call(suggestionsApi.threads, { query: {} });
  expect(threads.meta.open_count).toBe(attention.open_suggestions);
  const orphans = await call(orphanScansApi.list, { query: {} });
  expect(orphans.meta.total_count).toBe(attention.unknown_codes);
});

test("figures of residents match analytics and the inbox, with comments newest first", async () => {
  const call = await t.as({ role: "editor" });
  const { customer_id } = call;
  expect(await read(call)).toMatchObject({
    residents: { scans: { value: 0, before: 0 }, open_cases: 0, oldest_case_at: null },
    feedback: [],
  });
  const wrote = (comment: string | null, day: number, case_status: string | null = "new") =>
    t.make.feedback(customer_id, { comment, case_status, submitted_at: `2026-10-0${day}T08:00:00.000Z` });
  await wrote("First", 1, "in_progress");
  await wrote("Second", 2, "answered");
  await wrote("Buy now", 3, "spam");
  await wrote(null, 4, null);
  for (const [index, comment] of ["Third", "Fourth", "Fifth"].entries()) await wrote(comment, 5 + index);
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: { label: "Sheet 1" } } });
  const scans = (ago: number, count: number) => ({
    customer_id,
    short_code_id: short_code.id,
    locale: "en",
    day: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
    scans: count,
  });
  await t.database.system
    .insertInto("short_code_days")
    .values([scans(0, 10), scans(29, 5), scans(30, 5), scans(60, 100)])
    .execute();

  const { residents, feedback } = await read(call);
  expect(residents).toEqual({
    scans: { value: 15, before: 5 },
    open_cases: 4,
    oldest_case_at: "2026-10-01T08:00:00Z",
  });
  expect(feedback.map(({ comment }) => comment)).toEqual(["Fifth", "Fourth", "Third", "Second"]);
  const overview = await call(analyticsApi.overview, { query: {} });
  expect(overview.totals.scans).toEqual(residents.scans);
  const inbox = await call(feedbackApi.list, { query: { status: [...OPEN_CASES] } });
  expect(inbox.meta.total_count).toBe(residents.open_cases);
});

test("lists publications and replies by page title", async () => {
  const { call, customer_id, pages } = await guideWorld(t);
  const { id } = await t.make.feedback(customer_id, { page_id: pages.device.id });
  const said = { en: "Does it hear us?" };
  const reply = { said, text: { en: "It measures the air." }, lock_version: 0 };
  await call(feedbackApi.publishReply, { params: { id }, body: { reply } });
  const { activity } = await read(call);
  expect(activity.map(({ action, subject_name, page_type }) => [action, subject_name, page_type])).toEqual([
    ["feedback.reply_published", "Air mast", "device_page"],
    ["page.published", "A walk", "collection_page"],
    ["page.published", "Planner", "algorithm_page"],
    ["page.published", "Air mast", "device_page"],
    ["page.published", "City of Testing", "home_page"],
  ]);
  expect(activity[0]).toMatchObject({ subject_type: "page", subject_id: pages.device.id });
});

test("lists activity newest first, shows a place as its device, and collapses repeated saves", async () => {
  const call = await t.as();
  const { id, lock_version } = await addDevice(call, "Mast");
  const params = { id };
  await call(devicesApi.update, { params, query: {}, body: { device: { name: "Pole", lock_version } } });
  await call(devicesApi.update, {
    params,
    query: {},
    body: { device: { model: "M1", lock_version: lock_version + 1 } },
  });
  const body = { location: { address: "Quay" } };
  await call(locationsApi.create, { params: { device_id: id }, query: {}, body });
  await call(labelsApi.create, { body: { label: { name: "Water", color: "#15803d" } } });
  expect(await told(call)).toEqual([
    ["label.created", "label", "Water"],
    ["location.created", "device", "Pole"],
    ["device.updated", "device", "Pole"],
    ["device.created", "device", "Pole"],
  ]);
  const [, latest] = (await read(call)).activity;
  expect(latest).toMatchObject({ actor: "Test Person", subject_id: id, is_deleted: false, at: expect.any(String) });
});

test("names printed signs with their number, and suggestions with the record they are about", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id } = await t.make.device(customer_id, { name: "Counter", summary: { en: "It counts people." } });
  const many = { what_for: "blank", count: 3, label: "Sheet" } as const;
  const { created } = await call(shortCodesApi.createMany, { body: { many } });
  const ids = created.map(({ id }) => id);
  await call(signsApi.start, { body: { sign_batch: { codes: { ids } } } });
  const link = await t.make.shareLink({
    customer_id,
    redirect_to: `/inventory/devices/${id}`,
    permission: "suggest",
    label: "Port",
  });
  const guest = t.clientFor(link.token);
  const suggestion = {
    part: "details",
    field: "summary",
    locale: "en",
    base: "It counts people.",
    value: "It counts walkers.",
    comment: "",
    name: "Ana Lindqvist",
  } as const;
  const made = (await guest(suggestionsApi.suggest, { body: { suggestion } })).suggestion;
  const decision = { id: made.id, decision: "accept", now: "It counts people." } as const;
  await call(suggestionsApi.decide, { body: { decisions: [decision] } });
  const { activity } = await read(call);
  const acts = activity.map(({ action, actor, subject_type, subject_id, subject_name, count }) =>
    subject_type === "signs" ? [action, actor, count] : [action, actor, subject_type, subject_id, subject_name],
  );
  expect(acts).toContainEqual(["sign_batch.created", "Test Person", 3]);
  expect(acts).toContainEqual(["suggestion.sent", "Ana Lindqvist", "device", id, "Counter"]);
  expect(acts).toContainEqual(["suggestion.accepted", "Test Person", "device", id, "Counter"]);
});

test("collapses a bulk change into one entry with a count", async () => {
  const call = await t.as();
  const { id: label } = await t.make.label(call.customer_id);
  const devices = [];
  for (const name of ["A", "B", "C"]) devices.push(await t.make.device(call.customer_id, { name }));
  const ids = devices.map(({ id }) => id);
  await addDevice(call, "Mast");
  await call(devicesApi.bulk, { body: { ids, add_label_ids: [label] } });
  const { activity } = await read(call);
  expect(activity.map(({ action, count }) => [action, count])).toEqual([
    ["device.updated", 3],
    ["device.created", 1],
  ]);
  expect(ids).toContain(activity[0]?.subject_id);
});

test("a bulk change beyond the scan limit does not hide earlier activity", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id: status_id } = await t.make.status(customer_id, "Active");
  await addDevice(call, "Mast");
  const ids: string[] = [];
  for (let n = 0; n < 210; n += 1) ids.push((await t.make.device(customer_id, { name: `Mast ${n}` })).id);
  await call(devicesApi.bulk, { body: { ids, status_id } });
  const { activity } = await read(call);
  expect(activity.map(({ action, count }) => [action, count])).toEqual([
    ["device.updated", 210],
    ["device.created", 1],
  ]);
});

test("marks a deleted record, and lists at most six entries", async () => {
  const call = await t.as();
  for (const name of ["A", "B", "C", "D", "E", "F"]) await addDevice(call, name);
  const { id } = await addDevice(call, "Gone");
  await call(devicesApi.remove, { params: { id } });
  const { activity } = await read(call);
  expect(activity).toHaveLength(6);
  expect(activity[0]).toMatchObject({ action: "device.removed", subject_name: "Gone", is_deleted: true });
});

test("excludes other customers from counts and activity, also for administrators", async () => {
  const [ours, theirs] = [await t.as(), await t.as()];
  await addDevice(theirs, "Theirs");
  await t.make.page(theirs.customer_id, { status: "draft" });
  const { attention, activity } = await read(ours);
  expect(activity).toEqual([]);
  expect(Object.values(attention).every((count) => count === 0)).toBe(true);
  const admin = await t.as({ admin: true, customer_id: ours.customer_id });
  expect((await read(admin)).activity).toEqual([]);
});

test("a viewer sees records' activity but not people's; a share session sees none", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const { id } = await addDevice(manager, "Mast");
  const invitation = { email: "new@example.org", role: "viewer" } as const;
  await manager(teamApi.invite, { body: { invitation } });
  const viewer = await t.as({ customer_id, role: "viewer" });
  expect(await told(viewer)).toEqual([["device.created", "device", "Mast"]]);
  expect(await told(await t.as({ customer_id, role: "editor" }))).toHaveLength(1);

  const { token } = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${id}` });
  await expect(t.clientFor(token)(dashboardApi.get, {})).rejects.toMatchObject({ status: 403 });
});
