import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { approvalsApi, type Approver } from "#contract/approvals.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp } from "#server/testing/harness.ts";
// preload lazy modules: on a busy machine they would time out
import "#admin/pages/editor/ContentTab.tsx";
import "../PublishSheet.tsx";
import "./ApprovalPart.tsx";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

/** A workspace that asks for approval, with two editors beside its manager, and a public page that has changed. */
async function openWorld(approved_by: Approver = "editor") {
  const manager = await server.as({ role: "manager", name: "Mia Head" });
  const { customer_id } = manager;
  const ana = await server.as({ role: "editor", name: "Ana Writer", customer_id });
  const ben = await server.as({ role: "editor", name: "Ben Reader", customer_id });
  const content = { ...emptyPageContent("collection_page"), headline: { en: "Harbour" }, body: { en: "Two sensors." } };
  const { page } = await manager(pagesApi.create, { body: { page: { type: "collection_page", content } } });
  const { id } = page;
  await manager(publicationsApi.publish, { params: { id }, body: {} });
  const write = async (body: string) => {
    const { page: now } = await ana(pagesApi.read, { params: { id } });
    const changed = { content: { ...now.content, body: { en: body } }, lock_version: now.lock_version };
    await ana(pagesApi.update, { params: { id }, body: { page: changed } });
  };
  await write("Three sensors.");
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by } } });
  const ask = async (note: string | null = null) =>
    (await ana(approvalsApi.ask, { params: { id }, body: { note } })).approval;
  return { manager, ana, ben, id, write, ask };
}

const open = (me: Person, id: string, search = "", config = {}) =>
  renderRoute(`/guide-app/pages/collections/${id}${search}`, { transport: server.transport, token: me.token, config });
const panel = async () => (await screen.findByRole("heading", { name: "1 change not yet public" })).closest("section")!;
const state = async (me: Person, id: string) => (await me(pagesApi.read, { params: { id } })).page.approval;

test("a writer asks with a note, sees what is waited for, and takes it back", async () => {
  const { ana, id } = await openWorld();
  const { user } = open(ana, id);
  await user.click(await within(await panel()).findByRole("link", { name: "Ask for approval" }));
  const sheet = await screen.findByRole("dialog", { name: "Ask for approval" });
  expect(await within(sheet).findByText("Another editor or manager has to approve it.")).toBeTruthy();
  expect(within(sheet).queryByRole("button", { name: /Publish/ })).toBeNull();
  // who approves decides when
  expect(within(sheet).queryByRole("radio", { name: "At a set time" })).toBeNull();
  await user.type(within(sheet).getByRole("textbox", { name: /Change note/ }), "One more sensor");
  await user.click(within(sheet).getByRole("button", { name: "Ask for approval" }));
  expect(await within(await panel()).findByText("Waiting for approval")).toBeTruthy();
  expect(await state(ana, id)).toMatchObject({ state: "waiting", note: "One more sensor", asked_by: "Ana Writer" });

  await user.click(within(await panel()).getByRole("link", { name: "Show request" }));
  const waiting = await screen.findByRole("dialog", { name: "Waiting for approval" });
  expect(await within(waiting).findByText(/Nobody approves what they asked for themselves/)).toBeTruthy();
  expect(within(waiting).getByText("Change note: “One more sensor”")).toBeTruthy();
  expect(within(waiting).queryByRole("button", { name: /Approve/ })).toBeNull();
  await user.click(within(waiting).getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await within(await panel()).findByRole("link", { name: "Ask for approval" })).toBeTruthy();
  expect(await state(ana, id)).toBeNull();
});

test("who approves sees who asked and the differences, and publishes exactly that", async () => {
  const { ben, id, ask } = await openWorld();
  await ask("One more sensor");
  const { user } = open(ben, id);
  await user.click(await within(await panel()).findByRole("link", { name: "Review" }));
  const sheet = await screen.findByRole("dialog", { name: "Review and approve" });
  expect(await within(sheet).findByText(/^Ana Writer asked on .* exactly this is published/)).toBeTruthy();
  expect(within(sheet).getByText("Three", { selector: "ins" })).toBeTruthy();
  // the note is part of what was asked for
  expect(within(sheet).queryByRole("textbox", { name: /Change note/ })).toBeNull();
  await user.click(within(sheet).getByRole("button", { name: "Approve and publish version 2" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { publications } = await ben(publicationsApi.list, { params: { id }, query: {} });
  expect(publications[0]).toMatchObject({ number: 2, note: "One more sensor", published_by: "Ben Reader" });
});

test("a page that changed while it was reviewed is refused, and can be asked for again with its note", async () => {
  const { ben, id, ask, write } = await openWorld();
  await ask("One more sensor");
  const { user } = open(ben, id, "?publish");
  const sheet = await screen.findByRole("dialog");
  const approve = await within(sheet).findByRole("button", { name: "Approve and publish version 2" });
  await write("Four sensors.");
  await user.click(approve);
  expect((await within(sheet).findByRole("alert")).textContent).toContain("The page changed meanwhile");
  expect(await within(sheet).findByText("The page has changed since approval was asked for")).toBeTruthy();
  expect(within(sheet).getByText("Four", { selector: "ins" })).toBeTruthy();
  expect(within(sheet).getByRole("button", { name: "Send back" })).toBeTruthy();
  expect(within(sheet).getByRole<HTMLTextAreaElement>("textbox", { name: /Change note/ }).value).toBe(
    "One more sensor",
  );
  await user.click(within(sheet).getByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await state(ben, id)).toMatchObject({ state: "waiting", asked_by: "Ben Reader", is_outdated: false });
  expect((await ben(pagesApi.read, { params: { id } })).page.publication?.number).toBe(1);
});

test("sends back with a remark, which the writer reads where they ask again", async () => {
  const { ana, ben, id, ask } = await openWorld();
  await ask();
  const { user, unmount } = open(ben, id, "?publish");
  await user.click(await screen.findByRole("button", { name: "Send back" }));
  const dialog = await screen.findByRole("dialog", { name: "Send “Harbour” back?" });
  await user.click(within(dialog).getByRole("button", { name: "Send back" }));
  expect(await within(dialog).findByText("Enter a remark")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: "Remark" }), "Name the street.");
  await user.click(within(dialog).getByRole("button", { name: "Send back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  unmount();
  open(ana, id, "?publish");
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByText("Ben Reader sent it back")).toBeTruthy();
  expect(within(sheet).getByText("“Name the street.”")).toBeTruthy();
  expect(within(sheet).getByRole("button", { name: "Ask again" })).toBeTruthy();
});

test("announces no mail without a mail server, nor to somebody who has left", async () => {
  const { ana, ben, manager, id, ask } = await openWorld();
  const config = { sends_mail: false };
  const asking = open(ana, id, "?publish", config);
  const sheet = await screen.findByRole("dialog", { name: "Ask for approval" });
  expect(await within(sheet).findByText(/Those who may approve see the request on the dashboard/)).toBeTruthy();
  expect(sheet.textContent).not.toContain("get a mail");
  asking.unmount();
  await ask();
  const textOf = async (config: object) => {
    const { user, unmount } = open(ben, id, "?publish", config);
    await user.click(await screen.findByRole("button", { name: "Send back" }));
    const { textContent } = await screen.findByRole("dialog", { name: "Send “Harbour” back?" });
    unmount();
    return textContent;
  };
  expect(await textOf({})).toContain("Ana Writer gets a mail with your remark.");
  expect(await textOf(config)).toContain("No mail server is set up. Ana Writer sees your remark on the dashboard.");
  await manager(teamApi.removeMember, { params: { id: ana.user_id } });
  expect(await textOf({})).toContain("Ana Writer is no longer in the team and is not told.");
});

test("an editor cannot decide where managers approve, and a decision made meanwhile is explained", async () => {
  const { ana, ben, manager, id, ask } = await openWorld("manager");
  const { id: approval_id } = await ask();
  const first = open(ben, id, "?publish");
  const sheet = await screen.findByRole("dialog", { name: "Waiting for approval" });
  expect(await within(sheet).findByText(/A manager has to approve it/)).toBeTruthy();
  expect(within(sheet).queryByRole("button", { name: /Approve|Send back|Take back/ })).toBeNull();
  first.unmount();
  const { user } = open(manager, id, "?publish");
  const review = await screen.findByRole("dialog");
  const approve = await within(review).findByRole("button", { name: "Approve and publish version 2" });
  await ana(approvalsApi.cancel, { params: { id: approval_id } });
  await user.click(approve);
  const alert = await within(review).findByRole("alert");
  expect(alert.textContent).toContain("Somebody has to ask for approval first.");
  expect(await within(review).findByRole("button", { name: "Ask for approval" })).toBeTruthy();
});
