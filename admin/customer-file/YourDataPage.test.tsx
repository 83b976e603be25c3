import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string) => renderRoute("/your-data", { transport: server.transport, token });
afterEach(() => vi.restoreAllMocks());

test("downloads everything, checks the file and imports it into a new workspace", async () => {
  const admin = await server.as({ admin: true, role: "manager" });
  await server.make.device(admin.customer_id, { name: "Harbour mast" });
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const { user } = at(admin.token);
  const take = await screen.findByRole("region", { name: "Take everything with you" });
  expect((await within(take).findByText("Devices")).nextSibling?.textContent).toBe("1");
  await user.click(within(take).getByRole("button", { name: "Download everything" }));
  await within(take).findByText(/^c-.*\.guidepost\.zip is complete/);
  const [file = new Blob()] = saved;

  const bring = screen.getByRole("region", { name: "Bring in a workspace" });
  const input = () => bring.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await user.upload(input(), new File(["nothing"], "wrong.zip", { type: "application/zip" }));
  expect(await within(bring).findByText(/This file cannot be used/)).toBeTruthy();
  await user.upload(
    input(),
    new File([await file.arrayBuffer()], "workspace.guidepost.zip", { type: "application/zip" }),
  );
  expect(
    await within(bring).findByText("Becomes the new workspace “City of Testing (2)”", { exact: false }),
  ).toBeTruthy();
  expect(within(bring).getByText(/Nothing is saved yet/)).toBeTruthy();
  expect(within(bring).getByText(/Become members, because they have an account here/)).toBeTruthy();
  await user.click(within(bring).getByRole("button", { name: "Import into a new workspace" }));
  expect(await within(bring).findByText(/is imported/)).toBeTruthy();
  expect(await within(bring).findByRole("button", { name: "Open the workspace" })).toBeTruthy();
});

test("managers only download, editors see neither", async () => {
  const manager = await server.as({ role: "manager" });
  const { unmount } = at(manager.token);
  await screen.findByRole("region", { name: "Take everything with you" });
  expect(screen.queryByRole("region", { name: "Bring in a workspace" })).toBeNull();
  unmount();
  const editor = await server.as({ role: "editor" });
  at(editor.token);
  expect(await screen.findByText("Only managers can see this page")).toBeTruthy();
});
