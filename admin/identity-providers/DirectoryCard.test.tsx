import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { directoryOf } from "#server/testing/directory.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string) => renderRoute("/sign-in-settings", { transport: server.transport, token });

test("makes the directory's token, shows it once, counts what it sent, and revokes it after asking", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.identityProvider(me.customer_id);
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Make a token" }));
  const fresh = await screen.findByRole("alertdialog", { name: "Token for the directory" });
  const secret = within(fresh).getByRole<HTMLInputElement>("textbox", { name: "Token" }).value;
  expect((await directoryOf(server, secret)("POST", "/Users", { userName: me.email })).status).toBe(201);
  await user.click(within(fresh).getByRole("button", { name: "I have copied it" }));
  expect(await screen.findByText(`gpd_…${secret.slice(-4)}`)).toBeTruthy();
  expect(document.body.textContent).not.toContain(secret);

  await user.click(screen.getByRole("button", { name: "Make a new token" }));
  const replacing = await screen.findByRole("alertdialog", { name: "Make a new token for the directory?" });
  await user.click(within(replacing).getByRole("button", { name: "Make a new token" }));
  await user.click(await screen.findByRole("button", { name: "I have copied it" }));
  expect((await directoryOf(server, secret)("GET", "/Users")).status).toBe(401);

  await user.click(screen.getByRole("button", { name: "Revoke" }));
  const revoking = await screen.findByRole("alertdialog", { name: "Revoke the directory’s token?" });
  await user.click(within(revoking).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("No token yet, so nothing is accepted from a directory.")).toBeTruthy();
});

test("asks for the password first if it was long ago", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.identityProvider(me.customer_id);
  await server.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: new Date(0).toISOString() })
    .where("user_id", "=", me.user_id)
    .execute();
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Make a token" }));
  expect(await screen.findByRole("dialog", { name: "Enter your current password" })).toBeTruthy();
});

test("offers nothing before a provider is connected", async () => {
  const me = await server.as({ role: "manager" });
  at(me.token);
  expect(await screen.findByText("Not connected")).toBeTruthy();
  expect(screen.queryByText("Directory (SCIM)")).toBeNull();
});
