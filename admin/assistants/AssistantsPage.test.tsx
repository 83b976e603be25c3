import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { assistantsApi } from "#contract/assistants.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string) => renderRoute("/assistants", { transport: server.transport, token });

test("a manager turns assistants on, chooses what they may do and sees the latest calls", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = at(me.token);
  await user.click(await screen.findByRole("switch", { name: "Assistants are off" }));
  const address = await screen.findByRole<HTMLInputElement>("textbox", { name: "Address" });
  expect(address.value).toMatch(/\/mcp$/);
  await user.click(screen.getByRole("switch", { name: "Propose suggestions" }));
  await expect
    .poll(async () => (await me(assistantsApi.get, {})).assistant_access)
    .toMatchObject({ is_on: true, may_read_drafts: false, may_suggest: true });
  expect(await screen.findByText("No assistant has called yet.")).toBeTruthy();
});

test("lists refused calls with the reason; everyone else sees the switches without changing them", async () => {
  const boss = await server.as({ role: "manager" });
  await boss(assistantsApi.update, {
    body: { assistant_access: { is_on: true, may_read_drafts: false, may_suggest: false } },
  });
  const { secret } = await server.make.apiToken(boss.customer_id, { name: "Chat app", scopes: '{"pages":"read"}' });
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "publish", arguments: {} } };
  await server.app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      authorization: `Bearer ${secret}`,
    },
    payload: JSON.stringify(call),
  });
  const { unmount } = at(boss.token);
  const row = (await screen.findByText("Called “publish”")).closest("tr");
  expect(within(row as HTMLElement).getByText(/There is no tool called publish/)).toBeTruthy();
  unmount();
  const editor = await server.as({ role: "editor", customer_id: boss.customer_id });
  at(editor.token);
  const main = await screen.findByRole<HTMLInputElement>("switch", { name: "Assistants may connect" });
  expect(main.disabled).toBe(true);
  expect(screen.queryByRole("heading", { name: "Calls" })).toBeNull();
});
