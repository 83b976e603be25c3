import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { shareLinksApi } from "#contract/share-links.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { readAddresses } from "./use-addresses.ts";

const server = await shareTestApp();
const { transport } = server;

async function openSheet(tab = "", config = {}) {
  const staff = await server.as({ role: "editor" });
  const { id } = await server.make.device(staff.customer_id, { name: "Harbour counter" });
  const { user } = renderRoute(`/inventory/devices/${id}${tab}`, { transport, token: staff.token, config });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const sheet = within(await screen.findByRole("dialog"));
  return { staff, id, user, sheet };
}

test("creates a link for the open tab, shows its token once, lists and revokes it", async () => {
  const { staff, id, user, sheet } = await openSheet("/datachain");
  expect(sheet.getByRole("heading", { name: "Share this datachain" })).toBeTruthy();
  await user.click(sheet.getByRole("radio", { name: /Suggest/ }));
  await user.click(sheet.getByRole("button", { name: "Create link" }));
  expect(sheet.getByText("Enter who the link is for")).toBeTruthy();
  await user.type(sheet.getByLabelText("For whom"), "Port of Seaview");
  await user.click(sheet.getByRole("button", { name: "Create link" }));
  const link = await sheet.findByLabelText<HTMLInputElement>("Link for Port of Seaview");
  expect(link.value).toMatch(/\/auth\/share_redirect\?token=[\w-]{40,}$/);
  expect(sheet.getByText("Just created")).toBeTruthy();
  const { share_links } = await staff(shareLinksApi.list, { query: {} });
  expect(share_links).toMatchObject([
    { redirect_to: `/inventory/devices/${id}/datachain`, permission: "suggest", label: "Port of Seaview" },
  ]);
  await user.click(sheet.getByRole("button", { name: "Revoke the link for Port of Seaview" }));
  await user.click(await screen.findByRole("button", { name: "Revoke link" }));
  expect(await sheet.findByText(/^Revoked /)).toBeTruthy();
  expect(sheet.queryByLabelText("Link for Port of Seaview")).toBeNull();
});

test("mails a link to several people in the chosen language", async () => {
  const { staff, user, sheet } = await openSheet();
  const fill = async (label: string | RegExp, text: string) => {
    await user.clear(sheet.getByLabelText(label));
    await user.click(sheet.getByLabelText(label));
    await user.paste(text);
  };
  await fill("For whom", "Council");
  await fill(/Send by email/, "a@example.org, nonsense");
  await user.click(sheet.getByRole("button", { name: "Create and send link" }));
  expect(sheet.getByText("This is not an email address: nonsense")).toBeTruthy();
  await fill(/Send by email/, "a@example.org, b@example.org");
  await user.click(sheet.getByRole("button", { name: "Create and send link" }));
  expect(await sheet.findByText(/Not sent yet: a@example.org and b@example.org/)).toBeTruthy();
  await waitFor(async () => {
    const { share_links } = await staff(shareLinksApi.list, { query: {} });
    expect(share_links[0]?.mails.map(({ email }) => email)).toEqual(["a@example.org", "b@example.org"]);
  });
});

test("offers no mail without a mail server, and says to pass the link on", async () => {
  const { user, sheet } = await openSheet("", { sends_mail: false });
  expect(sheet.getByText(/^No mail server is set up/)).toBeTruthy();
  await user.type(sheet.getByLabelText("For whom"), "Council");
  await user.click(sheet.getByRole("button", { name: "Create link" }));
  expect(await sheet.findByText("Just created")).toBeTruthy();
  expect(sheet.queryByRole("button", { name: /by email/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Sent to|Link sent|Sending/);
});

test("moves the focus to the field that is missing", async () => {
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole("button", { name: "Create link" }));
  expect(sheet.getByText("Enter who the link is for")).toBeTruthy();
  expect(document.activeElement).toBe(sheet.getByLabelText("For whom"));
});

test("resends a mailed link to the same people or others, listing each once", async () => {
  const { staff, user, sheet } = await openSheet();
  await user.type(sheet.getByLabelText("For whom"), "Council");
  await user.click(sheet.getByLabelText(/Send by email/));
  await user.paste("a@example.org");
  await user.click(sheet.getByRole("button", { name: "Create and send link" }));
  await user.click(await sheet.findByRole("button", { name: "Send the link for Council by email" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send the link for Council" }));
  const addresses = dialog.getByLabelText<HTMLInputElement>("Send by email");
  expect(addresses.value).toBe("a@example.org");
  await user.type(addresses, ", b@example.org");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  expect(await sheet.findByText(/Not sent yet: a@example.org and b@example.org/)).toBeTruthy();
  const { share_links } = await staff(shareLinksApi.list, { query: {} });
  expect(share_links[0]?.mails.map(({ email }) => email)).toEqual(["a@example.org", "b@example.org"]);
});

test("lets no viewer share", async () => {
  const staff = await server.as({ role: "viewer" });
  const { id } = await server.make.device(staff.customer_id, { name: "Harbour counter" });
  renderRoute(`/inventory/devices/${id}`, { transport, token: staff.token });
  await screen.findByRole("heading", { level: 1, name: "Harbour counter" });
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
});

test("reads addresses with any separator, once each", () => {
  expect(readAddresses(" A@x.org;b@x.org,\n a@x.org ").addresses).toEqual(["a@x.org", "b@x.org"]);
  expect(readAddresses("a@x.org nobody").wrong).toBe("nobody");
  expect(readAddresses("").addresses).toEqual([]);
});
