import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { deviceChainApi } from "#contract/datachains.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { releaseOf } from "#server/testing/small-release.ts";

const server = await shareTestApp();
const at = (token: string) => renderRoute("/releases", { transport: server.transport, token });
const fileOf = (release: unknown) => new File([JSON.stringify(release)], "release.json", { type: "application/json" });

test("an administrator checks the file of a release, reads what would come, and adds it", async () => {
  const admin = await server.as({ admin: true, role: "manager" });
  const { user } = at(admin.token);
  const add = await screen.findByRole("region", { name: "Add a release" });
  expect(within(add).getByText(/does not contact the standard’s public API/)).toBeTruthy();
  const choose = (file: File) =>
    user.upload(add.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement, file);
  await choose(new File(["{"], "broken.json", { type: "application/json" }));
  expect(await within(add).findByText(/neither JSON nor a ZIP file/)).toBeTruthy();
  await choose(fileOf({ version: "device@2028-01-01" }));
  expect(await within(add).findByText(/it needs categories and elements/)).toBeTruthy();
  await user.click(within(add).getByRole("button", { name: "Choose another" }));

  await choose(fileOf(releaseOf("device@2028-01-01")));
  expect(await within(add).findByText("device@2028-01-01 can be added")).toBeTruthy();
  expect(within(add).getByText("Nothing has been added yet.")).toBeTruthy();
  expect(within(add).getByText("Devices · 2 categories · 2 elements · English")).toBeTruthy();
  expect(within(add).getByText(/The drawing of an element cannot be used/)).toBeTruthy();
  await user.click(within(add).getByText(/^New elements/));
  expect(within(add).getByText("Moon dust (Technology)")).toBeTruthy();
  await user.click(within(add).getByRole("button", { name: "Add release" }));
  expect(await within(add).findByText("device@2028-01-01 was added")).toBeTruthy();
  const here = screen.getByRole("region", { name: "On this server" });
  expect(await within(here).findByText("device@2028-01-01")).toBeTruthy();
});

test("names the records of this workspace that use a release", async () => {
  const admin = await server.as({ admin: true, role: "manager" });
  const { id } = await server.make.device(admin.customer_id, { name: "Harbour mast" });
  const datachain = { content: EMPTY_CHAIN, lock_version: 0 };
  await admin(deviceChainApi.save, { params: { id }, body: { datachain } });
  const { user } = at(admin.token);
  const here = await screen.findByRole("region", { name: "On this server" });
  const [used] = await within(here).findAllByRole("button", { name: /records?$/ });
  await user.click(used as HTMLElement);
  const link = await screen.findByRole("link", { name: "Harbour mast" });
  expect(link.getAttribute("href")).toBe(`/inventory/devices/${id}/datachain`);
});

test("managers are told to ask an administrator", async () => {
  const manager = await server.as({ role: "manager" });
  at(manager.token);
  expect(await screen.findByText("Only administrators can see releases")).toBeTruthy();
});
