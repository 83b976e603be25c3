import { configure, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { savedViewsApi } from "#contract/saved-views.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// twenty rows of controls are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();
const map = { kind: "raster", url: "/tiles/{z}/{x}/{y}.png", attribution: "A map", max_zoom: 19 } as const;
const at = (token: string, search = "", transport: Transport = server.transport) =>
  renderRoute(`/inventory/devices${search}`, { transport, token, config: { map } });
const namesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const rowOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name: new RegExp(name) }).closest("tr");
  if (!row) throw new Error(`no row ${name}`);
  return within(row);
};
const toolbar = () => within(screen.getByRole("search"));
const views = () => within(screen.getByRole("navigation", { name: "Views of this list" }));
const filterBy = async (user: UserEvent, filter: string, choice: RegExp) => {
  await user.click(await toolbar().findByRole("button", { name: filter }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: choice }));
  await user.keyboard("{Escape}");
};
const tick = (user: UserEvent, name: string) =>
  user.click(screen.getByRole("checkbox", { name: `Select ${name}`, hidden: true }));

async function seaview() {
  const me = await server.as();
  const { id: status_id } = await server.make.status(me.customer_id, "Active");
  const camera = await server.make.device(me.customer_id, {
    name: "Bus lane camera",
    reference: "TRA-0031",
    status_id,
    device_type: "camera",
    review_due_on: "2020-01-31",
  });
  await server.make.location(me.customer_id, camera.id, { lat: 11.55, lng: 104.92, address: "1 Quay" });
  const mast = await server.make.device(me.customer_id, { name: "Air quality mast" });
  return { me, status_id, camera, mast };
}

test("R2.26 R7.15 lists devices with their most important columns", async () => {
  const { me } = await seaview();
  await me(devicesApi.create, {
    query: {},
    body: { device: { name: "Plate reader" }, start: { from: "template", template_id: "licence_plate_reader" } },
  });
  at(me.token);
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast", "Bus lane cameraTRA-0031", "Plate reader"]));
  const camera = rowOf("Bus lane camera");
  expect(camera.getByText("Active")).toBeTruthy();
  expect(camera.getByText("Overdue")).toBeTruthy();
  expect(camera.getByText("Jan 31, 2020")).toBeTruthy();
  expect(camera.getByText("Not started")).toBeTruthy();
  expect(rowOf("Air quality mast").getByText("No status")).toBeTruthy();
  const reader = rowOf("Plate reader");
  expect(reader.getByText("Identifiable")).toBeTruthy();
  expect(reader.getByText(/of 8 parts described/)).toBeTruthy();
  expect(screen.getByText("3 devices")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Plate reader" }).getAttribute("href")).toMatch(
    /^\/inventory\/devices\/[\w-]+$/,
  );
});

test("R3.6 filters by status and by missing status", async () => {
  const { me } = await seaview();
  const { user, router } = at(me.token);
  await screen.findByRole("search");
  await filterBy(user, "Status", /No status/);
  expect(router.state.location.search).toBe("?status=none");
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast"]));
  expect(toolbar().getByRole("button", { name: "Status: No status" })).toBeTruthy();
});

test("R2.26 restores filters from the address by name, and ignores unknown ones", async () => {
  const { me, status_id } = await seaview();
  const { user } = at(me.token, `?status=${status_id}&type=camera&phase=bogus&has_location=true`);
  expect(await screen.findByRole("button", { name: "Status: Active" })).toBeTruthy();
  expect(toolbar().getByRole("button", { name: "Type: Camera" })).toBeTruthy();
  expect(toolbar().getByRole("button", { name: "Location: Has a location" })).toBeTruthy();
  await waitFor(() => expect(namesShown()).toEqual(["Bus lane cameraTRA-0031"]));
  await user.click(toolbar().getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(namesShown()).toHaveLength(2));
});

test("adds a filter to the bar, opens it, and keeps it in the address", async () => {
  const { me } = await seaview();
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Review due" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Overdue" }));
  await waitFor(() => expect(namesShown()).toEqual(["Bus lane cameraTRA-0031"]));
  expect(router.state.location.search).toBe("?review_due=overdue");
});

test("keeps the chosen columns in the address", async () => {
  const { me } = await seaview();
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Type" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Page" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("columnheader", { name: "Type" })).toBeTruthy());
  expect(screen.queryByRole("columnheader", { name: "Page" })).toBeNull();
  expect(new URLSearchParams(router.state.location.search).get("columns")).toBe(
    "status,identifiability,location_count,chain,review_due_on,device_type",
  );
});

test("sorts and paginates", async () => {
  const me = await server.as();
  const rows = Array.from({ length: 23 }, (_, n) => ({
    id: uuidv7(),
    customer_id: me.customer_id,
    name: `Sensor ${String(n + 1).padStart(2, "0")}`,
  }));
  await server.database.system.insertInto("devices").values(rows).execute();
  const { user, router } = at(me.token, "?page=2&columns=status");
  await waitFor(() => expect(namesShown()).toEqual(["Sensor 21", "Sensor 22", "Sensor 23"]));
  expect(screen.getByText("21–23 of 23")).toBeTruthy();
  const head = screen.getByRole("columnheader", { name: "Device" });
  await user.click(within(head).getByRole("button"));
  await waitFor(() => expect(namesShown()[0]).toBe("Sensor 23"));
  expect(router.state.location.search).toBe("?columns=status&sort=-name");
});

test("saves a view with its count, and updates it", async () => {
  const { me } = await seaview();
  const { user } = at(me.token, "?q=camera");
  await user.click(await screen.findByRole("button", { name: "Save view" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this view" });
  await user.type(within(dialog).getByRole("textbox", { name: "View name" }), "Cameras");
  await user.click(within(dialog).getByRole("button", { name: "Save view" }));
  const tab = await views().findByRole("link", { name: /^Cameras/, hidden: true });
  await waitFor(() => expect(tab.textContent).toBe("Cameras1"));
  await waitFor(() => expect(tab.getAttribute("aria-current")).toBe("page"));

  await filterBy(user, "Status", /Active/);
  await user.click(screen.getByRole("button", { name: "Actions for the view “Cameras”" }));
  await user.click(await screen.findByRole("menuitem", { name: "Save changes to this view" }));
  await waitFor(async () => {
    const { saved_views } = await me(savedViewsApi.list, { query: { list: "devices" } });
    expect(saved_views[0]?.query).toMatch(/^q=camera&status=/);
  });
});

test("renames, shares, deletes and restores a view", async () => {
  const { me } = await seaview();
  const saved = { list: "devices" as const, name: "Cameras", query: "q=camera" };
  const { saved_view } = await me(savedViewsApi.create, { body: { saved_view: saved } });
  const { user, router } = at(me.token, `?q=camera&saved_view=${saved_view.id}`);
  await user.click(await screen.findByRole("button", { name: "Actions for the view “Cameras”" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename or share" }));
  const dialog = await screen.findByRole("dialog", { name: "Rename or share the view" });
  await user.type(within(dialog).getByRole("textbox"), " of ours");
  await user.click(within(dialog).getByRole("switch", { name: "Share with colleagues" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("View “Cameras of ours” saved")).toBeTruthy();

  await user.click(await screen.findByRole("button", { name: "Actions for the view “Cameras of ours”" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete view" }));
  expect(await screen.findByText("View “Cameras of ours” deleted")).toBeTruthy();
  await waitFor(() => expect(views().queryByRole("link", { name: /^Cameras/ })).toBeNull());
  expect(router.state.location.search).toBe("");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await views().findByRole("link", { name: /^Cameras of ours/ })).toBeTruthy();
  const { saved_views } = await me(savedViewsApi.list, { query: { list: "devices" } });
  expect(saved_views).toMatchObject([{ name: "Cameras of ours", query: "q=camera", is_shared: true }]);
});

test("shows a colleague's shared view, which only they can change", async () => {
  const { me } = await seaview();
  const colleague = await server.as({ customer_id: me.customer_id });
  const shared = { list: "devices" as const, name: "Ours", query: "status=none", is_shared: true };
  await colleague(savedViewsApi.create, { body: { saved_view: shared } });
  const { user } = at(me.token);
  await screen.findByRole("search");
  await user.click(await views().findByRole("link", { name: /^Ours/ }));
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast"]));
  expect(screen.queryByRole("button", { name: /Actions for the view/ })).toBeNull();
});

test("a manager sees whose view it was, and deletes the shared view of a former member", async () => {
  const { me } = await seaview();
  const manager = await server.as({ customer_id: me.customer_id, role: "manager" });
  const leaver = await server.as({ customer_id: me.customer_id });
  const shared = { list: "devices" as const, name: "Left behind", query: "q=camera", is_shared: true };
  const { saved_view } = await leaver(savedViewsApi.create, { body: { saved_view: shared } });
  await manager(teamApi.removeMember, { params: { id: leaver.user_id } });
  const { user } = at(manager.token, `?q=camera&saved_view=${saved_view.id}`);
  await user.click(await screen.findByRole("button", { name: "Actions for the view “Left behind”" }));
  expect(screen.queryByRole("menuitem", { name: "Rename or share" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Delete view" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete the view “Left behind” for everyone?" });
  expect(dialog.textContent).toContain("Test Person shared it.");
  await user.click(within(dialog).getByRole("button", { name: "Delete view" }));
  await waitFor(() => expect(views().queryByRole("link", { name: /^Left behind/ })).toBeNull());
  expect((await manager(savedViewsApi.list, { query: { list: "devices" } })).saved_views).toEqual([]);
});

test("sets the status of several devices", async () => {
  const { me, camera, mast } = await seaview();
  const { id: paused } = await server.make.status(me.customer_id, "Paused", { phase: "paused", position: 2 });
  const { user } = at(me.token);
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  await tick(user, "Bus lane camera");
  expect(screen.getByRole("region", { name: "1 selected" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Select all 2" }));
  await user.click(
    await within(await screen.findByRole("region", { name: "2 selected" })).findByRole("button", {
      name: "Set status",
    }),
  );
  await user.click(await screen.findByRole("menuitem", { name: "Paused" }));
  expect(await screen.findByText("2 devices changed")).toBeTruthy();
  for (const { id } of [camera, mast])
    expect((await me(devicesApi.get, { params: { id }, query: {} })).device.status?.id).toBe(paused);
});

test("adds and removes labels of several devices; changing a filter clears the selection", async () => {
  const { me, camera } = await seaview();
  const label = await server.make.label(me.customer_id, "Mobility");
  const { user } = at(me.token);
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  await tick(user, "Bus lane camera");
  await user.click(screen.getByRole("button", { name: "Labels" }));
  const dialog = await screen.findByRole("dialog", { name: "Labels of 1 device" });
  await user.click(within(dialog).getByRole("combobox", { name: "Add these labels" }));
  await user.click(await screen.findByRole("option", { name: "Mobility" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await waitFor(async () => {
    const { device } = await me(devicesApi.get, { params: { id: camera.id }, query: {} });
    expect(device.labels.map(({ id }) => id)).toEqual([label.id]);
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await filterBy(user, "Status", /No status/);
  await waitFor(() => expect(screen.queryByRole("region", { name: /selected/ })).toBeNull());
});

test("exports the filtered or the selected devices", async () => {
  const { me, camera } = await seaview();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const asked: string[] = [];
  const watching: Transport = (path, init) => {
    asked.push(path);
    return server.transport(path, init);
  };
  const { user } = at(me.token, "?q=mast", watching);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: /CSV table/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain("Air quality mast");
  expect(text).not.toContain("Bus lane camera");

  await user.click(toolbar().getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  await tick(user, "Bus lane camera");
  const bar = within(screen.getByRole("region", { name: "1 selected" }));
  await user.click(bar.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: /GeoJSON/ }));
  await waitFor(() => expect(asked.some((path) => path.includes(`/geojson?id=${camera.id}`))).toBe(true));
});

test("deletes a device without asking, and restores it with Undo", async () => {
  const { me } = await seaview();
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "More actions: Air quality mast" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("“Air quality mast” deleted")).toBeTruthy();
  await waitFor(() => expect(namesShown()).toEqual(["Bus lane cameraTRA-0031"]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(namesShown()).toHaveLength(2));
});

test("asks before deleting a device with a published page", async () => {
  const { me, mast } = await seaview();
  await server.make.page(me.customer_id, { device_id: mast.id, status: "published" });
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "More actions: Air quality mast" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete “Air quality mast”?" });
  expect(within(question).getByText(/go on reading it until you withdraw the page/)).toBeTruthy();
  await user.click(within(question).getByRole("button", { name: "Keep device" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(namesShown()).toHaveLength(2);
});

test("R2.26 shows a map beside the list of the same places", async () => {
  const { me } = await seaview();
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("radio", { name: "Map" }));
  expect(router.state.location.search).toBe("?view=map");
  const places = await screen.findByRole("list", { name: "Locations on the map" });
  expect(within(places).getByRole("link", { name: "Bus lane camera" })).toBeTruthy();
  expect(within(places).getByRole("button", { name: "1 Quay" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: "Map of the devices in the list" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Skip the map" })).toBeTruthy();
});

test("shows a viewer everything read-only", async () => {
  const { me } = await seaview();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  const { user } = at(viewer.token, "?statuses=all");
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  expect(screen.queryByRole("link", { name: "Add device" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Import" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "More actions: Air quality mast" }));
  await screen.findByRole("menuitem", { name: "Open" });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
});

test("explains what a device is, and how to add the first", async () => {
  at((await server.as()).token);
  expect(await screen.findByText("No devices yet")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Add device" })).toHaveLength(1);
});

test("shows a failed list with a retry, and keeps the search", async () => {
  const { me } = await seaview();
  let isDown = true;
  const flaky: Transport = (path, init) =>
    isDown && path.startsWith("/api/v1/inventory/devices?q=")
      ? Promise.reject(new TypeError("offline"))
      : server.transport(path, init);
  const { user } = at(me.token, "?q=mast", flaky);
  expect(await screen.findByText("The list did not load")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("mast");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast"]));
});

test("links from a page past the end to the first", async () => {
  const { me } = await seaview();
  at(me.token, "?page=9");
  expect((await screen.findByRole("link", { name: "Go to the first page" })).getAttribute("href")).toBe(
    "/inventory/devices",
  );
});
