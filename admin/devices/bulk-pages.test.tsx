import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { approvalsApi } from "#contract/approvals.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageWorld } from "#server/testing/page-world.ts";

vi.setConfig({ testTimeout: 60_000 });
const server = await shareTestApp();

/** Selects a device whose page can be published, one whose page has errors, and one without a page. */
async function choose() {
  const me = await server.as();
  const world = pageWorld(server, me.customer_id);
  const good = await world.devicePage();
  const bad = await server.make.device(me.customer_id, { name: "Without a chain" });
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: bad.id } } });
  await server.make.device(me.customer_id, { name: "Without a page" });
  const { user, router } = renderRoute("/inventory/devices", { transport: server.transport, token: me.token });
  for (const box of await screen.findAllByRole("checkbox", { name: /^Select (?!all)/ })) await user.click(box);
  return { me, user, router, good, bad, page };
}

test("publishes pages of several devices, with a result for each", async () => {
  const { me, user, good, page } = await choose();
  await user.click(screen.getByRole("button", { name: "Publish pages" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish the pages of these devices" }));
  expect(await dialog.findByText("No page yet")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Publish 2 pages" }));
  expect(await dialog.findByText("Published")).toBeTruthy();
  expect(await dialog.findByText(/error/i)).toBeTruthy();
  expect((await me(pagesApi.read, { params: { id: good.id } })).page.state).toBe("published");
  expect((await me(pagesApi.read, { params: { id: page.id } })).page.state).toBe("draft");
});

test("makes signs of several devices, and names devices without a code", async () => {
  const { me, user, good } = await choose();
  const { short_code } = await me(shortCodesApi.create, {
    body: { short_code: { target: { type: "page", page_id: good.id } } },
  });
  await user.click(screen.getByRole("button", { name: "Print signs" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print signs" }));
  const design = await dialog.findByRole("link", { name: "Design 1 sign" });
  expect(design.getAttribute("href")).toBe(`/short-codes/signs?codes=${short_code.code}`);
  expect(dialog.getByRole("link", { name: "Without a page" })).toBeTruthy();
});

test("where a second person approves, publishes what others asked for, asks for the rest, and leaves one's own", async () => {
  const me = await server.as({ role: "manager" });
  const other = await server.as({ role: "editor", customer_id: me.customer_id });
  const world = pageWorld(server, me.customer_id);
  const [asked, own, rest] = [await world.devicePage(), await world.devicePage(), await world.devicePage()];
  await me(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "editor" } } });
  await other(approvalsApi.ask, { params: { id: asked.id }, body: { note: "A first page" } });
  await me(approvalsApi.ask, { params: { id: own.id }, body: {} });
  const { user } = renderRoute("/inventory/devices", { transport: server.transport, token: me.token });
  for (const box of await screen.findAllByRole("checkbox", { name: /^Select (?!all)/ })) await user.click(box);
  expect(await screen.findAllByText("Waiting for approval")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Publish pages" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish the pages of these devices" }));
  expect(await dialog.findByText("Waits for somebody else")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Publish 1, ask for 1" }));
  expect(await dialog.findByText("Published")).toBeTruthy();
  expect(await dialog.findByText("Approval was asked for")).toBeTruthy();
  const pageOf = async ({ id }: { id: string }) => (await me(pagesApi.read, { params: { id } })).page;
  expect((await pageOf(asked)).publication).toMatchObject({ number: 1, note: "A first page" });
  expect([(await pageOf(own)).state, (await pageOf(rest)).approval?.state]).toEqual(["draft", "waiting"]);
});
