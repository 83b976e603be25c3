import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { sitesApi } from "#contract/sites.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
type Me = Awaited<ReturnType<typeof server.as>>;

/** The first screen loads everything. */
const LONG = { timeout: 20_000 };

const at = (me: Me, path: string) => renderRoute(path, { transport: server.transport, token: me.token });
const current = async (me: Me) => (await me(sitesApi.current, { query: {} })).site;

test("deletes the guide after the short name was typed, and restores it", async () => {
  const me = await server.as({ role: "manager" });
  const { slug } = await current(me);
  const { user } = at(me, "/guide-app/settings/advanced");
  const asked = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete the guide" }, LONG));
    return within(await screen.findByRole("alertdialog", { name: "Delete the guide?" }, LONG));
  };
  const dialog = await asked();
  expect(dialog.getByText(/another guide can use its domain/)).toBeTruthy();
  const field = dialog.getByRole("textbox", { name: `Type “${slug}” to confirm` });
  await user.type(field, "seaview{Enter}");
  expect(await dialog.findByText(`Type the short name exactly: ${slug}`)).toBeTruthy();
  expect((await current(me)).deleted_at).toBeNull();
  await user.clear(field);
  await user.type(field, slug);
  await user.click(dialog.getByRole("button", { name: "Delete the guide" }));
  expect(await screen.findByText("The guide was deleted")).toBeTruthy();
  expect(await screen.findByText(/You can bring it back until/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close the guide" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Bring the guide back" }));
  expect(await screen.findByRole("button", { name: "Delete the guide" })).toBeTruthy();
  expect((await current(me)).deleted_at).toBeNull();
});

test("starts a new guide when the pages are gone; the overview says that it was deleted", async () => {
  const me = await server.as({ role: "manager" });
  const long_ago = new Date(Date.now() - 200_000_000).toISOString();
  await server.database.system
    .updateTable("sites")
    .set({ deleted_at: long_ago, erased_at: long_ago })
    .where("customer_id", "=", me.customer_id)
    .execute();
  const { user, router } = at(me, "/guide-app");
  expect(await screen.findByText("This guide was deleted", {}, LONG)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Open settings" }));
  expect(router.state.location.pathname).toBe("/guide-app/settings/advanced");
  await user.click(await screen.findByRole("button", { name: "Start a new guide" }, LONG));
  expect(await screen.findByText("Your new guide is ready")).toBeTruthy();
  expect(await current(me)).toMatchObject({ deleted_at: null, erased_at: null });
});

test("the overview says that the guide is closed, and does not call it public", async () => {
  const me = await server.as({ role: "manager" });
  const { id } = await current(me);
  await me(sitesApi.update, { params: { id }, query: {}, body: { site: { is_open: false } } });
  at(me, "/guide-app");
  expect(
    await screen.findByText("Residents read that it is closed. Managers can open it in the settings.", {}, LONG),
  ).toBeTruthy();
  expect(screen.getByText("Closed")).toBeTruthy();
  expect(screen.queryByText("Public")).toBeNull();
});

test("does not offer deleting to anyone but managers, and says so", async () => {
  const me = await server.as({ role: "editor" });
  at(me, "/guide-app/settings/advanced");
  expect(await screen.findByText("Delete the guide", {}, LONG)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete the guide" })).toBeNull();
});

test("lists the cards of the tab beside them", async () => {
  const me = await server.as({ role: "manager" });
  const { user, router } = at(me, "/guide-app/settings/advanced");
  const list = within(await screen.findByRole("navigation", { name: "On this page" }, LONG));
  const names = list.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual([
    "Address",
    "Languages",
    "What the guide offers",
    "Time",
    "Approval",
    "Redirects",
    "Close or delete",
  ]);
  for (const name of names) expect(screen.getByRole("region", { name: name ?? "" })).toBeTruthy();
  await user.click(list.getByRole("link", { name: "Redirects" }));
  expect(router.state.location.hash).toBe("#redirects");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Redirects" })));
});
