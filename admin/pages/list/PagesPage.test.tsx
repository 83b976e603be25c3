import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// dialogs and typing are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;
const at = (token: string, search = "", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/pages${search}`, { transport, token });
const titlesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.querySelector("a")?.textContent);
const rowOf = (title: string) => screen.getByRole("rowheader", { name: new RegExp(title) }).closest("tr")!;
const linkTo = (title: string) => within(rowOf(title)).getByRole("link", { name: title }).getAttribute("href");

async function seaview() {
  const me = await server.as();
  const device = await server.make.page(me.customer_id, {
    type: "device_page",
    status: "published",
    headline: { en: "Air quality", km: "គុណភាពខ្យល់" },
  });
  const collection = await server.make.page(me.customer_id, {
    type: "collection_page",
    status: "draft",
    headline: { en: "Harbour" },
  });
  return Object.assign(me, { device, collection });
}

/** Publishable pages: a collection needs a headline and a contact. */
async function makeDrafts(me: Person, names: readonly string[]) {
  const made = [];
  for (const name of names) {
    const content = { ...emptyPageContent("collection_page"), headline: { en: name }, body: { en: "Words." } };
    made.push((await me(pagesApi.create, { body: { page: { type: "collection_page", content } } })).page);
  }
  return made;
}

test("R2.19 R7.16 lists pages after the home page, with state and path, and links to their editors", async () => {
  const me = await seaview();
  at(me.token);
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Air quality", "Harbour"]));
  expect(rowOf("Air quality").textContent).toMatch(/\/devices\/.*Published/);
  expect(rowOf("Harbour").textContent).toMatch(/\/collections\/.*Draft.*Never published/);
  expect(linkTo("Home page")).toBe("/guide-app/pages/home");
  expect(linkTo("Air quality")).toBe(`/guide-app/pages/devices/${me.device.id}`);
  expect(linkTo("Harbour")).toBe(`/guide-app/pages/collections/${me.collection.id}`);
  expect(screen.getByText("3 pages")).toBeTruthy();
});

test("shows analytics' views and scans of 30 days, a dash for drafts, and how they are counted", async () => {
  const me = await seaview();
  const { customer_id } = me;
  const none = { scanned: 0, scanned_viewed: 0, scanned_went_on: 0, scanned_started: 0, scanned_completed: 0 };
  const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
  const read = { ...none, customer_id, page_id: me.device.id, locale: null, visitors: 1, feedback: 0 };
  await server.database.system
    .insertInto("event_days")
    .values([
      { ...read, day: day(3), views: 640 },
      { ...read, day: day(2), views: 5 },
    ])
    .execute();
  const { user } = at(me.token);
  await waitFor(() => expect(rowOf("Air quality").textContent).toMatch(/6450$/));
  expect(rowOf("Harbour").textContent).toMatch(/––$/);
  await user.click(screen.getByRole("button", { name: "How this is counted" }));
  const definitions = within(await screen.findByRole("dialog"));
  expect(await definitions.findByText(/^How often a short code was scanned or typed\./)).toBeTruthy();
});

test("R7.16 shows the home page's real state", async () => {
  const me = await seaview();
  await server.database.system
    .updateTable("pages")
    .set({ has_changes: true, change_count: 2 })
    .where("customer_id", "=", me.customer_id)
    .where("type", "=", "home_page")
    .execute();
  at(me.token);
  await waitFor(() => expect(rowOf("Home page").textContent).toMatch(/With changes.*2 changes not public/));
});

test("requests titles in the content locale", async () => {
  const me = await seaview();
  const asked: string[] = [];
  at(me.token, "?locale=km", (path, init) => {
    if (path.includes("search_pages")) asked.push(path);
    return server.transport(path, init);
  });
  await waitFor(() => expect(titlesShown()).toContain("គុណភាពខ្យល់"));
  expect(asked.every((path) => path.includes("locale=km"))).toBe(true);
  expect(screen.getByText("Titles in Khmer")).toBeTruthy();
});

test("counts each type in its tab, without the home page", async () => {
  const me = await seaview();
  const { user, router } = at(me.token);
  const views = within(await screen.findByRole("navigation", { name: "Views of this list" }));
  const tab = (name: string) => views.findByRole("link", { name });
  expect(await tab("All pages 3")).toBeTruthy();
  expect(await tab("Devices 1")).toBeTruthy();
  await user.click(await tab("Collections 1"));
  await waitFor(() => expect(titlesShown()).toEqual(["Harbour"]));
  expect(router.state.location.search).toBe("?type=collection_page");
  expect((await tab("Collections 1")).getAttribute("aria-current")).toBe("page");
  await user.click(await tab("Algorithms 0"));
  expect(await screen.findByText("No algorithm pages yet")).toBeTruthy();
});

test("keeps the home page under a matching state filter, and hides it under other filters", async () => {
  const me = await seaview();
  const { user } = at(me.token, "?state=published");
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Air quality"]));
  await user.click(screen.getByRole("button", { name: /^Add filter/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Photo" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "No photo" }));
  await waitFor(() => expect(titlesShown()).toEqual(["Air quality"]));
});

test("filters by label", async () => {
  const me = await seaview();
  const label = await server.make.label(me.customer_id, "Water");
  await me(pagesApi.labelMany, { body: { ids: [me.collection.id], add: [label.id], remove: [] } });
  at(me.token, `?label=${label.id}&columns=state,label`);
  await waitFor(() => expect(titlesShown()).toEqual(["Harbour"]));
  expect(within(rowOf("Harbour")).getByText("Water")).toBeTruthy();
});

test("describes in words what each language still needs", async () => {
  const me = await seaview();
  const languages = [
    { locale: "en", done: 6, outdated: 0, missing: 0 },
    { locale: "km", done: 6, outdated: 2, missing: 4 },
  ];
  await server.database.system
    .updateTable("pages")
    .set({ languages: JSON.stringify(languages) })
    .where("id", "=", me.device.id)
    .execute();
  await server.database.system
    .updateTable("sites")
    .set({ locales: ["en", "km"] })
    .where("customer_id", "=", me.customer_id)
    .execute();
  at(me.token);
  await waitFor(() =>
    expect(within(rowOf("Air quality")).getByRole("button", { name: "Khmer 50%: 4 missing, 2 outdated" })).toBeTruthy(),
  );
});

test("explains what to add when there is only the home page", async () => {
  at((await server.as()).token);
  expect(await screen.findByText("Only the home page so far")).toBeTruthy();
  expect(titlesShown()).toEqual(["Home page"]);
});

test("publishes pages together, and lists failures with reasons", async () => {
  const me = await server.as();
  const [first] = await makeDrafts(me, ["Harbour", "Market"]);
  const failing: Transport = (path, init) =>
    path.includes(`${first?.id}/publish`) ? Promise.reject(new TypeError("no network")) : server.transport(path, init);
  const { user } = at(me.token, "", failing);
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Harbour", "Market"]));
  await user.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", { name: "Publish 2 pages?" });
  await user.type(within(dialog).getByRole("textbox", { name: /Change note/ }), "Open to everyone");
  await user.click(within(dialog).getByRole("button", { name: "Publish 2 pages" }));
  const told = await screen.findByText("1 page failed");
  const report = told.closest("[role=status]")!;
  expect(report.textContent).toMatch(/Harbour: The server could not be reached/);
  expect(within(screen.getByRole("dialog")).getByText("2 of 2")).toBeTruthy();
  await waitFor(() => expect(rowIn("Market")).toMatch(/Published/));
  expect(rowIn("Harbour")).toMatch(/Draft/);
});

test("where a second person approves, asks for selected pages, and says what waits", async () => {
  const me = await server.as({ role: "manager" });
  const other = await server.as({ role: "editor", customer_id: me.customer_id });
  const [asked, fresh] = await makeDrafts(me, ["Harbour", "Market"]);
  await me(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "editor" } } });
  await other(approvalsApi.ask, { params: { id: asked!.id }, body: {} });
  const { user } = at(me.token);
  expect(await screen.findAllByText("Waiting for approval")).toHaveLength(1);
  await user.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  const choose = async (name: string) => {
    await user.click(screen.getByRole("button", { name }));
    return within(await screen.findByRole("dialog"));
  };
  // what nobody asked for cannot be scheduled
  const schedule = await choose("Schedule");
  expect(await schedule.findByText(/^1 page has to be asked for/)).toBeTruthy();
  expect(schedule.getByRole("button", { name: "Approve and schedule 1 page" })).toBeTruthy();
  await user.click(schedule.getByRole("button", { name: "Cancel" }));
  const publish = await choose("Publish");
  expect(await publish.findByText(/^1 page waits for your approval/)).toBeTruthy();
  expect(publish.getByText(/^1 page needs a second person/)).toBeTruthy();
  await user.type(publish.getByRole("textbox", { name: /Change note/ }), "First version");
  await user.click(publish.getByRole("button", { name: "Publish 1, ask for 1" }));
  expect(await screen.findByText("Approval of 1 page was asked for")).toBeTruthy();
  const pageOf = async (id: string) => (await me(pagesApi.read, { params: { id } })).page;
  expect((await pageOf(asked!.id)).publication).toMatchObject({ number: 1, note: null });
  expect((await pageOf(fresh!.id)).approval).toMatchObject({ state: "waiting", note: "First version" });
});

test("the time at which pages are scheduled together names the site's zone like every other time of the site", async () => {
  const me = await server.as();
  await makeDrafts(me, ["Harbour"]);
  await server.database.system
    .updateTable("sites")
    .set({ time_zone: "Asia/Phnom_Penh" })
    .where("customer_id", "=", me.customer_id)
    .execute();
  const { user } = at(me.token);
  await waitFor(() => expect(titlesShown()).toContain("Harbour"));
  await user.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: /^Schedule 1 page/ });
  expect(await within(dialog).findByText("The site’s time (UTC+7)")).toBeTruthy();
});

const rowIn = (title: string) =>
  screen.getByRole("rowheader", { name: new RegExp(title), hidden: true }).closest("tr")!.textContent;

test("requires a reason to withdraw a page", async () => {
  const me = await server.as();
  const [page] = await makeDrafts(me, ["Harbour"]);
  await me(publicationsApi.publish, { params: { id: page!.id }, body: {} });
  const { user } = at(me.token);
  await waitFor(() => expect(titlesShown()).toContain("Harbour"));
  await user.click(screen.getByRole("button", { name: "More actions: Harbour" }));
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Withdraw…" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw 1 page?" });
  await user.click(within(dialog).getByRole("button", { name: "Withdraw 1 page" }));
  expect(within(dialog).getByText("Say why")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "The pier closed");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw 1 page" }));
  await waitFor(() => expect(rowIn("Harbour")).toMatch(/Withdrawn/));
  const { page: read } = await me(pagesApi.read, { params: { id: page!.id } });
  expect(read.withdrawn_because).toBe("The pier closed");
});

test("deletes a draft from its row, with undo", async () => {
  const me = await server.as();
  await makeDrafts(me, ["Harbour", "Market"]);
  const { user } = at(me.token);
  await waitFor(() => expect(titlesShown()).toContain("Harbour"));
  await user.click(screen.getByRole("button", { name: "More actions: Harbour" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Market"]));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Harbour", "Market"]));
});

test("adds labels to several pages", async () => {
  const me = await server.as();
  await server.make.label(me.customer_id, "Water");
  const [first] = await makeDrafts(me, ["Harbour", "Market"]);
  const { user } = at(me.token);
  await waitFor(() => expect(titlesShown()).toContain("Harbour"));
  await user.click(screen.getByRole("checkbox", { name: "Select Harbour" }));
  expect(screen.getByRole("button", { name: "Select all 2" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Labels" }));
  const dialog = await screen.findByRole("dialog", { name: "Labels of 1 page" });
  await user.click(within(dialog).getByRole("combobox", { name: /Add labels/ }));
  await user.click(await screen.findByRole("option", { name: "Water" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await waitFor(async () => {
    const { items } = await me(pagesApi.search, { query: {} });
    expect(items.find(({ id }) => id === first?.id)?.labels.map(({ name }) => name)).toEqual(["Water"]);
  });
});

test("names devices without a page, and creates their drafts", async () => {
  const me = await server.as();
  for (const name of ["Bin sensor", "Counter", "Dock camera", "Gate"])
    await server.make.device(me.customer_id, { name });
  const { user } = at(me.token);
  expect(await screen.findByText("4 devices have no page yet")).toBeTruthy();
  expect(screen.getByText("Bin sensor, Counter, Dock camera, and 1 more")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Create drafts" }));
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Bin sensor", "Counter", "Dock camera", "Gate"]));
  await waitFor(() => expect(screen.queryByText(/no page yet/)).toBeNull());
});

test.each(["subjects_without_page", "home_page"])(
  "waits for %s above the list, to avoid layout shift",
  async (late) => {
    const me = await seaview();
    await server.make.device(me.customer_id, { name: "Bin sensor" });
    let letAnswer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (letAnswer = resolve));
    at(me.token, "", async (path, init) => {
      if (path.includes(late)) await isAnswered;
      return server.transport(path, init);
    });
    const isPushed = () => screen.queryAllByRole("rowheader").length > 0 && !screen.queryByText(/no page yet/);
    let wasPushed = false;
    const watch = new MutationObserver(() => (wasPushed ||= isPushed()));
    watch.observe(document.body, { childList: true, subtree: true });
    await screen.findByText("3 pages");
    expect(screen.queryAllByRole("rowheader")).toEqual([]);
    expect(screen.queryByRole("link", { name: "Recently deleted" })).toBeNull();
    letAnswer();
    await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Air quality", "Harbour"]));
    expect(screen.getByText("1 device has no page yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Recently deleted" })).toBeTruthy();
    watch.disconnect();
    expect(wasPushed).toBe(false);
  },
);

test("does not wait for other requests when filtered", async () => {
  const me = await seaview();
  at(me.token, "?type=collection_page", (path, init) =>
    path.includes("subjects_without_page") ? new Promise(() => undefined) : server.transport(path, init),
  );
  await waitFor(() => expect(titlesShown()).toEqual(["Harbour"]));
});

test("starts a new page from the chosen device", async () => {
  const me = await server.as();
  await server.make.device(me.customer_id, { name: "Bin sensor" });
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "New page" }));
  await user.click(await screen.findByRole("menuitem", { name: /Device page/ }));
  const dialog = await screen.findByRole("dialog", { name: "Device page" });
  await user.click(within(dialog).getByRole("button", { name: "Create page" }));
  expect(within(dialog).getByText("Choose a device")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /Show all/ }));
  await user.click(await screen.findByRole("option", { name: "Bin sensor" }));
  await user.click(within(dialog).getByRole("button", { name: "Create page" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/guide-app\/pages\/devices\/[\w-]+$/));
});

test("lets a viewer open pages and change none", async () => {
  const { customer_id } = await seaview();
  const viewer = await server.as({ customer_id, role: "viewer" });
  const { user } = at(viewer.token);
  await waitFor(() => expect(titlesShown()).toContain("Harbour"));
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "New page" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More actions: Harbour" }));
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual(["Open"]);
});
