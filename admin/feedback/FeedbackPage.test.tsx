import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const { transport } = server;
const LONG = { timeout: 60_000 };

async function withComment(role: "editor" | "viewer" = "editor") {
  const me = await server.as({ role });
  const page = await server.make.page(me.customer_id, { headline: { en: "Harbour counter" } });
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id });
  const show = async () => (await me(feedbackApi.show, { params: { id } })).response;
  const open = (path = `/feedback?response=${id}`) => renderRoute(path, { transport, token: me.token });
  return { me, id, page, show, open };
}

test("lists open comments with redactions, and opens one", async () => {
  const { open } = await withComment();
  const { user } = open("/feedback");
  const item = await screen.findByRole("link", { name: /Harbour counter/ }, LONG);
  expect(within(item).getByText("email")).toBeTruthy();
  await user.click(item);
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" }, LONG)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open 1" })).toBeTruthy();
});

test("keeps a comment open that was opened during a pending search", async () => {
  const { id, open } = await withComment();
  const { user, router } = open("/feedback");
  const item = await screen.findByRole("link", { name: /Harbour counter/ }, LONG);
  await user.type(screen.getByRole("searchbox", { name: "Search comments" }), "write");
  await user.click(item);
  await waitFor(() => expect(router.state.location.search).toContain("q=write"), LONG);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: "write", response: id });
});

test("saves status and note", async () => {
  const { me, open, show } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /Status/ }, LONG));
  await user.click(await screen.findByRole("option", { name: "In progress" }));
  await waitFor(async () => expect((await show()).case_status).toBe("in_progress"), LONG);
  await user.click(await screen.findByRole("tab", { name: "Internal note" }));
  await user.type(await screen.findByRole("textbox", { name: "Internal note" }), "Ask the supplier");
  await user.click(await screen.findByRole("button", { name: "Save note" }));
  await waitFor(async () => expect((await show()).note?.text).toBe("Ask the supplier"), LONG);
  expect((await me(feedbackApi.people, {})).people).toHaveLength(1);
});

test("reveals redacted data to an editor, and hides it again", async () => {
  const { open } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Show for 10 minutes" }, LONG));
  expect(await screen.findByText("Write to ana@example.org", {}, LONG)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText("Write to ana@example.org")).toBeNull();
});

test("publishes and withdraws a reply in a language, and rejects an empty one beside its field", async () => {
  const { open, show } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Publish reply" }, LONG));
  const field = screen.getByLabelText("Your reply");
  await waitFor(() => expect(describedBy(field)).toContain("Write the reply in at least one language first."), LONG);
  expect(document.activeElement).toBe(field);
  await user.type(field, "No pictures are kept.");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  await waitFor(async () => expect((await show()).public_reply).toEqual({ en: "No pictures are kept." }), LONG);
  await user.click(await screen.findByRole("button", { name: "Take off the page" }, LONG));
  await waitFor(async () => expect((await show()).reply_published_at).toBeNull(), LONG);
});

test("says that a reply is on the page only if the page is public", async () => {
  const { open, me, page } = await withComment();
  const draft = open();
  await draft.user.type(await screen.findByLabelText("Your reply", {}, LONG), "No pictures are kept.");
  await draft.user.click(screen.getByRole("button", { name: "Publish reply" }));
  expect((await screen.findAllByText("The reply appears once the page is public", {}, LONG)).length).toBeGreaterThan(0);
  expect(screen.queryByText("The reply is on the page")).toBeNull();
  draft.unmount();
  await server.database.system.updateTable("pages").set({ status: "published" }).where("id", "=", page.id).execute();
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id });
  const { user } = open(`/feedback?response=${id}`);
  await user.type(await screen.findByLabelText("Your reply", {}, LONG), "It counts only.");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  expect(await screen.findByText("The reply is on the page", {}, LONG)).toBeTruthy();
});

/** Hint and error of a field. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test("starts with an empty public summary, and rejects words quoted from the comment", async () => {
  const { me, page } = await withComment();
  const comment = "Why does it count people at night when nobody is there?";
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id, comment, covered: [] });
  const { user } = renderRoute(`/feedback?response=${id}`, { transport, token: me.token });
  const said = await screen.findByLabelText<HTMLTextAreaElement>(/What people said/, {}, LONG);
  expect(said.value).toBe("");
  await user.type(said, comment);
  await user.type(screen.getByLabelText("Your reply"), "It is off at night.");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  const refusal = "This repeats the comment. Use your own words.";
  await waitFor(() => expect(describedBy(said)).toContain(refusal), LONG);
  expect(document.activeElement).toBe(said);
  await user.clear(said);
  await user.click(screen.getByRole("button", { name: "Add to the page’s questions" }));
  await waitFor(() => expect(describedBy(said)).toContain("Write what people said and your reply first."), LONG);
  expect((await me(feedbackApi.show, { params: { id } })).response).toMatchObject({ said: {}, public_reply: {} });
});

/** Widens the window for list and comment side by side. */
function widen() {
  const ask = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, "matchMedia").mockImplementation((media) => {
    const list = ask(media);
    if (media.includes("77.5rem")) Object.defineProperty(list, "matches", { value: true });
    return list;
  });
  onTestFinished(() => spy.mockRestore());
}

/** Several comments, newest first; one of them may report a mistake. */
async function withComments(count: number, mistakeAt?: number) {
  const me = await server.as();
  const page = await server.make.page(me.customer_id, { headline: { en: "Harbour counter" } });
  const ids: string[] = [];
  for (let at = count; at > 0; at -= 1) {
    const submitted_at = new Date(Date.now() - at * 60_000).toISOString();
    const comment = `Comment number ${at}`;
    const made = await server.make.feedback(me.customer_id, { page_id: page.id, comment, covered: [], submitted_at });
    if (at === mistakeAt) await makeMistake(made.id);
    ids.unshift(made.id);
  }
  widen();
  const show = async (id: string) => (await me(feedbackApi.show, { params: { id } })).response;
  return { me, ids, show };
}

const makeMistake = (id: string) =>
  server.database.system
    .updateTable("feedback_responses")
    .set({ kind: "mistake", mistake_address: id, mistake_state: "received", publication_number: 1 })
    .where("id", "=", id)
    .execute();

const opened = () => screen.getByRole("article", { name: "Comment" });
const findOpened = (text: string) => waitFor(() => expect(within(opened()).getByText(text)).toBeTruthy(), LONG);

async function decideByKeyboard(user: ReturnType<typeof renderRoute>["user"]) {
  await user.keyboard("e");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Received" }));
  // Checking, Corrected, Not a mistake, then the reason
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Tab}");
  expect(document.activeElement).toBe(screen.getByLabelText(/Not a mistake because/));
  await user.keyboard("It is right.{Control>}{Enter}{/Control}");
}

test("answers ten comments by keyboard alone, one of them a mistake, opening and focusing the next one each time", async () => {
  const MISTAKE = 4;
  const { me, ids, show } = await withComments(10, MISTAKE);
  const { user } = renderRoute("/feedback", { transport, token: me.token });
  await screen.findByRole("link", { name: /Comment number 10/ }, LONG);
  const focused: boolean[] = [];
  for (let at = 1; at <= ids.length; at += 1) {
    await findOpened(`Comment number ${at}`);
    focused.push(document.activeElement === opened());
    await screen.findByLabelText("Your reply", {}, LONG);
    if (at === MISTAKE) {
      await decideByKeyboard(user);
      continue;
    }
    await user.keyboard("r");
    expect(document.activeElement).toBe(screen.getByLabelText("Your reply"));
    await user.keyboard(`Reply ${at} of jerk{Control>}{Enter}{/Control}`);
    await waitFor(async () => expect((await show(ids[at - 1] ?? "")).case_status).toBe("answered"), LONG);
  }
  for (const [at, id] of ids.entries())
    expect(await show(id)).toMatchObject(
      at + 1 === MISTAKE
        ? { case_status: "answered", mistake: { state: "not_a_mistake", reason: { en: "It is right." } } }
        : { public_reply: { en: `Reply ${at + 1} of jerk` } },
    );
  expect(focused).toEqual(ids.map((_, at) => at > 0));
  expect(await screen.findByText("Nothing open", {}, LONG)).toBeTruthy();
});

test("moves with j and k, closes with e, types letters in fields, and can turn the keys off", async () => {
  const { me, ids, show } = await withComments(3);
  const { user, router } = renderRoute("/feedback", { transport, token: me.token });
  await findOpened("Comment number 1");
  expect(router.state.location.search).toBe("");
  await user.keyboard("j");
  await findOpened("Comment number 2");
  await user.keyboard("j");
  await findOpened("Comment number 3");
  await user.keyboard("jk");
  await findOpened("Comment number 2");
  const reply = await screen.findByLabelText<HTMLTextAreaElement>("Your reply", {}, LONG);
  await user.type(reply, "jkre");
  expect(reply.value).toBe("jkre");
  await user.click(opened());
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("k");
  await findOpened("Comment number 1");
  await user.keyboard("j");
  await findOpened("Comment number 2");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Your reply", {}, LONG)).value).toBe("jkre");
  await user.keyboard("e");
  await waitFor(async () => expect((await show(ids[1] ?? "")).case_status).toBe("closed"), LONG);
  await findOpened("Comment number 3");
  await user.click(screen.getByRole("button", { name: "Turn keyboard shortcuts off" }));
  await user.keyboard("k");
  await findOpened("Comment number 3");
  await user.click(screen.getByRole("button", { name: "Turn keyboard shortcuts on" }));
});

test("a mistake is neither answered nor closed before its state says what became of it", async () => {
  const { me, ids, show } = await withComments(1, 1);
  const { user } = renderRoute("/feedback", { transport, token: me.token });
  await screen.findByRole("region", { name: "Reported mistake" }, LONG);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Set status to “Answered”" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: /Status/ }, LONG));
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    "New",
    "In progress",
    "Spam",
  ]);
  await user.keyboard("{Escape}");
  await user.type(screen.getByLabelText("Your reply"), "We are asking the builder.");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  await waitFor(async () => expect(await show(ids[0] ?? "")).toMatchObject({ public_reply: { en: /asking/ } }), LONG);
  expect(await show(ids[0] ?? "")).toMatchObject({ case_status: "new", mistake: { state: "received" } });
  await user.click(screen.getByRole("radio", { name: "Corrected" }));
  expect(await screen.findByText(/No version has been published since the report/, {}, LONG)).toBeTruthy();
});

test("a mistake on a page that the guide writes itself is corrected without a version, and says that no reply is shown", async () => {
  const { me, ids, show } = await withComments(1, 1);
  await server.database.system
    .updateTable("feedback_responses")
    .set({ page_id: null, publication_number: null, mistake_path: "/what-we-count" })
    .where("id", "=", ids[0] ?? "")
    .execute();
  const { user } = renderRoute("/feedback", { transport, token: me.token });
  expect(await screen.findByRole("heading", { level: 2, name: "What we count" }, LONG)).toBeTruthy();
  expect(screen.getByText(/This page of the guide shows no replies/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Corrected" }));
  await user.click(screen.getByRole("button", { name: "Save state" }));
  const corrected = { mistake: { state: "corrected", version: null } };
  await waitFor(async () => expect(await show(ids[0] ?? "")).toMatchObject(corrected), LONG);
});

test("keeps the reply in its field when offline, with the error beside it", async () => {
  const { me } = await withComments(1);
  const cut: Transport = (path, init) =>
    path.includes("publish_reply") ? Promise.reject(new TypeError("Failed to fetch")) : transport(path, init);
  const { user } = renderRoute("/feedback", { transport: cut, token: me.token });
  const reply = await screen.findByLabelText<HTMLTextAreaElement>("Your reply", {}, LONG);
  await user.type(reply, "Still here");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  const failure = await screen.findByRole("alert", {}, LONG);
  expect(failure.textContent).toContain("Not published. Your text is still here.");
  expect(reply.value).toBe("Still here");
});

test("shows a viewer the comment and no buttons", async () => {
  const { open } = await withComment("viewer");
  open();
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" }, LONG)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show for 10 minutes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Publish reply" })).toBeNull();
});

test("on a phone, replaces the list by the comment with focus, and returns to its row", async () => {
  const { open } = await withComment();
  const { user } = open("/feedback");
  const item = await screen.findByRole("link", { name: /Harbour counter/ }, LONG);
  expect(screen.queryByRole("article", { name: "Comment" })).toBeNull();
  await user.click(item);
  await waitFor(() => expect(document.activeElement).toBe(opened()), LONG);
  await user.click(await screen.findByRole("button", { name: "All feedback" }, LONG));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: /Harbour counter/ })), LONG);
});

test("explains an empty inbox", async () => {
  const me = await server.as();
  renderRoute("/feedback", { transport, token: me.token });
  expect(await screen.findByText("No feedback yet", {}, LONG)).toBeTruthy();
});

test("R2.20 counts faces by question in the page's tab, and marks small groups", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Harbour counter" });
  const page = await server.make.page(me.customer_id, { device_id: device.id });
  await server.make.feedback(me.customer_id, {
    page_id: page.id,
    answers: { feeling: 5, helpful: 4, easy_to_understand: 1 },
  });
  renderRoute(`/guide-app/pages/devices/${page.id}/feedback`, { transport, token: me.token });
  const faces = await screen.findByRole("region", { name: "How people answered" }, LONG);
  expect(within(faces).getAllByText("n = 1, small").length).toBeGreaterThan(0);
  expect(within(faces).getByRole("img", { name: "Very good: 1" })).toBeTruthy();
  expect(within(faces).getByRole("img", { name: "Very hard: 1" })).toBeTruthy();
  expect(within(faces).getByRole("img", { name: "Helpful: 1" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: /Comments/ })).toBeTruthy();
});

test("each language of a reply says whether it is missing or a draft", async () => {
  const { open } = await withComment();
  const { user } = open();
  const english = await screen.findByRole("button", { name: "English · missing" }, LONG);
  expect(english.querySelector("span")?.className).not.toContain("sr-only");
  await user.type(screen.getByLabelText("Your reply"), "No pictures are kept.");
  expect(screen.getByRole("button", { name: "English · draft" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  expect(await screen.findByRole("button", { name: "English" }, LONG)).toBeTruthy();
});

test("the page's feedback tab counts, and leads to collecting, answering and a file of this page only", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Harbour counter" });
  const page = await server.make.page(me.customer_id, { type: "device_page", device_id: device.id });
  const place = await server.make.location(me.customer_id, device.id);
  for (const target of [
    { type: "page" as const, page_id: page.id },
    { type: "location" as const, location_id: place.id },
  ])
    await me(shortCodesApi.create, { body: { short_code: { target } } });
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id, comment: "Here" });
  const spam = await server.make.feedback(me.customer_id, { page_id: page.id, comment: "Buy" });
  await me(feedbackApi.update, {
    params: { id: spam.id },
    body: { response: { case_status: "spam", lock_version: 0 } },
  });
  const elsewhere = await server.make.page(me.customer_id, { headline: { en: "Elsewhere" } });
  await server.make.feedback(me.customer_id, { page_id: elsewhere.id, comment: "There" });
  const tabs = `/guide-app/pages/devices/${page.id}`;
  const { user } = renderRoute(`${tabs}/feedback`, { transport, token: me.token });
  expect((await screen.findByRole("link", { name: "Feedback 1" }, LONG)).getAttribute("href")).toBe(`${tabs}/feedback`);
  expect(screen.getByRole("link", { name: "Short codes 2" })).toBeTruthy();
  const hrefOf = async (name: string) => (await screen.findByRole("link", { name }, LONG)).getAttribute("href");
  expect(await hrefOf("Collect on site")).toBe("/feedback/collect");
  expect(await hrefOf("Answer a comment")).toBe(`/feedback?page_id=${page.id}`);
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:x";
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1), LONG);
  const csv = (await saved[0]?.text()) ?? "";
  expect(csv).toContain(id);
  expect(csv).not.toContain("There");
});

test("a comment full of markup is text, in the list and in full", async () => {
  const { me, page } = await withComment();
  const comment = "<img src=x onerror=alert(1)><script>alert(2)</script> =1+1";
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id, comment, covered: [] });
  renderRoute(`/feedback?response=${id}`, { transport, token: me.token });
  expect((await screen.findAllByText(comment, { exact: false }, LONG)).length).toBeGreaterThan(0);
  expect(document.querySelector("main img[src=x], main script")).toBeNull();
});

test("toasts keep clear of the foot with “Publish reply”, and of the note's", async () => {
  const { open } = await withComment();
  const foot = { top: 700, bottom: 750 };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => foot as DOMRect);
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(768);
  const atOnce = class {
    readonly #report: () => void;
    constructor(report: () => void) {
      this.#report = report;
    }
    observe() {
      this.#report();
    }
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal("ResizeObserver", atOnce);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const room = () => document.documentElement.style.getPropertyValue("--foot");
  const { user, unmount } = open();
  await screen.findByRole("button", { name: "Publish reply" }, LONG);
  await waitFor(() => expect(room()).toBe("68px"));
  foot.top = 710;
  await user.click(screen.getByRole("tab", { name: "Internal note" }));
  await screen.findByRole("button", { name: "Save note" }, LONG);
  await waitFor(() => expect(room()).toBe("58px"));
  unmount();
  expect(room()).toBe("");
});
