import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const open = (token: string, transport: Transport = server.transport) =>
  renderRoute("/guide-app/settings/advanced", { transport, token });

test("R2.17 redirects an old address to a page, lists it, deletes it and undoes that", async () => {
  const me = await server.as();
  await server.make.page(me.customer_id, { headline: { en: "Air mast" }, status: "published" });
  const { user } = open(me.token);
  await user.click(await screen.findByRole("button", { name: "Add redirect" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a redirect" }));
  await user.click(dialog.getByRole("button", { name: "Add redirect" }));
  expect(dialog.getByText("Choose a page")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Old address" }), "/old-mast");
  await user.type(dialog.getByRole("combobox", { name: "Page" }), "Air");
  await user.click(await screen.findByRole("option", { name: /Air mast/ }));
  await user.click(dialog.getByRole("button", { name: "Add redirect" }));
  expect(await screen.findByRole("row", { name: /old-mast.*Air mast.*0 Never used/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Delete redirect /old-mast" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await me(redirectsApi.list, { query: {} })).meta.total_count).toBe(1));
});

test("R2.17 rejects an address beside its field, and keeps the input", async () => {
  const me = await server.as();
  const { user } = open(me.token);
  await user.click(await screen.findByRole("button", { name: "Add redirect" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a redirect" }));
  await user.click(dialog.getByRole("radio", { name: "To another path" }));
  await user.type(dialog.getByRole("textbox", { name: "Old address" }), "/a");
  await user.type(dialog.getByRole("textbox", { name: "New path" }), "/a");
  await user.click(dialog.getByRole("button", { name: "Add redirect" }));
  expect(await dialog.findByText("That would lead in a circle")).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Old address" }).value).toBe("/a");
});

test("R2.17 closes the guide after a confirmation, and reopens it", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = open(me.token);
  await user.click(await screen.findByRole("button", { name: "Close the guide" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Close the guide?" }));
  await user.click(question.getByRole("button", { name: "Close the guide" }));
  expect(await screen.findByRole("button", { name: "Open the guide" })).toBeTruthy();
});

test("R2.17 checks the domain in the field against the DNS", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = open(me.token);
  await user.type(await screen.findByRole("textbox", { name: /^Domain/ }), "guide.example.net");
  expect(await screen.findByText("Cannot be checked here")).toBeTruthy();
});

test("R2.17 reports a CAA record that blocks the certificate, although the domain points here", async () => {
  const me = await server.as({ role: "manager" });
  const caa = {
    type: "CAA",
    name: "example.net",
    expected: "letsencrypt.org",
    found: ["digicert.com"],
    is_right: false,
  };
  const check = { domain: "guide.example.net", state: "connected", is_taken: false, records: [caa] };
  const { user } = open(me.token, (path, init) =>
    path.includes("/domain_check")
      ? Promise.resolve(Response.json({ check: { ...check, checked_at: "2026-11-12T10:00:00Z" } }))
      : server.transport(path, init),
  );
  await user.type(await screen.findByRole("textbox", { name: /^Domain/ }), check.domain);
  expect(await screen.findByText(/^The CAA record of example.net does not allow/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /CAA example.net letsencrypt.org digicert.com/ })).toBeTruthy();
});
