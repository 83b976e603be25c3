import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms and typing are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();
const at = (token: string, path: string, transport: Transport = server.transport) =>
  renderRoute(`/inventory/devices/${path}`, { transport, token });
const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

async function harbour() {
  const me = await server.as();
  const active = await server.make.status(me.customer_id, "Active");
  const paused = await server.make.status(me.customer_id, "Paused", { phase: "paused", position: 2 });
  const organization = await server.make.organization(me.customer_id, { name: "Port of Seaview" });
  const { device } = await me(devicesApi.create, {
    query: {},
    body: {
      device: {
        name: "Harbour counter",
        reference: "TRA-0018",
        status_id: active.id,
        accountable_id: organization.id,
        summary: "Counts people.",
      },
    },
  });
  const read = async (locale = "en") =>
    (await me(devicesApi.get, { params: { id: device.id }, query: { locale } })).device;
  return { me, device, active, paused, organization, read };
}

test("R2.26 creates a device from a name, and opens its page", async () => {
  const { me, active } = await harbour();
  const { user, router } = at(me.token, "new");
  await user.click(await screen.findByRole("button", { name: "Add device" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await user.type(textbox("Name"), "Smart bin");
  await user.click(screen.getByRole("button", { name: /Status/ }));
  await user.click(await screen.findByRole("option", { name: "Active" }));
  await user.click(screen.getByRole("button", { name: "Add device" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Smart bin" })).toBeTruthy();
  const id = router.state.location.pathname.split("/").at(-1) ?? "";
  const { device } = await me(devicesApi.get, { params: { id }, query: {} });
  expect(device).toMatchObject({ name: "Smart bin", status: { id: active.id }, chain: null });
});

test("creates a page for a device, and then links to it", async () => {
  const { me, device, read } = await harbour();
  const { user, router, unmount } = at(me.token, device.id);
  await user.click(await screen.findByRole("button", { name: "Create page" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/guide-app\/pages\/devices\//));
  const { page } = await read();
  expect(page).toMatchObject({ status: "draft", state: "draft" });
  const href = `/guide-app/pages/devices/${page?.id}`;
  expect(router.state.location.pathname).toBe(href);
  unmount();
  at(me.token, device.id);
  expect((await screen.findByRole("link", { name: "Edit page" })).getAttribute("href")).toBe(href);
});

test("R2.26 a template fills in name and description of a new device", async () => {
  const { me } = await harbour();
  const { user, router } = at(me.token, "new");
  await user.click(await screen.findByRole("radio", { name: /People counter/ }));
  expect(textbox("Name").value).toBe("People counter");
  await user.click(screen.getByRole("button", { name: "Add device" }));
  await screen.findByRole("heading", { level: 1, name: "People counter" });
  const id = router.state.location.pathname.split("/").at(-1) ?? "";
  const { device } = await me(devicesApi.get, { params: { id }, query: {} });
  expect(device.template_id).toBe("people_counter");
  expect(device.identifiability).not.toBeNull();
});

test("R2.26 copies a device with its details from its menu", async () => {
  const { me, device } = await harbour();
  const { user, router } = at(me.token, device.id);
  await user.click(await screen.findByRole("button", { name: "More actions: Harbour counter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Copy" }));
  await waitFor(() => expect(textbox("Name").value).toBe("Copy of Harbour counter"));
  await user.click(screen.getByRole("button", { name: "Add device" }));
  await screen.findByRole("heading", { level: 1, name: "Copy of Harbour counter" });
  const id = router.state.location.pathname.split("/").at(-1) ?? "";
  const copy = (await me(devicesApi.get, { params: { id }, query: {} })).device;
  expect(copy).toMatchObject({ summary: "Counts people.", reference: null });
});

test("R2.27 the summary shows the device's state, and changes its status in place", async () => {
  const { me, device, paused, read } = await harbour();
  const { user } = at(me.token, device.id);
  expect(await screen.findByText("Counts people.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Port of Seaview" })).toBeTruthy();
  expect(screen.getByText("Not on the public guide yet.")).toBeTruthy();
  expect(await screen.findByText("added the device")).toBeTruthy();
  const state = within(screen.getByRole("region", { name: "Status" }));
  await user.click(state.getByRole("button", { name: /Change status/ }));
  await user.click(await screen.findByRole("option", { name: "Paused" }));
  expect(await screen.findByText("Status changed")).toBeTruthy();
  expect((await read()).status?.id).toBe(paused.id);
  const [tab] = screen.getAllByRole("link", { name: "Summary" });
  expect(tab?.getAttribute("aria-current")).toBe("page");
  expect(document.title).toContain("Harbour counter");
});

test("R2.27 saves only changed details, with texts in the content language", async () => {
  const { me, device, read } = await harbour();
  const sent: unknown[] = [];
  const watching: Transport = (path, init) => {
    if (init.method === "PUT" && typeof init.body === "string") sent.push(JSON.parse(init.body));
    return server.transport(path, init);
  };
  const { user } = at(me.token, `${device.id}/details?locale=km`, watching);
  expect(await screen.findByText(/Shown in English until you translate it: “Counts people.”/)).toBeTruthy();
  await user.type(textbox(/^Summary/), "រាប់មនុស្ស");
  await user.type(textbox(/^Manufacturer/), "AirSense");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("“Harbour counter” saved")).toBeTruthy();
  expect(sent).toEqual([
    { device: { summary: "រាប់មនុស្ស", manufacturer: "AirSense", lock_version: device.lock_version } },
  ]);
  expect(await read("km")).toMatchObject({ summary: "រាប់មនុស្ស", manufacturer: "AirSense" });
  expect((await read()).summary).toBe("Counts people.");
});

test("shows errors at the top and at the field", async () => {
  const { me, device } = await harbour();
  const accountable_id = device.accountable?.id ?? null;
  await server.make.device(me.customer_id, { name: "Other", reference: "TRA-0001", accountable_id });
  const { user } = at(me.token, `${device.id}/details`);
  await user.type(await screen.findByRole("textbox", { name: /Privacy statement/ }), "http://plain.example");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const summary = within(await screen.findByRole("alert"));
  expect(summary.getByRole("link").textContent).toContain("Privacy statement");
  await user.clear(textbox(/Privacy statement/));
  await user.clear(textbox(/^Reference/));
  await user.type(textbox(/^Reference/), "TRA-0001");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(textbox(/^Reference/).getAttribute("aria-invalid")).toBe("true"));
});

test("merges changes of two people, and asks about conflicts", async () => {
  const { me, device, read } = await harbour();
  const { user } = at(me.token, `${device.id}/details`);
  await user.type(await screen.findByRole("textbox", { name: /^Department/ }), "Transport");
  await user.clear(textbox(/^Summary/));
  await user.type(textbox(/^Summary/), "Mine");
  await me(devicesApi.update, {
    params: { id: device.id },
    query: {},
    body: { device: { summary: "Theirs", model: "M3", lock_version: device.lock_version } },
  });
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("Theirs")).toBeTruthy();
  expect(dialog.queryByText("M3")).toBeNull();
  await user.click(dialog.getByRole("radio", { name: /Keep mine/ }));
  await user.click(dialog.getByRole("button", { name: "Save my choices" }));
  await waitFor(async () =>
    expect(await read()).toMatchObject({ summary: "Mine", model: "M3", department: "Transport" }),
  );
});

test("asks before leaving with unsaved changes", async () => {
  const { me, device } = await harbour();
  const { user, router } = at(me.token, `${device.id}/details`);
  await user.type(await screen.findByRole("textbox", { name: /^Department/ }), "T");
  await user.click(screen.getByRole("link", { name: "Summary" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
  await user.click(question.getByRole("button", { name: "Stay here" }));
  expect(router.state.location.pathname).toMatch(/\/details$/);
});

test("shows a viewer the details read-only", async () => {
  const { me, device } = await harbour();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at(viewer.token, `${device.id}/details`);
  expect(await screen.findByText(/You can view everything here/)).toBeTruthy();
  expect(textbox("Name").readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: "Choose image" })).toBeNull();
  expect(screen.queryByRole("button", { name: "More actions: Harbour counter" })).toBeNull();
  expect(screen.queryByRole("link", { name: /datachain$/ })).toBeNull();
});

test("R2.27 shows a share session only its tab", async () => {
  const { me, device } = await harbour();
  const redirect_to = `/inventory/devices/${device.id}/details`;
  const { token } = await server.make.shareLink({ customer_id: me.customer_id, redirect_to });
  renderRoute(redirect_to, {
    transport: server.transport,
    token: { token, expiration: new Date(Date.now() + 86_400_000).toISOString(), anonymous: true, redirect_to },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Harbour counter" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: "What it is" })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getAllByRole("link", { name: "Details" })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Summary" })).toBeNull();
  expect(screen.queryByText(/^Notes/)).toBeNull();
});

test("R2.6 R2.27 shows a 404 for a missing device and a malformed id", async () => {
  const { me } = await harbour();
  at(me.token, "01941f29-7c1c-76ca-a00c-ebd07889894d");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("R2.6 shows a 404 for a malformed id without a request", async () => {
  const { me } = await harbour();
  at(me.token, "a%20b");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("shows a failed device with a retry", async () => {
  const { me, device } = await harbour();
  let isDown = true;
  const flaky: Transport = (path, init) =>
    isDown && path.includes(device.id) ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me.token, device.id, flaky);
  expect(await screen.findByText("The device did not load")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Harbour counter" })).toBeTruthy();
});
