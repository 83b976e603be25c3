import type { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setTransport } from "#admin/api/call.ts";
import { renderApp } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { userApi } from "#contract/user.ts";
import { shareTestApp, startTestApp } from "#server/testing/harness.ts";
import { readToken } from "./token.ts";

const server = await shareTestApp();
const { transport } = server;
const TERMS_LATER = "2999-01-01";

/** The in-process server, with a log of requests. */
function listening() {
  const asked: string[] = [];
  const send: Transport = (url, init) => {
    asked.push(`${init.method} ${url}`);
    return transport(url, init);
  };
  return { asked, send };
}

const refusing: Transport = () =>
  Promise.resolve(new Response('{"code":"unauthenticated","message":"x"}', { status: 401 }));
const cachedIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);

test("R8.1 signs out on any 401, redirects to /auth/login and remembers the address", async () => {
  const { token } = await server.as();
  const { router, client } = renderApp("/user", { transport, token });
  await screen.findByRole("button", { name: /Your menu/ });
  setTransport(refusing);
  void client.invalidateQueries();
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/auth/login");
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(sessionStorage.getItem("return_url")).toBe("/user");
  await waitFor(() => expect(cachedIn(client)).toEqual([]));
});

test("R8.1 clears the cache when the session ends while a screen is loading", async () => {
  const { token } = await server.as();
  // once its code is cached, a screen still renders after the frame around it
  for (const path of ["/user", "/guide-app/labels", "/user"]) {
    const { client, unmount } = renderApp(path, { transport, token });
    await screen.findByRole("button", { name: /Your menu/ });
    setTransport(refusing);
    await client.invalidateQueries();
    await screen.findByRole("heading", { name: "Sign in" });
    await waitFor(() => expect(cachedIn(client)).toEqual([]));
    unmount();
  }
});

test("retries a rejected request for the user only on demand", async () => {
  const { token } = await server.as();
  let asked = 0;
  const send: Transport = (url, init) => {
    if (url !== userApi.get.path) return transport(url, init);
    asked += 1;
    return Promise.resolve(new Response('{"code":"forbidden","message":"x"}', { status: 403 }));
  };
  const { user } = renderApp("/user", { transport: send, token });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(asked).toBe(1);
  await user.click(retry);
  await screen.findByRole("button", { name: "Try again" });
  expect(asked).toBe(2);
});

test("R6.4 R4.2 redirects to /auth/login with an expired token", async () => {
  const { token } = await server.as();
  const { router } = renderApp("/dashboard", { transport, token: { token, expiration: "2020-01-01T00:00:00Z" } });
  await screen.findByRole("heading", { name: "Sign in" });
  expect(router.state.location.pathname).toBe("/auth/login");
});

test("R6.5 redirects a signed-in user from an /auth path to /dashboard", async () => {
  const { token } = await server.as();
  const { router } = renderApp("/auth/login", { transport, token });
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
});

test("R6.3 shows a share session its subject in a slim frame, and redirects other paths there", async () => {
  const { customer_id } = await server.as();
  const share = await server.make.shareLink({ customer_id, redirect_to: "/guide-app/labels" });
  const { asked, send } = listening();
  const token = { token: share.token, expiration: TERMS_LATER, anonymous: true, redirect_to: "/guide-app/labels" };
  const { router } = renderApp("/dashboard", { transport: send, token });
  expect(await screen.findByText("Shared with you")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/guide-app/labels");
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  expect(asked.filter((call) => /user|customer/.test(call))).toEqual([]);
});

test.each([
  [true, "/guide-app/settings/site-wide"],
  [false, "/dashboard"],
])("R6.2 R6.1 redirects /react-guide-app-settings with admin %s to %s", async (admin, end) => {
  const { token } = await server.as({ admin });
  const { router } = renderApp("/react-guide-app-settings", { transport, token });
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
});

test("R4.5 R9.10 blocks everything until new terms are accepted", async () => {
  const { token } = await server.as();
  const { user } = renderApp("/guide-app/labels", { transport, token, config: { terms_date: TERMS_LATER } });
  const dialog = await screen.findByRole("alertdialog", { name: "New terms of use" });
  expect(screen.queryByRole("heading", { name: "Labels" })).toBeNull();
  expect(within(dialog).getByRole("link", { name: "Sign out" }).getAttribute("href")).toBe("/logout");
  const accepted: Transport = async (url, init) => {
    const reply = await transport(url, init);
    if (url !== "/api/user/accept_tos") return reply;
    const { user: person } = (await reply.json()) as { user: object };
    return new Response(JSON.stringify({ user: { ...person, tos_accepted_at: "3000-01-01T00:00:00Z" } }));
  };
  setTransport(accepted);
  await user.click(within(dialog).getByRole("button", { name: "Accept and continue" }));
  expect(await screen.findByRole("heading", { name: "Labels" })).toBeTruthy();
});

test("R3.3 R4.3 R7.9 switches customer to /dashboard, and reloads customer, locales, dashboard and site, but not the customers", async () => {
  const me = await server.as({ role: "manager" });
  const other = await server.make.customer("Port of Testing", me.user_id);
  const { asked, send } = listening();
  const { user, router } = renderApp("/guide-app/settings/site-wide", { transport: send, token: me.token });
  const switcher = (await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" }))[0];
  await waitFor(() => expect(asked).toContain("GET /api/v1/sites/locales"));
  await user.click(switcher as HTMLElement);
  const before = asked.length;
  await user.click(await screen.findByRole("menuitemradio", { name: "Port of Testing" }));
  await screen.findAllByRole("button", { name: "Switch workspace: Port of Testing" });
  expect(router.state.location.pathname).toBe("/dashboard");
  const after = asked.slice(before);
  expect(after).toContain("PUT /api/user/customer");
  expect(after).toContain("GET /api/v1/customer");
  for (const path of ["sites/locales", "sites/current", "inventory/devices", "web/search_pages"])
    await waitFor(() =>
      expect(
        asked.slice(before).some((call) => call.startsWith(`GET /api/v1/${path}`)),
        path,
      ).toBe(true),
    );
  expect(asked.filter((call) => call === "GET /api/v1/customers")).toHaveLength(1);
  expect((await me(userApi.get, {})).user.customer_id).toBe(other.id);
});

test("R7.5 sends a numeric customer id back as a number", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.customer("Mole of Testing", me.user_id);
  const sent: unknown[] = [];
  const numbered: Transport = async (url, init) => {
    if (url === "/api/user/customer") {
      sent.push(JSON.parse(init.body as string));
      return new Response("{}", { status: 500 });
    }
    const reply = await transport(url, init);
    if (url !== "/api/v1/customers") return reply;
    const { customers } = (await reply.json()) as { customers: { name: string }[] };
    return Response.json({
      customers: customers.map((one) => (one.name === "Mole of Testing" ? { ...one, id: 42 } : one)),
    });
  };
  const { user } = renderApp("/guide-app/labels", { transport: numbered, token: me.token });
  const [button] = await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" });
  await user.click(button as HTMLElement);
  await user.click(await screen.findByRole("menuitemradio", { name: "Mole of Testing" }));
  await waitFor(() => expect(sent).toEqual([{ user: { customer_id: 42 } }]));
});

test("sends no request of the old customer's screen to the new customer", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.customer("Quay of Testing", me.user_id);
  const { id } = await server.make.device(me.customer_id, { name: "Quay camera" });
  const { asked, send } = listening();
  const { user } = renderApp(`/inventory/devices/${id}/datachain/overview`, { transport: send, token: me.token });
  await screen.findByRole("heading", { level: 1, name: "Quay camera Overview" });
  await user.click(
    (await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" }))[0] as HTMLElement,
  );
  const before = asked.length;
  await user.click(await screen.findByRole("menuitemradio", { name: "Quay of Testing" }));
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  await screen.findAllByRole("button", { name: "Switch workspace: Quay of Testing" });
  expect(asked.slice(before).filter((call) => call.includes(id))).toEqual([]);
});

test("asks about unsaved changes before switching customer", async () => {
  const me = await server.as({ role: "manager" });
  const other = await server.make.customer("Pier of Testing", me.user_id);
  const { id } = await server.make.device(me.customer_id, { name: "Quay camera" });
  const { user } = renderApp(`/inventory/devices/${id}/details`, { transport, token: me.token });
  await user.type(await screen.findByRole("textbox", { name: /^Model/ }), "M");
  const choose = async () => {
    const [button] = await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" });
    await user.click(button as HTMLElement);
    await user.click(await screen.findByRole("menuitemradio", { name: "Pier of Testing" }));
    return within(await screen.findByRole("alertdialog"));
  };
  const customerNow = async () => (await me(userApi.get, {})).user.customer_id;
  await user.click((await choose()).getByRole("button", { name: "Stay here" }));
  expect(await customerNow()).toBe(me.customer_id);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Model/ }).value).toBe("M");
  await user.click((await choose()).getByRole("button", { name: "Leave page" }));
  await screen.findAllByRole("button", { name: "Switch workspace: Pier of Testing" });
  expect(await customerNow()).toBe(other.id);
});

test("keeps the customer when switching fails, and says so", async () => {
  const me = await server.as({ role: "manager" });
  await server.make.customer("Dock of Testing", me.user_id);
  const { user } = renderApp("/guide-app/labels", {
    token: me.token,
    transport: (url, init) =>
      url === "/api/user/customer" ? Promise.resolve(new Response("{}", { status: 500 })) : transport(url, init),
  });
  const [button] = await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" });
  await user.click(button as HTMLElement);
  await user.click(await screen.findByRole("menuitemradio", { name: "Dock of Testing" }));
  expect(await screen.findByText("You are still in the same workspace.")).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
});

/** Switches the session's customer, as another window of this browser would. */
async function switchElsewhere(token: string, customer_id: string) {
  await server.clientFor(token)(userApi.switchCustomer, { body: { user: { customer_id } } });
}
const hearOfSwitch = (customer_id: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key: "customer_id", newValue: `${customer_id} 1` }));

const moved = () => screen.findByRole("alertdialog", { name: "You switched workspaces in another window" });

async function typedInDetails(name: string) {
  const me = await server.as({ role: "manager" });
  const other = await server.make.customer(name, me.user_id);
  const { id } = await server.make.device(me.customer_id, { name: "Quay camera" });
  const { asked, send } = listening();
  const view = renderApp(`/inventory/devices/${id}/details`, { transport: send, token: me.token });
  await view.user.type(await screen.findByRole("textbox", { name: /^Model/ }), "M");
  await screen.findAllByRole("button", { name: "Switch workspace: City of Testing" });
  const model = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Model/, hidden: true }).value;
  return { me, other, id, asked, model, ...view };
}

test("reports a switch in another window, and keeps the input when going back", async () => {
  const { me, other, user, model } = await typedInDetails("Harbour of Testing");
  await switchElsewhere(me.token, other.id);
  hearOfSwitch(other.id);
  const dialog = await moved();
  await within(dialog).findByText(/was showing City of Testing. You switched to Harbour of Testing in another window/);
  await user.click(within(dialog).getByRole("button", { name: "Go back to City of Testing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(model()).toBe("M");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull());
  expect((await me(userApi.get, {})).user.customer_id).toBe(me.customer_id);
});

test("saves to neither customer after a switch in another window, and keeps the input", async () => {
  const { me, other, id, user, model } = await typedInDetails("Wharf of Testing");
  await switchElsewhere(me.token, other.id);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = await moved();
  expect(model()).toBe("M");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(model()).toBe("M");
  const device = await server.database.system
    .selectFrom("devices")
    .select("model")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(device.model).toBeNull();
});

test("asks about unsaved changes before showing the other customer", async () => {
  const { me, other, user, router, model } = await typedInDetails("Jetty of Testing");
  await switchElsewhere(me.token, other.id);
  hearOfSwitch(other.id);
  await user.click(await within(await moved()).findByRole("button", { name: "Show Jetty of Testing here" }));
  const leave = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  expect(model()).toBe("M");
  await user.click(within(leave).getByRole("button", { name: "Leave page" }));
  await screen.findAllByRole("button", { name: "Switch workspace: Jetty of Testing" });
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("asks nothing once this window's customer is chosen again elsewhere", async () => {
  const { me, other } = await typedInDetails("Basin of Testing");
  await switchElsewhere(me.token, other.id);
  hearOfSwitch(other.id);
  await moved();
  await switchElsewhere(me.token, me.customer_id);
  hearOfSwitch(me.customer_id);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("sends no unknown header to another API", async () => {
  const { token } = await server.as();
  const headers: string[] = [];
  const plain: Transport = async (url, init) => {
    headers.push(...Object.keys(init.headers as Record<string, string>));
    const reply = await transport(url, init);
    if (url !== "/api/user") return reply;
    const { user: person } = (await reply.json()) as { user: Record<string, unknown> };
    const { id, admin, tos_accepted_at, customer_id } = person;
    return Response.json({ user: { id, admin, tos_accepted_at, customer_id } });
  };
  renderApp("/guide-app/labels", { transport: plain, token });
  await screen.findByRole("heading", { level: 1, name: "Labels" });
  expect([...new Set(headers)].toSorted()).toEqual(["authorization"]);
});

test("R4.5 requests no customer data until the terms are accepted, then all of it", async () => {
  const strict = await startTestApp({ TERMS_DATE: "2026-01-31" });
  const me = await strict.as();
  await strict.database.system
    .updateTable("users")
    .set({ tos_accepted_at: null })
    .where("id", "=", me.user_id)
    .execute();
  const refused: string[] = [];
  const send: Transport = async (url, init) => {
    const reply = await strict.transport(url, init);
    if (!reply.ok) refused.push(`${reply.status} ${url}`);
    return reply;
  };
  const { user } = renderApp("/guide-app/labels", {
    transport: send,
    token: me.token,
    config: { terms_date: "2026-01-31" },
  });
  const dialog = await screen.findByRole("alertdialog", { name: "New terms of use" });
  await user.click(within(dialog).getByRole("button", { name: "Accept and continue" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Labels" })).toBeTruthy();
  expect(refused).toEqual([]);
});

test("follows a sign-out and a sign-in in another tab", async () => {
  const { token } = await server.as();
  const { router } = renderApp("/user", { transport, token });
  await screen.findByRole("button", { name: /Your menu/ });
  const kept = localStorage.getItem("auth_token") ?? "";
  localStorage.removeItem("auth_token");
  window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
  await screen.findByRole("heading", { name: "Sign in" });
  localStorage.setItem("auth_token", kept);
  window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: kept }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(readToken()?.token).toBe(token);
});

test("changes the UI language without a reload, and saves it on the server", async () => {
  const { token } = await server.as();
  const { asked, send } = listening();
  const { user } = renderApp("/team", { transport: send, token });
  await user.click(await screen.findByRole("button", { name: /Your menu/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Español" }));
  expect(await screen.findByRole("navigation", { name: "Principal" })).toBeTruthy();
  expect(document.cookie).toContain("locale=es");
  expect(document.documentElement.lang).toBe("es");
  await waitFor(() => expect(asked).toContain("PUT /api/user"));
});

test("shows the frame when an API lacks some endpoints", async () => {
  const { token } = await server.as();
  const unknown: Transport = (url, init) =>
    /customers|sites|devices|search_pages/.test(url)
      ? Promise.resolve(new Response("Not here", { status: 404 }))
      : transport(url, init);
  renderApp("/user", { transport: unknown, token });
  expect(await screen.findByRole("navigation", { name: "Main" })).toBeTruthy();
  expect((await screen.findAllByText("City of Testing")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: /View site/ })).toBeNull();
});
