import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string) => renderRoute("/api-tokens", { transport: server.transport, token });

test("makes a token for a service, shows it once, and it works as far as was chosen", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "New token" }));
  const dialog = await screen.findByRole("dialog", { name: "New token" });
  await user.click(within(dialog).getByRole("button", { name: "Create token" }));
  expect(await within(dialog).findByText("Enter a name")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: "Name" }), "Asset register");
  await user.click(within(dialog).getByRole("radio", { name: /A service/ }));
  const labels = within(dialog).getByRole("radiogroup", { name: "Labels" });
  await user.click(within(labels).getByRole("radio", { name: "Write" }));
  await user.click(within(dialog).getByRole("button", { name: "Create token" }));
  const copy = await screen.findByRole("alertdialog", { name: "Copy your new token" });
  const secret = within(copy).getByRole<HTMLInputElement>("textbox", { name: "Token for Asset register" }).value;
  await server.clientFor(secret)(labelsApi.create, { body: { label: { name: "Traffic", color: "#15803d" } } });
  await user.click(within(copy).getByRole("button", { name: "Done" }));
  expect((await screen.findByText("Write: Labels")).closest("tr")?.textContent).toContain("Service");
  expect(document.body.textContent).not.toContain(secret);
});

test("offers a viewer nothing but reading, and no services", async () => {
  const me = await server.as({ role: "viewer" });
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "New token" }));
  const dialog = await screen.findByRole("dialog", { name: "New token" });
  expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: /Editor/ }).disabled).toBe(true);
  expect(within(dialog).queryByRole("radio", { name: /A service/ })).toBeNull();
  expect(within(dialog).queryByRole("radio", { name: "Write" })).toBeNull();
});

test("asks for the password before a new secret if it was long ago, then shows the new one", async () => {
  const me = await server.as({ role: "editor" });
  const { id, secret } = await server.make.apiToken(me.customer_id, { user_id: me.user_id, name: "Map sync" });
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Actions for Map sync" }));
  await user.click(await screen.findByRole("menuitem", { name: "New secret" }));
  await server.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: new Date(0).toISOString() })
    .where("user_id", "=", me.user_id)
    .execute();
  await user.click(await screen.findByRole("button", { name: "Make new secret" }));
  expect(await screen.findByRole("dialog", { name: "Enter your current password" })).toBeTruthy();
  const { api_tokens } = await me(apiTokensApi.list, { query: {} });
  expect(api_tokens).toMatchObject([{ id, hint: `gpp_…${secret.slice(-4)}` }]);
});

test("ends a token after asking, and says when one has expired", async () => {
  const me = await server.as({ role: "editor" });
  const expires_at = "2026-01-02T12:00:00Z";
  await server.make.apiToken(me.customer_id, { user_id: me.user_id, name: "Map sync", expires_at });
  const { user } = at(me.token);
  expect(await screen.findByText(/^Expired /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Actions for Map sync" }));
  await user.click(await screen.findByRole("menuitem", { name: "End token" }));
  const question = await screen.findByRole("alertdialog", { name: "End Map sync?" });
  await user.click(within(question).getByRole("button", { name: "End token" }));
  expect(await screen.findByText("No tokens yet")).toBeTruthy();
});
