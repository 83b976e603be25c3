import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { onCityConfirmed, tellCityConfirmed } from "#admin/session/city-confirmed.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const ADDRESS = "https://login.city.example/authorize";

/** A manager without a password, in a session that the city's provider made. */
async function cityManager() {
  const me = await server.as({ role: "manager" });
  const { system } = server.database;
  await server.make.identityProvider(me.customer_id);
  const domain = `${me.user_id.slice(-12)}.example`;
  await system.insertInto("identity_domains").values({ customer_id: me.customer_id, domain, token: "x" }).execute();
  const id = uuidv7();
  const link = {
    id,
    customer_id: me.customer_id,
    user_id: me.user_id,
    issuer: "https://10.0.0.1",
    subject: me.user_id,
  };
  await system
    .insertInto("identity_links")
    .values({ ...link, email: me.email })
    .execute();
  const ofMe = () => system.updateTable("auth_tokens").where("user_id", "=", me.user_id);
  const confined = { identity_link_id: id, confined_to: me.customer_id, customer_id: me.customer_id };
  await ofMe()
    .set({ ...confined, password_seen_at: null })
    .execute();
  const confirm = () => ofMe().set({ city_seen_at: new Date().toISOString() }).execute();
  return { token: me.token, domain, confirm };
}

/** The provider of these tests cannot be reached: only the address that leads there is given. */
const withAddress: Transport = (url, init) =>
  url === "/api/user/confirm_with_city"
    ? Promise.resolve(new Response(JSON.stringify({ url: ADDRESS }), { status: 200 }))
    : server.transport(url, init);

function watchTabs(tab: { location: { replace: (url: string) => void }; close: () => void } | null) {
  const open = vi.spyOn(window, "open").mockReturnValue(tab as Window | null);
  onTestFinished(() => open.mockRestore());
}

test("staff without a password confirm with their city account in a new tab, and the page goes on by itself", async () => {
  const me = await cityManager();
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  watchTabs(tab);
  const { user } = renderRoute("/sign-in-settings", { transport: withAddress, token: me.token });
  await user.click(await screen.findByRole("button", { name: `Remove ${me.domain}` }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  expect(within(dialog).queryByLabelText("Current password")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Confirm with your city account" }));
  expect(await within(dialog).findByText(/Sign in again in the new tab/)).toBeTruthy();
  expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS);
  await me.confirm();
  tellCityConfirmed();
  expect(await screen.findByText("No domains yet")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("says so if the browser opens no tab, or the provider is away", async () => {
  const me = await cityManager();
  watchTabs(null);
  const { user } = renderRoute("/sign-in-settings", { transport: server.transport, token: me.token });
  await user.click(await screen.findByRole("button", { name: `Remove ${me.domain}` }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  const button = within(dialog).getByRole("button", { name: "Confirm with your city account" });
  await user.click(button);
  expect(await within(dialog).findByText(/did not open a new tab/)).toBeTruthy();
  const close = vi.fn();
  watchTabs({ location: { replace: () => undefined }, close });
  await user.click(button);
  expect((await within(dialog).findByRole("alert")).textContent).toBeTruthy();
  expect(close).toHaveBeenCalled();
});

test("for the account's own password the city account is not offered", async () => {
  const me = await cityManager();
  const { user } = renderRoute("/user", { transport: server.transport, token: me.token });
  await user.type(await screen.findByLabelText("New password"), "seven purple ferries");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  expect(within(dialog).getByText(/your city account is not enough/)).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: "Confirm with your city account" })).toBeNull();
});

test("the tab that comes back from the city tells the other one, although its person is signed in", async () => {
  const me = await cityManager();
  const heard = vi.fn();
  onTestFinished(onCityConfirmed(heard));
  const close = vi.spyOn(window, "close").mockReturnValue();
  onTestFinished(() => close.mockRestore());
  renderRoute("/confirmed#confirmed", { transport: server.transport, token: me.token });
  expect(await screen.findByRole("heading", { name: "You confirmed that it is you" })).toBeTruthy();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(close).toHaveBeenCalled();
});
