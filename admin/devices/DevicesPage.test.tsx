import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { renderRoute } from "#admin/testing/render.tsx";
import { startTestApp } from "#server/testing/harness.ts";

const server = await startTestApp();
const at = (token: string, search = "") =>
  renderRoute(`/inventory/devices${search}`, { transport: server.transport, token });
const namesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

async function seaview() {
  const me = await server.as();
  const { id: status_id } = await server.make.status(me.customer_id, "Active");
  await server.make.device(me.customer_id, { name: "Bus lane camera", reference: "TRA-0031", status_id });
  await server.make.device(me.customer_id, { name: "Air quality mast" });
  return { me, status_id };
}

test("R7.15 devices are listed with reference and status", async () => {
  const { me } = await seaview();
  at(me.token);
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast", "Bus lane cameraTRA-0031"]));
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toContain("No Status");
  expect(rows[2]).toContain("Active");
  expect(screen.getByText("2 devices")).toBeTruthy();
});

test("R3.6 the filter knows the statuses, and those without one", async () => {
  const { me } = await seaview();
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Status" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: /No Status/ }));
  expect(router.state.location.search).toBe("?status=none");
  await waitFor(() => expect(namesShown()).toEqual(["Air quality mast"]));
  expect(screen.getByRole("button", { name: "Status: No Status", hidden: true })).toBeTruthy();
});

test("the address of a filtered list shows it, named", async () => {
  const { me, status_id } = await seaview();
  const { user } = at(me.token, `?status=${status_id}`);
  expect(await screen.findByRole("button", { name: "Status: Active" })).toBeTruthy();
  await waitFor(() => expect(namesShown()).toEqual(["Bus lane cameraTRA-0031"]));
  await user.click(screen.getByRole("button", { name: "Remove filter: Status" }));
  await waitFor(() => expect(namesShown()).toHaveLength(2));
});

test("devices are searched, sorted and paged", async () => {
  const me = await server.as();
  const rows = Array.from({ length: 45 }, (_, n) => ({
    id: uuidv7(),
    customer_id: me.customer_id,
    name: `Sensor ${String(n + 1).padStart(2, "0")}`,
  }));
  await server.database.system.insertInto("devices").values(rows).execute();
  const { user, router } = at(me.token);
  await waitFor(() => expect(namesShown()).toHaveLength(20));
  expect(screen.getByText("1–20 of 45")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Page 3" }));
  await waitFor(() => expect(namesShown()).toEqual(["Sensor 41", "Sensor 42", "Sensor 43", "Sensor 44", "Sensor 45"]));
  await user.click(screen.getByRole("columnheader", { name: "Device" }).querySelector("button") as HTMLElement);
  await waitFor(() => expect(namesShown()[0]).toBe("Sensor 45"));
  expect(router.state.location.search).toBe("?sort=-name");
});

test("a page past the end leads back to the first", async () => {
  const { me } = await seaview();
  at(me.token, "?page=9");
  expect((await screen.findByRole("link", { name: "Go to the first page" })).getAttribute("href")).toBe(
    "/inventory/devices",
  );
});

test("without devices a sentence says what one is", async () => {
  at((await server.as()).token);
  expect(await screen.findByText("No devices yet")).toBeTruthy();
});
