import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { renderApp, renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const paths: string[] = [];
const headers: (string | null)[] = [];
const watched: Transport = (path, init) => {
  paths.push(path);
  if (path.endsWith("_csv")) headers.push(new Headers(init.headers).get("authorization"));
  return server.transport(path, init);
};
const at = (me: Person, transport: Transport = watched, search = "") =>
  renderRoute(`/dashboard${search}`, { transport, token: me.token });
const failing =
  (...parts: string[]): Transport =>
  (path, init) =>
    parts.some((part) => path.includes(part))
      ? Promise.resolve(Response.json({ message: "Not here" }, { status: 404 }))
      : watched(path, init);

/** Another API, which returns no counts of statuses or drafts. */
const uncounted: Transport = async (path, init) => {
  const reply = await watched(path, init);
  if (!/\/(devices|search_pages)\?/.test(path)) return reply;
  const { meta, ...rest } = (await reply.json()) as { meta: { total_count: number } };
  return Response.json({ ...rest, meta: { total_count: meta.total_count } }, reply);
};

const card = (name: string) => screen.findByRole("region", { name });

beforeEach(() => {
  paths.length = 0;
  headers.length = 0;
});
afterEach(() => vi.restoreAllMocks());

async function seaview() {
  const me = await server.as({ role: "manager" });
  const { id: status_id } = await server.make.status(me.customer_id, "Active");
  for (const name of ["Mast", "Camera"]) await server.make.device(me.customer_id, { name, status_id });
  await server.make.device(me.customer_id, { name: "Counter" });
  await server.make.page(me.customer_id, { type: "device_page", status: "published" });
  await server.make.page(me.customer_id, { type: "collection_page", status: "draft" });
  return { me, status_id };
}

test("R2.14 R3.8 R9.3 counts devices and pages, including the home page", async () => {
  const { me } = await seaview();
  at(me);
  expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
  const counts = await card("Counts");
  await waitFor(() => expect(counts.textContent).toMatch(/Devices3.*2 in use.*Pages published2 of 3.*1 not public/));
  expect(within(counts).getByRole("link", { name: "1 not public" }).getAttribute("href")).toBe(
    "/guide-app/pages?status=draft",
  );
});

test("R3.8 links each status and type of page to the filtered list, and the home page to its editor", async () => {
  const { me } = await seaview();
  at(me);
  const pages = within(await card("Pages"));
  await pages.findByRole("link", { name: "Collections" });
  const links = pages.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["All pages", "/guide-app/pages"],
    ["Published", "/guide-app/pages?status=published"],
    ["Not public", "/guide-app/pages?status=draft"],
    ["Home page", "/guide-app/pages/home"],
    ["Devices", "/guide-app/pages?type=device_page"],
    ["Algorithms", "/guide-app/pages?type=algorithm_page"],
    ["Collections", "/guide-app/pages?type=collection_page"],
  ]);
});

test("R3.6 counts devices without a status as No Status, the same in chart and table, with links", async () => {
  const { me, status_id } = await seaview();
  const { user } = at(me);
  const statuses = await card("Devices by status");
  const none = await within(statuses).findByRole("link", { name: "No status" });
  expect(none.getAttribute("href")).toBe("/inventory/devices?status=none");
  expect(within(statuses).getByRole("link", { name: "Active" }).getAttribute("href")).toBe(
    `/inventory/devices?status=${status_id}`,
  );
  await user.click(within(statuses).getByRole("button", { name: "Show as table" }));
  const rows = (await within(statuses).findAllByRole("row")).map((row) => row.textContent);
  expect(rows).toEqual(["StatusDevicesShare", "Active267%", "No status133%", "All devices3100%"]);
});

test("uses the counts of the navigation's calls, and loads no list", async () => {
  const { me } = await seaview();
  at(me);
  await screen.findByRole("link", { name: "No status" });
  const counts = await card("Counts");
  await waitFor(() => expect(counts.textContent).toMatch(/Devices3.*2 in use.*Pages published2 of 3.*1 not public/));
  expect((await card("Pages")).textContent).toMatch(/Not public1.*Devices1.*Algorithms0.*Collections1/);
  const asked = paths.filter((path) => /\/(devices|search_pages)\?/.test(path));
  expect(asked.toSorted()).toEqual([
    "/api/v1/inventory/devices?per_page=1",
    "/api/v1/web/search_pages?locale=en&per_page=1",
  ]);
});

test("R7.15 R7.16 R9.2 loads up to 1000 devices and 1000 pages per request from an API without counts", async () => {
  const { me } = await seaview();
  at(me, uncounted);
  await screen.findByRole("link", { name: "No status" });
  await waitFor(() => expect(paths).toContain("/api/v1/web/search_pages?locale=en&per_page=1000"));
  expect(paths.filter((path) => path.startsWith("/api/v1/inventory/devices?per_page=1000"))).toEqual([
    "/api/v1/inventory/devices?per_page=1000",
  ]);
});

test("R9.2 loads and counts more than 1000 devices", async () => {
  const me = await server.as();
  const rows = Array.from({ length: 1005 }, (_, n) => ({
    id: uuidv7(),
    customer_id: me.customer_id,
    name: `Sensor ${n}`,
  }));
  await server.database.system.insertInto("devices").values(rows).execute();
  at(me, uncounted);
  const statuses = await card("Devices by status");
  await waitFor(() => expect(statuses.textContent).toContain("1,005"));
  expect(paths).toContain("/api/v1/inventory/devices?per_page=1000&page=2");
});

test("R8.2 only logs a failure, and shows dashes without a message", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { me } = await seaview();
  at(me, failing("/inventory/devices", "/search_pages"));
  const counts = await card("Counts");
  await waitFor(() => expect(counts.textContent).toContain("Devices– Pages published– Scans"));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps one half when the other fails", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { me } = await seaview();
  at(me, failing("/search_pages", "/labels", "/team", "/sites"));
  const counts = await card("Counts");
  await waitFor(() => expect(counts.textContent).toContain("Devices3"));
  await waitFor(() => expect(counts.textContent).toContain("Pages published–"));
});

test("R7.10 downloads responses with the bearer header", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const me = await server.as();
  const { user } = at(me);
  await user.click(await screen.findByRole("button", { name: "Download responses (CSV)" }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(headers).toEqual([`Bearer ${me.token}`]);
  expect(await saved[0]?.text()).toContain("submitted_at");
  expect(screen.queryByRole("button", { name: /all workspaces/ })).toBeNull();
});

test("R7.10 lets an administrator download all responses, and reports a failure", async () => {
  const me = await server.as({ admin: true });
  const { user } = at(me, failing("/feedback/all_csv"));
  await user.click(await screen.findByRole("button", { name: "Download responses of all workspaces (CSV)" }));
  expect(await screen.findByText(/The file could not be created/)).toBeTruthy();
});

test("shows a new customer the first steps, ticked by real data, until dismissed", async () => {
  const me = await server.as({ role: "manager" });
  await me(labelsApi.create, { body: { label: { name: "First", color: "#15803d" } } });
  const { user, unmount } = at(me);
  const steps = await card("Set up your guide");
  expect(await within(steps).findByText("1 of 5 done")).toBeTruthy();
  expect(within(steps).getByRole("link", { name: "Invite a colleague" }).getAttribute("href")).toBe("/team");
  expect(within(steps).queryByRole("link", { name: "Create your first label" })).toBeNull();
  await user.click(within(steps).getByRole("button", { name: "Hide this list" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Set up your guide" })).toBeNull());
  unmount();
  at(me);
  await card("Counts");
  expect(screen.queryByRole("region", { name: "Set up your guide" })).toBeNull();
});

test("does not ask a viewer to set anything up", async () => {
  at(await server.as({ role: "viewer" }));
  await card("Counts");
  expect(screen.queryByRole("region", { name: "Set up your guide" })).toBeNull();
});

test("names problems and links to their fix, or to a list if there are many", async () => {
  const { me } = await seaview();
  const { customer_id } = me;
  const reader = await server.make.device(customer_id, {
    name: "Reader",
    chain_errors: 1,
    review_due_on: "2020-01-31",
  });
  const languages = JSON.stringify([{ locale: "km", done: 1, outdated: 2, missing: 0 }]);
  const headline = { en: "Bus lane camera" };
  const camera = await server.make.page(customer_id, { status: "published", languages, headline });
  const asked = await server.make.feedback(customer_id, { comment: "Why?", case_status: "new" });
  expect(asked.id).toBeTruthy();
  at(me);
  const attention = within(await card("Needs attention"));
  await attention.findByRole("link", { name: /^Reader ?: Finish datachain$/ });
  const links = attention.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.slice(0, 4)).toEqual([
    ["Reader: Finish datachain", `/inventory/devices/${reader.id}/datachain`],
    ["1 comment waiting: Answer", "/feedback"],
    ["Reader: Review", `/inventory/devices/${reader.id}/details`],
    ["Bus lane camera: Translate", expect.stringContaining(camera.id)],
  ]);
  expect(links).toContainEqual(["4 devices without a page: Create page", "/inventory/devices?has_page=false"]);
  expect(attention.getByText("Outdated: Khmer")).toBeTruthy();
  expect(attention.getByText("New or in progress.")).toBeTruthy();
  expect(attention.getByText("Review was due Jan 31, 2020.")).toBeTruthy();
  expect(attention.getAllByText("Mast · Camera · Counter · 1 more")).toHaveLength(2);
});

test("lists who did what with links, except to deleted records", async () => {
  const me = await server.as({ role: "editor" });
  const add = async (name: string) => (await me(devicesApi.create, { query: {}, body: { device: { name } } })).device;
  const [kept, gone] = [await add("Air mast"), await add("Old mast")];
  await me(devicesApi.remove, { params: { id: gone.id } });
  at(me);
  const activity = within(await card("Activity"));
  const link = await activity.findByRole("link", { name: "Air mast" });
  expect(link.getAttribute("href")).toBe(`/inventory/devices/${kept.id}`);
  const acts = activity.getAllByRole("listitem").map((act) => act.querySelector("p")?.textContent);
  expect(acts).toEqual(["Test Person deleted Old mast", "Test Person added Old mast", "Test Person added Air mast"]);
  expect(activity.queryByRole("link", { name: "Old mast" })).toBeNull();
});

test("sums up a bulk action on devices in one entry", async () => {
  const me = await server.as({ role: "editor" });
  const { customer_id } = me;
  const { id: status_id } = await server.make.status(customer_id, "Active");
  const devices = [await server.make.device(customer_id), await server.make.device(customer_id)];
  await me(devicesApi.bulk, { body: { ids: devices.map(({ id }) => id), status_id } });
  at(me);
  const activity = within(await card("Activity"));
  const acts = (await activity.findAllByRole("listitem")).map((act) => act.querySelector("p")?.textContent);
  expect(acts).toEqual(["Test Person changed 2 devices"]);
});

test("calls a page a page, to tell it from its subject, and links to its editor", async () => {
  const me = await server.as({ role: "editor" });
  const { page } = await me(pagesApi.create, { body: { page: { type: "collection_page" } } });
  at(me);
  const activity = within(await card("Activity"));
  const link = await activity.findByRole("link");
  expect(link.getAttribute("href")).toBe(`/guide-app/pages/collections/${page.id}`);
  expect(activity.getByRole("listitem").textContent).toContain(`Test Person added the page ${link.textContent}`);
});

/** Counts scans by day: pairs of number and days ago. */
async function scan(me: Person, scans: readonly (readonly [number, number])[]) {
  const { short_code } = await me(shortCodesApi.create, { body: { short_code: { label: "Sheet 1" } } });
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const rows = scans.map(([ago, count]) => ({ day: dayOf(ago), scans: count }));
  await server.database.system
    .insertInto("short_code_days")
    .values(rows.map((row) => ({ ...row, customer_id: me.customer_id, short_code_id: short_code.id, locale: "en" })))
    .execute();
}

test("shows scans with the days before, open comments, and the latest comments", async () => {
  const me = await server.as({ role: "editor" });
  const { customer_id } = me;
  const page = await server.make.page(customer_id, { headline: { en: "Bus lane camera" } });
  const { id } = await server.make.feedback(customer_id, {
    page_id: page.id,
    comment: "Does it keep my number?",
    channel: "qr",
    submitted_at: "2026-11-11T09:12:00.000Z",
  });
  await scan(me, [
    [2, 56],
    [35, 50],
  ]);
  at(me);
  const counts = await card("Counts");
  await waitFor(() =>
    expect(counts.textContent).toContain(
      "Scans, 30 days56 12% more than the 30 days beforeFeedback to answer1 Oldest from Nov 11, 2026",
    ),
  );
  for (const [name, href] of [
    ["Scans, 30 days", "/analytics"],
    ["Feedback to answer", "/feedback"],
  ] as const)
    expect(within(counts).getByRole("link", { name }).getAttribute("href")).toBe(href);
  const recent = await card("Recent feedback");
  const comment = within(recent).getByRole("link", { name: "Does it keep my number?" });
  expect(comment.getAttribute("href")).toBe(`/feedback?tab=all&response=${id}`);
  expect(recent.textContent).toContain("Bus lane camera · Sign scanned · English");
  expect(recent.textContent).toContain("New");
});

test("shows an empty state in each card", async () => {
  at(await server.as());
  expect(await within(await card("Needs attention")).findByText("Nothing needs attention right now.")).toBeTruthy();
  expect(within(await card("Activity")).getByText("No activity yet.")).toBeTruthy();
  expect(within(await card("Recent feedback")).getByText(/When residents leave a comment/)).toBeTruthy();
  expect((await card("Counts")).textContent).toContain("Feedback to answer0 All answered");
});

test("R8.2 only logs a failure of attention and activity, and keeps the counts", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { me } = await seaview();
  at(me, failing("/api/v1/dashboard"));
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect((await card("Needs attention")).textContent).toBe("Needs attention–");
  expect((await card("Activity")).textContent).toBe("Activity–");
  expect((await card("Recent feedback")).textContent).toBe("Recent feedbackAll feedback–");
  const counts = await card("Counts");
  expect(counts.textContent).toContain("Scans, 30 days– Feedback to answer– ");
  await waitFor(() => expect(counts.textContent).toContain("Devices3"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("reserves the space of loading cards, and marks them busy", async () => {
  const me = await server.as();
  at(me, (path, init) => (path.endsWith("/dashboard") ? new Promise(() => undefined) : watched(path, init)));
  for (const name of ["Needs attention", "Activity", "Recent feedback"])
    expect((await card(name)).querySelector("[aria-busy=true]")).toBeTruthy();
});

test("lets editors, but not viewers, add devices from the dashboard", async () => {
  const { unmount } = at(await server.as({ role: "editor" }));
  expect((await screen.findByRole("link", { name: "Add device" })).getAttribute("href")).toBe("/inventory/devices/new");
  unmount();
  const { token } = await server.as({ role: "viewer" });
  renderApp("/dashboard", { transport: server.transport, token });
  await card("Counts");
  await screen.findByRole("button", { name: /Test Person/ });
  expect(screen.queryByRole("link", { name: "Add device" })).toBeNull();
});
