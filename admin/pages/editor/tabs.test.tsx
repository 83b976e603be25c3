import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";
import type { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// editors and previews are lazy-loaded, and happy-dom is slow
vi.setConfig({ testTimeout: 60_000 });

const LONG = { timeout: 20_000 };
const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

async function withPage(content: Partial<PageContent> = {}, role: "editor" | "viewer" = "editor") {
  const author = await server.as();
  const device = await server.make.device(author.customer_id, { name: "Dock Road camera" });
  const { page } = await author(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  await author(pagesApi.update, {
    params: { id: page.id },
    body: { page: { content: { ...page.content, ...content }, lock_version: page.lock_version } },
  });
  const me = role === "editor" ? author : await server.as({ customer_id: author.customer_id, role });
  return { me, author, id: page.id, device_id: device.id };
}

const open = (me: Person, path: string, transport: Transport = server.transport) =>
  renderRoute(`/guide-app/pages/${path}`, { transport, token: me.token });
const contentOf = async (me: Person, id: string) => (await me(pagesApi.read, { params: { id } })).page.content;
const homeOf = async (me: Person) => (await me(pagesApi.home, {})).page.content;

const WHO = { id: "who", question: { en: "Who sees it?" }, answer: { en: "Everyone." } };
const WHY = { id: "why", question: { en: "Why here?" }, answer: {} };

test("R2.20 orders questions, and names the languages they are missing in", async () => {
  const { me, id } = await withPage({ questions: [WHO, WHY] });
  const { user } = open(me, `devices/${id}/faq`);
  const list = await screen.findByRole("list", { name: "On this page" }, LONG);
  expect(within(list).getAllByRole("listitem")[1]?.textContent).toContain("English");
  await user.click(within(list).getByRole("button", { name: "Move “Why here?” up" }));
  await waitFor(
    async () => expect((await contentOf(me, id)).questions.map((one) => one.id)).toEqual(["why", "who"]),
    LONG,
  );
});

test("opens a new question for editing where it was added", async () => {
  const { me, id } = await withPage();
  const { user } = open(me, `devices/${id}/faq`);
  await user.click(await screen.findByRole("button", { name: "Add question" }, LONG));
  const field = await screen.findByRole("textbox", { name: "Question" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.paste("Does it film?");
  await waitFor(
    async () => expect((await contentOf(me, id)).questions[0]?.question).toEqual({ en: "Does it film?" }),
    LONG,
  );
});

test("turns an open comment into a question of the page, ready to be answered", async () => {
  const { me, id } = await withPage({ questions: [WHO] });
  const say = (input: object) => server.make.feedback(me.customer_id, { page_id: id, ...input });
  const { id: asked } = await say({ comment: "Does it film? [email]" });
  await say({ comment: "Buy now", case_status: "spam" });
  await server.make.feedback(me.customer_id, { comment: "Elsewhere" });
  const { user } = open(me, `devices/${id}/faq`);
  const card = within(await screen.findByRole("region", { name: "Asked by residents" }, LONG));
  expect(await card.findByText("1 open", {}, LONG)).toBeTruthy();
  expect(card.getByText(/Does it film/).textContent).toBe("Does it film? email");
  await user.click(card.getByRole("button", { name: "Answer as a question here" }));
  const field = card.getByRole<HTMLTextAreaElement>("textbox", { name: "Question" });
  expect([field.value, document.activeElement]).toEqual(["", field]);
  const make = card.getByRole("button", { name: "Add to the page’s questions" });
  await user.click(make);
  expect(card.getByText("Write the question first.")).toBeTruthy();
  await user.type(field, "Is it a camera?");
  await user.click(make);
  expect(await card.findByText(/^No open comments/, {}, LONG)).toBeTruthy();
  const [, made] = (await contentOf(me, id)).questions;
  expect(made).toMatchObject({ id: `feedback-${asked}`, question: { en: "Is it a camera?" } });
});

test("restores a deleted question to its position", async () => {
  const { me, id } = await withPage({ questions: [WHO, WHY] });
  const { user } = open(me, `devices/${id}/faq`);
  await user.click(await screen.findByRole("button", { name: "Open “Who sees it?”" }, LONG));
  await user.click(await screen.findByRole("button", { name: "Delete question" }));
  await waitFor(async () => expect((await contentOf(me, id)).questions).toEqual([WHY]), LONG);
  const message = screen.getByText("“Who sees it?” was deleted").closest("[role=alertdialog], li, div") as HTMLElement;
  await user.click(within(message.parentElement ?? message).getAllByRole("button", { name: "Undo" })[0] as HTMLElement);
  await waitFor(async () => expect((await contentOf(me, id)).questions).toEqual([WHO, WHY]), LONG);
});

test("moves a question to the whole guide", async () => {
  const { me, id } = await withPage({ questions: [WHO] });
  const { user } = open(me, `devices/${id}/faq`);
  await user.click(await screen.findByRole("button", { name: "Open “Who sees it?”" }, LONG));
  await user.click(await screen.findByRole("button", { name: "Use in the whole guide" }));
  await waitFor(async () => expect((await contentOf(me, id)).questions).toEqual([]), LONG);
  expect((await homeOf(me)).questions).toEqual([WHO]);
  expect(await screen.findByRole("switch", { name: "Who sees it?" })).toBeTruthy();
});

test("keeps a question on its page when moving it fails", async () => {
  const { me, id } = await withPage({ questions: [WHO] });
  const home = (await me(pagesApi.home, {})).page.id;
  const { user } = open(me, `devices/${id}/faq`, (path, init) =>
    init?.method === "PUT" && path.includes(home)
      ? Promise.resolve(Response.json({ error: { code: "internal", message: "No" } }, { status: 500 }))
      : server.transport(path, init),
  );
  await user.click(await screen.findByRole("button", { name: "Open “Who sees it?”" }, LONG));
  await user.click(await screen.findByRole("button", { name: "Use in the whole guide" }));
  expect(await screen.findByText(/“Who sees it\?” was not moved/, {}, LONG)).toBeTruthy();
  expect((await contentOf(me, id)).questions).toEqual([WHO]);
});

test("leaves out a question of the whole guide", async () => {
  const { me, id } = await withPage();
  const home = (await me(pagesApi.home, {})).page;
  await me(pagesApi.update, {
    params: { id: home.id },
    body: { page: { content: { ...home.content, questions: [WHO] }, lock_version: home.lock_version } },
  });
  const { user } = open(me, `devices/${id}/faq`);
  await user.click(await screen.findByRole("switch", { name: "Who sees it?" }, LONG));
  await waitFor(async () => expect((await contentOf(me, id)).left_out_questions).toEqual([{ id: "who" }]), LONG);
});

test("R2.20 shows a place less precisely than it is, never more", async () => {
  const { me, id, device_id } = await withPage();
  await me(locationsApi.create, {
    params: { device_id },
    query: {},
    body: { location: { name: "Pier 1", lat: 36.61, lng: -121.89, precision: "street", is_public: true } },
  });
  const { user } = open(me, `devices/${id}/map`);
  await user.click(await screen.findByRole("button", { name: /Precision of Pier 1/ }, LONG));
  const choices = (await screen.findAllByRole("option")).map((option) => option.textContent);
  expect(choices).toEqual(["Street only, as set for the location", "Approximate area", "Not on this page"]);
  await user.click(screen.getByRole("option", { name: "Approximate area" }));
  await waitFor(async () => expect(Object.values((await contentOf(me, id)).places)).toEqual(["area"]), LONG);
});

test("R2.20 says that the record has no datachain yet, and links to it", async () => {
  const { me, id, device_id } = await withPage();
  open(me, `devices/${id}/device`);
  const link = await screen.findByRole("link", { name: "Start datachain" }, LONG);
  expect(link.getAttribute("href")).toContain(`/inventory/devices/${device_id}/datachain`);
});

test("R2.20 asks for feedback or not, with all questions or one", async () => {
  const { me, id } = await withPage();
  const { user } = open(me, `devices/${id}/feedback`);
  expect(await screen.findByRole("radio", { name: /All 5 questions/ }, LONG)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /One question/ }));
  const asked = screen.getByRole("region", { name: "What residents are asked" });
  expect(within(asked).getAllByRole("listitem")).toHaveLength(2);
  await waitFor(async () => expect((await contentOf(me, id)).feedback_set).toBe("short"), LONG);
  await user.click(screen.getByRole("switch", { name: "Ask residents for feedback on this page" }));
  await waitFor(async () => expect((await contentOf(me, id)).show_feedback).toBe(false), LONG);
});

test("R2.20 says that a page has no short codes, and offers no actions that would fail", async () => {
  const { me, id } = await withPage();
  open(me, `devices/${id}/short-codes`);
  expect(await screen.findByText("No short codes yet", {}, LONG)).toBeTruthy();
});

test("R2.25 lists codes in use with links to their signs, and only counts retired ones", async () => {
  const { me, id } = await withPage();
  const target = { type: "page" as const, page_id: id };
  const make = async () => (await me(shortCodesApi.create, { body: { short_code: { target } } })).short_code;
  const [live, retired] = [await make(), await make()];
  await me(shortCodesApi.retire, { params: { id: retired.id }, body: { lock_version: 0 } });
  open(me, `devices/${id}/short-codes`);
  expect(await screen.findByRole("link", { name: live.code }, LONG)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Print sign" }).getAttribute("href")).toContain(live.code);
  expect(screen.queryByText(retired.code)).toBeNull();
  expect(screen.getByText(/^1 retired code is not listed/)).toBeTruthy();
});

test("lets a viewer change nothing", async () => {
  const { me, id } = await withPage({ questions: [WHO] }, "viewer");
  await server.make.feedback(me.customer_id, { page_id: id, comment: "Does it film?" });
  open(me, `devices/${id}/faq`);
  expect(await screen.findByText("Who sees it?", {}, LONG)).toBeTruthy();
  expect(await screen.findByText("Does it film?", {}, LONG)).toBeTruthy();
  for (const name of ["Add question", "Answer as a question here"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("switch", { name: "Show questions on this page" }).hasAttribute("disabled")).toBe(true);
});

test.each(["", "/faq", "/algorithm", "/feedback", "/short-codes", "/relationships"])(
  "R2.21 an algorithm's page has a tab at …%s",
  async (child) => {
    const me = await server.as();
    const { id: subject_id } = await server.make.algorithm(me.customer_id, { name: "Ferry crowding" });
    const { page } = await me(pagesApi.create, { body: { page: { type: "algorithm_page", subject_id } } });
    const path = `/guide-app/pages/algorithms/${page.id}${child}`;
    renderRoute(path, { transport: server.transport, token: me.token });
    expect(await screen.findByRole("heading", { level: 1, name: "Ferry crowding" })).toBeTruthy();
    const tabs = within(screen.getByRole("navigation", { name: "Ferry crowding" }));
    expect(
      tabs
        .getAllByRole("link")
        .find((link) => link.getAttribute("aria-current"))
        ?.getAttribute("href"),
    ).toBe(path);
  },
);

test.each(["", "/device", "/map", "/faq"])(
  "says that a page's device was deleted, and links to deleted devices (%s)",
  async (tab) => {
    const { me, id, device_id } = await withPage();
    await me(devicesApi.remove, { params: { id: device_id } });
    open(me, `devices/${id}${tab}`);
    expect(await screen.findByText("The device “Dock Road camera” was deleted", {}, LONG)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open deleted devices" }).getAttribute("href")).toBe(
      "/inventory/devices/deleted",
    );
    await waitFor(() => expect(document.querySelector(".pulse")).toBeNull(), LONG);
    const { page } = await me(pagesApi.read, { params: { id } });
    expect(page.subject).toMatchObject({ is_deleted: true });
  },
);

test("counts a headline near its limit, and beyond it says on every tab why the page is not saved", async () => {
  const { me, id } = await withPage();
  const { user, router } = open(me, `devices/${id}`);
  const field = await screen.findByRole("textbox", { name: "Headline" }, LONG);
  const write = async (text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  await write("a".repeat(20));
  expect(screen.queryByText("20 / 120")).toBeNull();
  await write("a".repeat(119));
  expect(await screen.findByText("119 / 120")).toBeTruthy();
  await write("a".repeat(121));
  expect(await screen.findByText("Use at most 120 characters")).toBeTruthy();
  expect(await screen.findByText("This page is not being saved", {}, LONG)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /^FAQ/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/faq$/), LONG);
  const note = (await screen.findByText(/^The headline in English is too long/, {}, LONG)).closest("[role=alert]");
  await user.click(within(note as HTMLElement).getByRole("link", { name: "Go there" }));
  const again = await screen.findByRole("textbox", { name: "Headline" }, LONG);
  await user.clear(again);
  await user.paste("Short again");
  await waitFor(async () => expect((await contentOf(me, id)).headline).toEqual({ en: "Short again" }), LONG);
  await waitFor(() => expect(screen.queryByText("This page is not being saved")).toBeNull(), LONG);
});
