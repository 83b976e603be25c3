import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { shareTestApp } from "#server/testing/harness.ts";
// preload lazy modules: on a busy machine they would time out
import "#admin/pages/editor/ContentTab.tsx";
import "./PublishSheet.tsx";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

/** A collection needs only words to be publishable. */
async function makePage(me: Person, more: Partial<PageContent> = {}) {
  const content = {
    ...emptyPageContent("collection_page"),
    headline: { en: "Harbour" },
    subtitle: { en: "Counts people every hour" },
    body: { en: "Sensors count people." },
    ...more,
  };
  return (await me(pagesApi.create, { body: { page: { type: "collection_page", content } } })).page;
}
const publish = (me: Person, id: string) => me(publicationsApi.publish, { params: { id }, body: {} });
async function save(me: Person, id: string, change: (content: PageContent) => PageContent) {
  const { page } = await me(pagesApi.read, { params: { id } });
  const { lock_version, content } = page;
  return me(pagesApi.update, { params: { id }, body: { page: { content: change(content), lock_version } } });
}
const open = (me: Person, id: string, search = "", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/pages/collections/${id}${search}`, { transport, token: me.token });
/** The side panel's publication part, found by its headings. */
const HEADINGS = /^(Not public yet|Up to date|Withdrawn|\d+ changes? not yet public)$/;
const panel = async () => (await screen.findByRole("heading", { name: HEADINGS })).closest("section")!;
const sheet = () => screen.findByRole("dialog");
const publicText = async (me: Person, id: string) => {
  const { page } = await me(pagesApi.read, { params: { id } });
  const params = { id, number: String(page.publication?.number) };
  return (await me(publicationsApi.read, { params })).snapshot.content;
};

test("R2.22 publishes a draft from the side panel, which then says what residents read", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  const { user } = open(me, id);
  await user.click(await within(await panel()).findByRole("link", { name: "Publish" }));
  const dialog = await sheet();
  expect(await within(dialog).findByText("What residents will read")).toBeTruthy();
  // never published, so there is no change to explain
  expect(within(dialog).queryByRole("textbox", { name: /Change note/ })).toBeNull();
  await user.click(await within(dialog).findByRole("button", { name: "Publish version 1" }));
  expect(await within(await panel()).findByText(/^Residents read version 1 of/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(within(await panel()).queryByRole("link", { name: "Publish" })).toBeNull();
});

test("does not say that residents read a page while the guide is closed", async () => {
  const me = await server.as({ role: "manager" });
  const { id } = await makePage(me);
  const { site } = await me(sitesApi.current, { query: {} });
  await me(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { is_open: false } } });
  const { user } = open(me, id, "?publish");
  const dialog = await sheet();
  expect(await within(dialog).findByText("Residents read version 1 once the guide is open again.")).toBeTruthy();
  await user.click(await within(dialog).findByRole("button", { name: "Publish version 1" }));
  expect(await screen.findByText("Version 1 is published. The guide is closed.")).toBeTruthy();
  expect(await within(await panel()).findByText(/^Residents cannot read version 1 of/)).toBeTruthy();
});

test("saves pending words first, shows them word by word, and publishes them with the note", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  const { user } = open(me, id);
  const field = await screen.findByRole("textbox", { name: /^Subtitle/ });
  await user.clear(field);
  await user.type(field, "Counts people every minute");
  await user.click(await within(await panel()).findByRole("link", { name: "Publish changes" }));
  const dialog = await sheet();
  expect(await within(dialog).findByText("minute", { selector: "ins" })).toBeTruthy();
  expect(within(dialog).getByText("hour", { selector: "del" })).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Change note/ }), "More often");
  await user.click(within(dialog).getByRole("button", { name: "Publish version 2" }));
  await waitFor(async () => expect((await publicText(me, id)).subtitle).toEqual({ en: "Counts people every minute" }));
  const { publications } = await me(publicationsApi.list, { params: { id }, query: {} });
  expect(publications[0]?.note).toBe("More often");
});

test("shows a change made meanwhile, and asks again before publishing", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  await save(me, id, (content) => ({ ...content, subtitle: { en: "Counts people every minute" } }));
  const { user } = open(me, id, "?publish");
  const dialog = await sheet();
  const button = await within(dialog).findByRole("button", { name: "Publish version 2" });
  await save(me, id, (content) => ({ ...content, headline: { en: "Harbour walk" } }));
  await user.type(within(dialog).getByRole("textbox", { name: /Change note/ }), "Kept");
  await user.click(button);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("The page changed meanwhile");
  expect(await within(dialog).findByText("walk", { selector: "ins", exact: false })).toBeTruthy();
  expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: /Change note/ }).value).toBe("Kept");
  expect((await publicText(me, id)).subtitle).toEqual({ en: "Counts people every hour" });
  await user.click(within(dialog).getByRole("button", { name: "Publish version 2" }));
  await waitFor(async () => expect((await publicText(me, id)).headline).toEqual({ en: "Harbour walk" }));
});

test("explains which errors block publishing, with links to their fields", async () => {
  const me = await server.as();
  const { id } = await makePage(me, { headline: {} });
  const { user } = open(me, id, "?publish");
  const dialog = await sheet();
  // on a phone, checks and time are below the differences
  await user.click(await within(dialog).findByRole("button", { name: "1 error · Now" }));
  expect(document.activeElement).toBe(within(dialog).getByRole("heading", { name: "Checks" }));
  await user.click(await within(dialog).findByRole("button", { name: "Publish version 1" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Fix these first");
  expect(within(dialog).getByText("The headline is missing in English", { exact: false })).toBeTruthy();
  const { page } = await me(pagesApi.read, { params: { id } });
  expect(page.state).toBe("draft");
  await user.click(within(dialog).getAllByRole("link", { name: "Go there" })[0]!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(within(await panel()).getByText("1 error has to be fixed before publishing")).toBeTruthy();
});

test("keeps the note when publishing fails, and can retry", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  await save(me, id, (content) => ({ ...content, subtitle: { en: "New" } }));
  let isDown = true;
  const { user } = open(me, id, "?publish", (path, init) =>
    isDown && path.endsWith("/publish") ? Promise.reject(new TypeError("offline")) : server.transport(path, init),
  );
  const dialog = await sheet();
  await user.type(await within(dialog).findByRole("textbox", { name: /Change note/ }), "A word");
  await user.click(await within(dialog).findByRole("button", { name: "Publish version 2" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Your note is still here");
  isDown = false;
  await user.click(within(dialog).getByRole("button", { name: "Publish version 2" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { publications } = await me(publicationsApi.list, { params: { id }, query: {} });
  expect(publications[0]?.note).toBe("A word");
});

test("does not publish while the last words cannot be saved, and says so", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  let isDown = true;
  const { user } = open(me, id, "", (path, init) =>
    isDown && init.method === "PUT" ? Promise.reject(new TypeError("offline")) : server.transport(path, init),
  );
  await user.type(await screen.findByRole("textbox", { name: /^Subtitle/ }), ", and more");
  await user.click(await within(await panel()).findByRole("link", { name: "Publish" }));
  const dialog = await sheet();
  expect(await within(dialog).findByText("Your last changes are not saved yet")).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: /Publish version/ })).toBeNull();
  isDown = false;
  await user.click(within(dialog).getByRole("button", { name: "Try again" }));
  expect(await within(dialog).findByText("Counts people every hour, and more", { exact: false })).toBeTruthy();
});

test("R2.22 schedules a publication in the site's time, lists it, cancels it, and undoes the cancellation", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  const { user } = open(me, id);
  await user.click(await within(await panel()).findByRole("link", { name: "Schedule" }));
  const dialog = await sheet();
  expect(await within(dialog).findByRole("button", { name: /^No errors · .*\(UTC[^)]*\)$/ })).toBeTruthy();
  await user.click(await within(dialog).findByRole("button", { name: "Schedule version 1" }));
  expect(await within(await panel()).findByText(/^Publishes .* \(UTC[^)]*\)$/)).toBeTruthy();
  const { schedules } = await me(publicationsApi.schedules, { query: {} });
  expect(schedules).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(within(await panel()).getByRole("button", { name: /^Cancel: Publishes/ }));
  expect(await within(await panel()).findByText("Nothing scheduled")).toBeTruthy();
  expect((await me(publicationsApi.schedules, { query: {} })).schedules).toHaveLength(0);
  await screen.findByText("The schedule was cancelled");
  // the editor has an undo button too, before this one
  await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1)!);
  expect(await within(await panel()).findByText(/^Publishes /)).toBeTruthy();
  expect((await me(publicationsApi.schedules, { query: {} })).schedules).toEqual(schedules);
});

test("withdraws a page only with a reason, and shows it in the panel", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  const { user } = open(me, id);
  await user.click(await screen.findByRole("button", { name: "More actions: Harbour" }));
  await user.click(await screen.findByRole("menuitem", { name: "Withdraw" }));
  const dialog = await sheet();
  await user.click(within(dialog).getByRole("button", { name: "Withdraw page" }));
  expect(await within(dialog).findByText("Say why, so that residents understand")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "The sensors are gone");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw page" }));
  expect(await within(await panel()).findByText("The sensors are gone")).toBeTruthy();
  expect(within(await panel()).getByRole("link", { name: "Publish again" })).toBeTruthy();
});

test("focuses the reason field, and returns focus to the menu button", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  const { user } = open(me, id);
  const menu = await screen.findByRole("button", { name: "More actions: Harbour" });
  for (const leave of ["{Escape}", "Cancel"]) {
    await user.click(menu);
    await user.click(await screen.findByRole("menuitem", { name: "Withdraw" }));
    const dialog = await sheet();
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole("textbox", { name: /Reason/ })));
    if (leave === "Cancel") await user.click(within(dialog).getByRole("button", { name: leave }));
    else await user.keyboard(leave);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(menu));
  }
});

test("shows a viewer the page's state and no buttons", async () => {
  const me = await server.as();
  const { id } = await makePage(me);
  await publish(me, id);
  await save(me, id, (content) => ({ ...content, subtitle: { en: "New" } }));
  const viewer = await server.as({ customer_id: me.customer_id, role: "viewer" });
  open(viewer, id, "?publish");
  expect(await within(await panel()).findByText("1 change not yet public")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Publish changes" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("counts translations as outdated only if nobody updated them", async () => {
  const me = await server.as();
  const { id } = await makePage(me, {
    body: { en: "Sensors count people.", es: "Los sensores cuentan personas.", km: "ឧបករណ៍រាប់មនុស្ស។" },
  });
  await publish(me, id);
  await save(me, id, (now) => ({
    ...now,
    body: { ...now.body, en: "Cameras count people.", es: "Las cámaras cuentan." },
  }));
  open(me, id, "?publish");
  const dialog = await sheet();
  const next = await within(dialog).findByRole("region", { name: "What happens next" });
  expect(next.textContent).toContain("The Khmer translation is older than its text.");
  expect(next.textContent).not.toContain("Spanish");
});
