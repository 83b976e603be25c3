import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { feedbackApi } from "#contract/feedback.ts";
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

test("the inbox lists open comments with what is covered, and opens one", async () => {
  const { open } = await withComment();
  const { user } = open("/feedback");
  const item = await screen.findByRole("link", { name: /Harbour counter/ }, LONG);
  expect(within(item).getByText("email")).toBeTruthy();
  await user.click(item);
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" }, LONG)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open 1" })).toBeTruthy();
});

test("a comment opened while the search is still waiting stays open, and the search goes on", async () => {
  const { id, open } = await withComment();
  const { user, router } = open("/feedback");
  const item = await screen.findByRole("link", { name: /Harbour counter/ }, LONG);
  await user.type(screen.getByRole("searchbox", { name: "Search comments" }), "write");
  await user.click(item);
  await waitFor(() => expect(router.state.location.search).toContain("q=write"), LONG);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: "write", response: id });
});

test("status, assignee and note are saved", async () => {
  const { me, open, show } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /Status/ }, LONG));
  await user.click(await screen.findByRole("option", { name: "In progress" }));
  await waitFor(async () => expect((await show()).case_status).toBe("in_progress"), LONG);
  await user.type(await screen.findByRole("textbox", { name: "Internal note" }), "Ask the supplier");
  await user.click(await screen.findByRole("button", { name: "Save note" }));
  await waitFor(async () => expect((await show()).note?.text).toBe("Ask the supplier"), LONG);
  expect((await me(feedbackApi.people, {})).people).toHaveLength(1);
});

test("covered data shows when an editor asks, and hides again", async () => {
  const { open } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Show for 10 minutes" }, LONG));
  expect(await screen.findByText("Write to ana@example.org", {}, LONG)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText("Write to ana@example.org")).toBeNull();
});

test("a reply is published in a language and taken off the page again; an empty one is refused with a reason", async () => {
  const { open, show } = await withComment();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Publish reply" }, LONG));
  expect(await screen.findByText("Write the reply in at least one language first.")).toBeTruthy();
  await user.type(screen.getByLabelText("Your reply"), "No pictures are kept.");
  await user.click(screen.getByRole("button", { name: "Publish reply" }));
  await waitFor(async () => expect((await show()).public_reply).toEqual({ en: "No pictures are kept." }), LONG);
  await user.click(await screen.findByRole("button", { name: "Take off the page" }, LONG));
  await waitFor(async () => expect((await show()).reply_published_at).toBeNull(), LONG);
});

test("who may only read sees the comment and nothing to press", async () => {
  const { open } = await withComment("viewer");
  open();
  expect(await screen.findByRole("heading", { level: 2, name: "Harbour counter" }, LONG)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show for 10 minutes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Publish reply" })).toBeNull();
});

test("without feedback the inbox says what will appear there", async () => {
  const me = await server.as();
  renderRoute("/feedback", { transport, token: me.token });
  expect(await screen.findByText("No feedback yet", {}, LONG)).toBeTruthy();
});

test("R2.20 the page's tab counts faces by question and marks small groups", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Harbour counter" });
  const page = await server.make.page(me.customer_id, { device_id: device.id });
  await server.make.feedback(me.customer_id, { page_id: page.id, feeling: 5 });
  renderRoute(`/guide-app/pages/devices/${page.id}/feedback`, { transport, token: me.token });
  const faces = await screen.findByRole("region", { name: "How people answered" }, LONG);
  expect(within(faces).getByText("n = 1, small")).toBeTruthy();
  expect(within(faces).getByRole("img", { name: "Very good: 1" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: /Comments/ })).toBeTruthy();
});

test("a comment full of markup is text, in the list and in full", async () => {
  const { me, page } = await withComment();
  const comment = "<img src=x onerror=alert(1)><script>alert(2)</script> =1+1";
  const { id } = await server.make.feedback(me.customer_id, { page_id: page.id, comment, covered: [] });
  renderRoute(`/feedback?response=${id}`, { transport, token: me.token });
  expect((await screen.findAllByText(comment, { exact: false }, LONG)).length).toBeGreaterThan(0);
  expect(document.querySelector("main img[src=x], main script")).toBeNull();
});
