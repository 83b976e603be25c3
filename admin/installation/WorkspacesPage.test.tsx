import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { installationApi } from "#contract/installation.ts";
import { startTestApp } from "#server/testing/harness.ts";

const server = await startTestApp({ SMTP_URL: undefined });
const at = (token: string, search = "") =>
  renderRoute(`/workspaces${search}`, { transport: server.transport, token, config: { sends_mail: false } });
const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr") as HTMLElement;

test("creates a workspace, passes the first manager's link on, suspends, deletes and restores it", async () => {
  const admin = await server.as({ admin: true, role: null });
  const { user } = at(admin.token);
  await user.click(await screen.findByRole("button", { name: "New workspace" }));
  const dialog = await screen.findByRole("dialog", { name: "New workspace" });
  expect(within(dialog).getByText(/^You get a link for the first manager/)).toBeTruthy();
  expect(dialog.textContent).not.toContain("by email");
  await user.type(within(dialog).getByLabelText("Name"), "Port of Antwerp");
  await user.click(within(dialog).getByRole("button", { name: "Create and invite" }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText("Email of the first manager").getAttribute("aria-invalid")).toBe("true"),
  );
  await user.type(within(dialog).getByLabelText("Email of the first manager"), "ann@port.example");
  await user.click(within(dialog).getByRole("button", { name: "Create and invite" }));
  expect(await screen.findByDisplayValue(/\/auth\/invitation\?token=/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Done" }));

  const row = await rowOf("Port of Antwerp");
  expect(within(row).getByText("No manager")).toBeTruthy();
  const choose = async (item: string) => {
    // a dialog that closes gives focus back a frame later, and would close the menu
    await waitFor(() => {
      expect(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog")).toBeNull();
      expect(document.activeElement?.tagName).toBe("BUTTON");
    });
    await user.click(within(await rowOf("Port of Antwerp")).getByRole("button", { name: /Actions for/ }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  await choose("Suspend");
  await user.click(await screen.findByRole("button", { name: "Suspend workspace" }));
  await waitFor(async () => expect(within(await rowOf("Port of Antwerp")).getByText("Suspended")).toBeTruthy());

  await choose("Delete");
  const field = await screen.findByLabelText("Enter the name to confirm: Port of Antwerp");
  await user.type(field, "Port");
  await user.click(screen.getByRole("button", { name: "Delete workspace" }));
  expect(await screen.findByText("This is not the name of the workspace")).toBeTruthy();
  await user.type(field, " of Antwerp");
  await user.click(screen.getByRole("button", { name: "Delete workspace" }));
  await waitFor(async () => expect(within(await rowOf("Port of Antwerp")).getByText(/Erased on/)).toBeTruthy());
  await choose("Restore");
  await waitFor(async () => expect(within(await rowOf("Port of Antwerp")).getByText("Suspended")).toBeTruthy());
});

test("names another administrator, and shows managers that this is not for them", async () => {
  const admin = await server.as({ admin: true, role: null });
  const other = await server.as({ role: "manager", email: "next@port.example" });
  const { user, unmount } = at(admin.token, "?view=administrators");
  await user.type(await screen.findByLabelText("Email of somebody with an account"), other.email);
  await user.click(screen.getByRole("button", { name: "Make administrator" }));
  expect(await screen.findByText("next@port.example")).toBeTruthy();
  const { administrators } = await other(installationApi.administrators, {});
  expect(administrators.some(({ is_me }) => is_me)).toBe(true);
  unmount();
  at((await server.as({ role: "manager" })).token);
  expect(await screen.findByText("Only administrators can see workspaces")).toBeTruthy();
});
