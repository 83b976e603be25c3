import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { approvalsApi } from "#contract/approvals.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageWorld } from "#server/testing/page-world.ts";
// preload lazy modules: on a busy machine they would time out
import "./ApprovalsCards.tsx";

const server = await shareTestApp();

test("lists what others asked for, with a link into the review, and what was sent back until it is put away", async () => {
  const manager = await server.as({ role: "manager", name: "Mia Head" });
  const { customer_id } = manager;
  const ana = await server.as({ role: "editor", name: "Ana Writer", customer_id });
  const { id } = await pageWorld(server, customer_id).devicePage();
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "manager" } } });
  const { approval } = await ana(approvalsApi.ask, { params: { id }, body: {} });
  const open = (me: typeof ana) => renderRoute("/dashboard", { transport: server.transport, token: me.token });
  const region = (name: string) => screen.findByRole("region", { name });

  const first = open(manager);
  const waiting = within(await region("Waiting for your approval"));
  const link = waiting.getByRole("link", { name: /: Review$/ });
  expect(link.getAttribute("href")).toBe(`/guide-app/pages/devices/${id}?publish`);
  expect(waiting.getByText(/^Ana Writer asked/)).toBeTruthy();
  first.unmount();

  await manager(approvalsApi.sendBack, { params: { id: approval.id }, body: { remark: "Name the street." } });
  const { user } = open(ana);
  const back = within(await region("Sent back to you"));
  expect(back.getByText(/^Mia Head, .*: “Name the street\.”$/)).toBeTruthy();
  // an editor does not approve here
  expect(screen.queryByRole("region", { name: "Waiting for your approval" })).toBeNull();
  await user.click(back.getByRole("button", { name: /^Put away/ }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Sent back to you" })).toBeNull());
});
