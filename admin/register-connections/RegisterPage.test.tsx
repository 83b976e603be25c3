import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { registerConnectionsApi } from "#contract/register-connections.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { startRegister } from "#server/testing/register-server.ts";
import { registerWorld } from "#server/testing/register-world.ts";

vi.setConfig({ testTimeout: 60_000 });

const register = await startRegister();
const server = await startTestApp({ OUTBOUND_HOSTS: register.host });
afterAll(register.stop);
beforeEach(async () => {
  register.reset();
  await server.database.system.deleteFrom("rate_limits").execute();
});
await Promise.all([
  import("./RegisterPage.tsx"),
  import("#admin/algorithms/AlgorithmPage.tsx"),
  import("#admin/factsheets/standards/StandardsTab.tsx"),
]);

const at = (path: string, token: string) => renderRoute(path, { transport: server.transport, token });
const { connection } = register;

test("connects the register, shows the step that fails, and disconnects", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = at("/dutch-register", me.token);
  expect(await screen.findByText("Not connected")).toBeTruthy();
  const fill = async (name: string | RegExp, value: string) => {
    const field = screen.getByLabelText(name, { selector: "input" });
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  };
  await fill("API address", connection.api_address);
  await fill("Sign-in address", connection.token_address);
  await fill("Organization code", connection.organization);
  await fill("User name", connection.username);
  await user.click(screen.getByRole("button", { name: "Save connection" }));
  expect(await screen.findByText(/^Enter the password or secret/)).toBeTruthy();
  await fill("Password", "wrong");
  await user.click(screen.getByRole("button", { name: "Save connection" }));
  expect(await screen.findByText("Connected")).toBeTruthy();
  expect(screen.getByLabelText("Password", { selector: "input" })).toHaveProperty("value", "");
  expect(screen.getByText(/^Saved on .* Leave it empty to keep it/)).toBeTruthy();
  const test = within(screen.getByRole("region", { name: "Connection test" }));
  await user.click(test.getByRole("button", { name: "Test connection" }));
  expect(await test.findByText("Stopped at: Sign in")).toBeTruthy();
  expect(test.getByText(/did not accept the account.*It answered: invalid_grant/)).toBeTruthy();
  await fill("Password", "right");
  await user.click(screen.getByRole("button", { name: "Save connection" }));
  await screen.findByText(/^Not tested yet/);
  const again = within(await screen.findByRole("region", { name: "Connection test" }));
  await user.click(again.getByRole("button", { name: "Test connection" }));
  expect(await again.findByText("All steps passed")).toBeTruthy();
  expect(again.getByText("In the register: 0. With a reference of yours: 0.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disconnect the register?" }));
  await user.click(dialog.getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText("Not connected")).toBeTruthy();
});

test("asks for the password first if it was long ago", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.registerConnection(me.customer_id, { is_on: false });
  await server.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: new Date(0).toISOString() })
    .where("user_id", "=", me.user_id)
    .execute();
  const { user } = at("/dutch-register", me.token);
  expect(await screen.findByText("Switched off")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save connection" }));
  // the address is checked after the proof
  expect(await screen.findByRole("dialog", { name: "Enter your current password" })).toBeTruthy();
});

test("tells editors whom to ask", async () => {
  const { token } = await server.as({ role: "editor" });
  at("/dutch-register", token);
  expect(await screen.findByText("Only managers can see the connection to the register")).toBeTruthy();
});

async function algorithm() {
  const me = await server.as({ role: "manager" });
  const world = await registerWorld(server, me);
  const path = `/inventory/algorithms/${world.algorithm_id}/standards`;
  const connect = () => me(registerConnectionsApi.save, { body: { register_connection: connection } });
  const card = async () => within(await screen.findByRole("region", { name: "Dutch register" }));
  return { me, path, connect, card, ...world };
}

test("sends an algorithm with a click, and withdraws it after asking", async () => {
  const { me, path, connect, card } = await algorithm();
  const before = at(path, me.token);
  expect((await (await card()).findByRole("link", { name: "Connect the register" })).getAttribute("href")).toBe(
    "/dutch-register",
  );
  before.unmount();
  await connect();
  const { user } = at(path, me.token);
  await (await card()).findByText("Not sent");
  await user.click((await card()).getByRole("button", { name: "Send" }));
  await (await card()).findByText("Sending");
  expect((await card()).queryByRole("button")).toBeNull();
  await server.work();
  await waitFor(async () => expect((await card()).getByText("In step")).toBeTruthy(), { timeout: 5000 });
  expect((await card()).getByText("10000000")).toBeTruthy();
  await user.click((await card()).getByRole("button", { name: "Withdraw from the register" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Withdraw from the register?" }));
  expect(register.asked).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: "Withdraw from the register" }));
  await (await card()).findByText("Sending");
  await server.work();
  await waitFor(async () => expect((await card()).getAllByText("Withdrawn")).toHaveLength(2), { timeout: 5000 });
  expect((await card()).getByRole("button", { name: "Send again" })).toBeTruthy();
});

test("links what the register refuses to our fields; viewers see it and cannot send", async () => {
  const { me, path, connect, card, algorithm_id } = await algorithm();
  await connect();
  const detail = [
    { loc: ["body", "goal"], msg: "<b>too long</b>" },
    { loc: ["body", "colour"], msg: "unknown" },
  ];
  register.troubled({ status: 200, body: [] }, { status: 422, body: { detail } });
  const { user, unmount } = at(path, me.token);
  await user.click(await (await card()).findByRole("button", { name: "Send" }));
  await (await card()).findByText("Sending");
  await server.work();
  await waitFor(async () => expect((await card()).getByText("Refused")).toBeTruthy(), { timeout: 5000 });
  const link = (await card()).getByRole("link", { name: /What is it for|purpose/i });
  expect(link.getAttribute("href")).toBe(`/inventory/algorithms/${algorithm_id}/factsheet?level=3#question-purpose`);
  expect((await card()).getByText("<b>too long</b>")).toBeTruthy();
  expect((await card()).getByText("colour")).toBeTruthy();
  unmount();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at(path, viewer.token);
  await (await card()).findByText("Refused");
  expect((await card()).queryByRole("button")).toBeNull();
});
