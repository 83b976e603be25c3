import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { speak } from "#admin/i18n/i18n.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import { devicesApi } from "#contract/devices.ts";
import { statusesApi } from "#contract/statuses.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// a list, a drawer and a dialog are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();

async function seaview() {
  const me = await server.as();
  const planned = await server.make.status(me.customer_id, "Planned", { phase: "planned", position: 1 });
  const active = await server.make.status(me.customer_id, "Active", { phase: "active", position: 2 });
  const device = await server.make.device(me.customer_id, { status_id: planned.id });
  const view = renderRoute("/inventory/devices?statuses=all", { transport: server.transport, token: me.token });
  const drawer = within(await screen.findByRole("dialog", { name: "Statuses" }));
  await drawer.findByRole("button", { name: "More actions: Planned" });
  const names = async () => (await me(statusesApi.list, {})).statuses.map(({ name }) => name);
  return { me, planned, active, device, drawer, names, ...view };
}

test("creates a status with its phase", async () => {
  const { user, drawer, me } = await seaview();
  await user.click(drawer.getByRole("button", { name: "New status" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New status" }));
  await user.click(dialog.getByRole("button", { name: "Create status" }));
  expect(await dialog.findByRole("alert")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "On trial");
  await user.click(dialog.getByRole("button", { name: /Phase/ }));
  await user.click(await screen.findByRole("option", { name: "Trial" }));
  await user.click(dialog.getByRole("button", { name: "Create status" }));
  expect(await screen.findByText("Status “On trial” saved")).toBeTruthy();
  const { statuses } = await me(statusesApi.list, {});
  expect(statuses.at(-1)).toMatchObject({ name: "On trial", phase: "pilot", is_public: true });
});

test("rejects a taken name at the field, and keeps the input", async () => {
  const { user, drawer } = await seaview();
  await user.click(drawer.getByRole("button", { name: "New status" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New status" }));
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.type(name, "Active");
  await user.click(dialog.getByRole("button", { name: "Create status" }));
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect(name.value).toBe("Active");
});

test("shows another person's change before overwriting it", async () => {
  const { user, drawer, me, active } = await seaview();
  await user.click(drawer.getByRole("button", { name: "More actions: Active" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit status" }));
  await me(statusesApi.update, { params: { id: active.id }, body: { status: { name: "Running", lock_version: 0 } } });
  await user.type(dialog.getByRole("textbox", { name: "Name" }), " now");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  expect((await dialog.findByText(/Running/)).textContent).toContain("Running");
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText("Status “Active now” saved")).toBeTruthy();
});

test("changes the order with buttons and announces it", async () => {
  const { user, drawer, names } = await seaview();
  await user.click(drawer.getByRole("button", { name: "Move Active up" }));
  expect(drawer.getByText("Active is now number 1 of 2")).toBeTruthy();
  await waitFor(async () => expect(await names()).toEqual(["Active", "Planned"]));
});

test("deletes a status, and moves its devices to the chosen one", async () => {
  const { user, drawer, me, device, active, names } = await seaview();
  await user.click(drawer.getByRole("button", { name: "More actions: Planned" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete the status “Planned”?" }));
  expect(question.getByText("1 device uses it and will get another status.")).toBeTruthy();
  await user.click(question.getByRole("button", { name: /New status for these devices/ }));
  await user.click(await screen.findByRole("option", { name: "Active" }));
  await user.click(question.getByRole("button", { name: "Delete status" }));
  await waitFor(async () => expect(await names()).toEqual(["Active"]));
  const found = await me(devicesApi.get, { params: { id: device.id }, query: {} });
  expect(found.device.status?.id).toBe(active.id);
});

test("translates a status's name into the other languages of the guide", async () => {
  const { user, drawer, me, active } = await seaview();
  await user.click(drawer.getByRole("button", { name: "More actions: Active" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit status" }));
  const names = within(dialog.getByRole("group", { name: "Names in other languages" }));
  const field = names.getByRole("textbox", { name: "Khmer" });
  expect(field.lang).toBe("km");
  await user.type(field, "សកម្ម");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit status" })).toBeNull());
  const { statuses } = await me(statusesApi.list, {});
  expect(statuses.find(({ id }) => id === active.id)).toMatchObject({ name: "Active", names: { km: "សកម្ម" } });
  await act(() => speak("km"));
  onTestFinished(() => act(() => speak("en")));
  expect(await screen.findAllByText("សកម្ម")).not.toHaveLength(0);
});
