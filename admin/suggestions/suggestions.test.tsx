import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { devicesApi } from "#contract/devices.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sessionApi } from "#contract/session.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageWorld } from "#server/testing/page-world.ts";

const server = await shareTestApp();
const { transport } = server;

async function sharedDevice(permission: "view" | "suggest" = "suggest") {
  const staff = await server.as({ role: "editor" });
  const summary = { en: "It counts people." };
  const { id } = await server.make.device(staff.customer_id, { name: "Harbour counter", summary });
  const redirect_to = `/inventory/devices/${id}`;
  const { customer_id } = staff;
  const link = await server.make.shareLink({ customer_id, redirect_to, permission, label: "Port of Seaview" });
  const session = await server.anonymous(sessionApi.exchange, { body: { token: link.link_token } });
  return { staff, id, link, session, redirect_to, guest: server.clientFor(session.token) };
}

const wording = (value: string | null, comment = "") => ({
  suggestion: {
    part: "details" as const,
    field: "summary",
    locale: "en",
    base: "It counts people.",
    value,
    comment,
    name: "Ana Lindqvist",
  },
});

const summaryOf = async ({ staff, id }: Awaited<ReturnType<typeof sharedDevice>>) =>
  (await staff(devicesApi.get, { params: { id }, query: { locale: "en" } })).device.summary;

test("R6.3 tells a guest who shared the link, and offers to suggest a change to each text", async () => {
  const world = await sharedDevice();
  const { user } = renderRoute(world.redirect_to, { transport, token: world.session });
  expect(await screen.findByText(/City of Testing shared this with you/)).toBeTruthy();
  await user.click(await screen.findByRole("radio", { name: "Suggest edits" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Suggest edits: Harbour counter" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Suggest wording: Summary" }));
  const field = screen.getByLabelText("Your wording");
  await user.clear(field);
  await user.click(field);
  await user.paste("It counts walkers.");
  await user.click(screen.getByRole("button", { name: "Send suggestion" }));
  const form = field.closest("form");
  expect(within(form as HTMLElement).getByText("Enter your name")).toBeTruthy();
  await user.type(within(form as HTMLElement).getByLabelText(/Your name/), "Ana Lindqvist");
  await user.click(screen.getByRole("button", { name: "Send suggestion" }));
  expect(await screen.findByText("Waiting for a decision")).toBeTruthy();
  expect(await summaryOf(world)).toBe("It counts people.");
  expect((await world.guest(suggestionsApi.mine, {})).suggestions).toMatchObject([
    { value: "It counts walkers.", base: "It counts people.", name: "Ana Lindqvist", locale: "en" },
  ]);
});

test("R6.3 tells a guest who may only view, and offers nothing else", async () => {
  const world = await sharedDevice("view");
  renderRoute(`${world.redirect_to}?suggest=all`, { transport, token: world.session });
  expect(await screen.findByText(/You can view it until/)).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: "Harbour counter" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Suggest edits" })).toBeNull();
});

test("shows a suggestion beside the current text, saves it when accepted, and restores the text by undo", async () => {
  const world = await sharedDevice();
  await world.guest(suggestionsApi.suggest, { body: wording("It counts walkers.", "On foot only") });
  const { user } = renderRoute("/guide-app/suggestions", { transport, token: world.staff.token });
  await user.click(await screen.findByRole("link", { name: /Port of Seaview/ }));
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" })).toBeTruthy();
  const card = screen.getByRole("heading", { level: 3, name: "Summary" }).closest("li") as HTMLElement;
  expect(within(card).getByText("walkers").tagName).toBe("INS");
  expect(within(card).getByText("On foot only")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept: Summary" }));
  expect(await screen.findByText(/^Accepted by Test Person, /)).toBeTruthy();
  expect(screen.getByText("Suggestion accepted")).toBeTruthy();
  expect(await summaryOf(world)).toBe("It counts walkers.");
  const undo = await waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });
    expect(button.disabled).toBe(false);
    return button;
  });
  await user.click(undo);
  await waitFor(async () => expect(await summaryOf(world)).toBe("It counts people."));
});

test("says that an accepted suggestion is not public yet, and links to publishing", async () => {
  const staff = await server.as({ role: "editor" });
  const page_world = pageWorld(server, staff.customer_id);
  const { id } = await page_world.devicePage();
  await staff(publicationsApi.publish, { params: { id }, body: {} });
  const { customer_id } = staff;
  const redirect_to = `/guide-app/pages/devices/${id}`;
  const link = await server.make.shareLink({ customer_id, redirect_to, permission: "suggest", label: "Port" });
  const headline = { part: "page" as const, field: "headline", locale: "en", base: "Air mast", value: "Air quality" };
  await server.clientFor(link.token)(suggestionsApi.suggest, { body: { suggestion: { ...headline, name: "Ana" } } });
  const { user, router } = renderRoute(`/guide-app/suggestions?thread=${link.id}`, { transport, token: staff.token });
  await user.click(await screen.findByRole("button", { name: "Accept: Headline" }));
  expect(await screen.findByText("Suggestion accepted. Publish to show it.")).toBeTruthy();
  const publish = await screen.findByRole("link", { name: "Publish…" });
  expect(publish.getAttribute("href")).toBe(`${redirect_to}?publish`);
  await user.click(screen.getByRole("button", { name: "Publish…" }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(`${redirect_to}?publish`),
  );
});

test("shows a guest of a shared page the guide's own page", async () => {
  const staff = await server.as({ role: "editor" });
  const { id } = await pageWorld(server, staff.customer_id).devicePage({ headline: { en: "Air mast at the quay" } });
  const redirect_to = `/guide-app/pages/devices/${id}`;
  const { token } = await server.make.shareLink({ customer_id: staff.customer_id, redirect_to });
  const expiration = new Date(Date.now() + 86_400_000).toISOString();
  renderRoute(redirect_to, { transport, token: { token, expiration, anonymous: true, redirect_to } });
  expect(await screen.findByText(/as the public will see it/)).toBeTruthy();
  const article = screen.getByRole("article", { name: "Air mast at the quay" });
  await waitFor(() => {
    const drawn = [...article.querySelectorAll("*")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    expect(drawn?.querySelector("h1")?.textContent).toBe("Air mast at the quay");
  });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  ["details", "No public details yet."],
  ["datachain", "The chain"],
] as const)("shows a guest the %s of a device as text, not as a disabled form", async (part, words) => {
  const staff = await server.as({ role: "editor" });
  const { device_id } = await pageWorld(server, staff.customer_id).devicePage();
  const redirect_to = `/inventory/devices/${device_id}/${part}`;
  const { token } = await server.make.shareLink({ customer_id: staff.customer_id, redirect_to });
  const expiration = new Date(Date.now() + 86_400_000).toISOString();
  renderRoute(redirect_to, { transport, token: { token, expiration, anonymous: true, redirect_to } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByText("Checks")).toBeNull();
  expect(screen.queryByRole("link", { name: /builder/ })).toBeNull();
});

test("marks a text changed meanwhile, and overwrites it only explicitly", async () => {
  const world = await sharedDevice();
  await world.guest(suggestionsApi.suggest, { body: wording("It counts walkers.") });
  const { staff, id, link } = world;
  const { lock_version } = (await staff(devicesApi.get, { params: { id }, query: {} })).device;
  const device = { lock_version, summary: "It counts bikes." };
  await staff(devicesApi.update, { params: { id }, query: { locale: "en" }, body: { device } });
  const { user } = renderRoute(`/guide-app/suggestions?thread=${link.id}`, { transport, token: staff.token });
  expect(await screen.findByText("Changed meanwhile")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept: Summary" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Accept over today’s text: Summary" }));
  await waitFor(async () => expect(await summaryOf(world)).toBe("It counts walkers."));
});

test("sends a reply to the proposer, and declines everything left at once", async () => {
  const world = await sharedDevice();
  await world.guest(suggestionsApi.suggest, { body: wording("It counts walkers.") });
  const { suggestion: comment } = wording(null, "Who owns it?");
  await world.guest(suggestionsApi.suggest, { body: { suggestion: { ...comment, field: null, locale: null } } });
  const address = `/guide-app/suggestions?thread=${world.link.id}`;
  const { user } = renderRoute(address, { transport, token: world.staff.token });
  const [reply] = await screen.findAllByRole("button", { name: "Reply" });
  await user.click(reply as HTMLElement);
  await user.type(screen.getByLabelText("Reply to Ana Lindqvist"), "We check this.");
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("We check this.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Decline all" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Decline all" }));
  await waitFor(async () => {
    const { suggestions } = await world.guest(suggestionsApi.mine, {});
    expect(suggestions.map(({ state }) => state)).toEqual(["declined", "declined"]);
  });
  const { suggestions } = await world.guest(suggestionsApi.mine, {});
  expect(suggestions.map(({ reply: words }) => words)).toContain("We check this.");
});

test("keeps the newest thread open until another is chosen", async () => {
  const world = await sharedDevice();
  await world.guest(suggestionsApi.suggest, { body: wording("It counts walkers.") });
  renderRoute("/guide-app/suggestions", { transport, token: world.staff.token });
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Port of Seaview/ }).getAttribute("aria-current")).toBe("true");
});

test("shows a viewer the suggestions without decision buttons", async () => {
  const world = await sharedDevice();
  await world.guest(suggestionsApi.suggest, { body: wording("It counts walkers.") });
  const viewer = await server.as({ role: "viewer", customer_id: world.staff.customer_id });
  renderRoute(`/guide-app/suggestions?thread=${world.link.id}`, { transport, token: viewer.token });
  expect(await screen.findByText("walkers")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Accept|Decline|Reply/ })).toBeNull();
});
