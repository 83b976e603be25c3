import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { savedViewsApi } from "#contract/saved-views.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const overdue = { list: "devices", name: "Overdue", query: "review_due=overdue&sort=review_due_on" } as const;
const save = async (call: Caller, view: { is_shared?: boolean; name?: string } = {}) =>
  (await call(savedViewsApi.create, { body: { saved_view: { ...overdue, ...view } } })).saved_view;
const list = async (call: Caller, of: "devices" | "algorithms" = "devices") =>
  (await call(savedViewsApi.list, { query: { list: of } })).saved_views;

test("a viewer can save views, separately per list", async () => {
  const call = await t.as({ role: "viewer" });
  const view = await save(call);
  expect(view).toEqual({ ...overdue, id: view.id, is_shared: false, is_mine: true, owner: "Test Person" });
  expect(await list(call)).toEqual([view]);
  expect(await list(call, "algorithms")).toEqual([]);
});

test("others only see shared views and cannot change them", async () => {
  const mine = await t.as();
  const colleague = await t.as({ customer_id: mine.customer_id });
  const stranger = await t.as();
  const own = await save(colleague, { name: "Zebra crossings" });
  await save(mine);
  const shared = await save(mine, { name: "All cameras", is_shared: true });
  expect(await list(colleague)).toEqual([own, { ...shared, is_mine: false }]);
  expect(await list(stranger)).toEqual([]);
  const params = { id: shared.id };
  const change = colleague(savedViewsApi.update, { params, body: { saved_view: { name: "Mine now" } } });
  await expect(change).rejects.toMatchObject({ status: 404 });
  await expect(colleague(savedViewsApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  expect(await list(mine)).toHaveLength(2);
});

test("stores the design of signs with texts of maximum length", async () => {
  const call = await t.as();
  const words = {
    headline: "ក".repeat(120),
    second_headline: "ក".repeat(120),
    sentence: "ក".repeat(300),
    second_sentence: "ក".repeat(300),
  };
  const query = String(new URLSearchParams({ layout: "large_qr", ...words }));
  const { saved_view } = await call(savedViewsApi.create, {
    body: { saved_view: { list: "signs", name: "Doors", query } },
  });
  expect(saved_view).toMatchObject({ list: "signs", query });
});

test("changes and deletes a view", async () => {
  const call = await t.as();
  const { id } = await save(call);
  const params = { id };
  const { saved_view } = await call(savedViewsApi.update, {
    params,
    body: { saved_view: { query: "status=none", is_shared: true } },
  });
  expect(saved_view).toMatchObject({ name: "Overdue", query: "status=none", is_shared: true });
  const renamed = await call(savedViewsApi.update, { params, body: { saved_view: { name: "Late" } } });
  expect(renamed.saved_view).toMatchObject({ name: "Late", query: "status=none", is_shared: true });
  await call(savedViewsApi.remove, { params });
  expect(await list(call)).toEqual([]);
});

test("creating the same view twice is idempotent; a second view of the same name is rejected", async () => {
  const call = await t.as();
  const saved_view = { ...overdue, id: uuidv7() };
  await call(savedViewsApi.create, { body: { saved_view } });
  await call(savedViewsApi.create, { body: { saved_view } });
  await expect(save(call, { name: "overdue" })).rejects.toMatchObject({
    status: 409,
    body: { code: "view_name_taken", fields: { "saved_view.name": expect.any(String) } },
  });
  const colleague = await t.as({ customer_id: call.customer_id });
  await save(colleague);
  expect(await list(call)).toHaveLength(1);
});

test("a manager can delete shared views of removed members, with an audit, but no others", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const editor = await t.as({ customer_id });
  const leaver = await t.as({ customer_id });
  const shared = await save(leaver, { name: "Left behind", is_shared: true });
  const secret = await save(leaver, { name: "Private" });
  await manager(teamApi.removeMember, { params: { id: leaver.user_id } });
  expect(await list(manager)).toMatchObject([{ id: shared.id, is_mine: false, owner: "Test Person" }]);
  const remove = (call: Caller, id: string) => call(savedViewsApi.remove, { params: { id } });
  await expect(remove(editor, shared.id)).rejects.toMatchObject({ status: 404 });
  await expect(remove(manager, secret.id)).rejects.toMatchObject({ status: 404 });
  await expect(remove(await t.as({ role: "manager" }), shared.id)).rejects.toMatchObject({ status: 404 });
  await remove(manager, shared.id);
  expect(await list(manager)).toEqual([]);
  const entry = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "before"])
    .where("subject_id", "=", shared.id)
    .where("actor_id", "=", manager.user_id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: "saved_view.removed",
    before: { name: "Left behind", owner: "Test Person", user_id: leaver.user_id },
  });
});
