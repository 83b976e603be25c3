import { screen, waitFor } from "@testing-library/react";
import { afterAll, expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { readToken } from "#admin/session/token.ts";
import type { Transport } from "#contract/client.ts";
import { labelsApi } from "#contract/labels.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { shareTestApp, transportTo } from "#server/testing/harness.ts";

const server = await shareTestApp();
// the same server without its database: nothing listens on this port
const login = { host: "127.0.0.1", port: 1, user: "guidepost", database: "guidepost" };
const nowhere = openDatabase({ tenant: login, system: login });
const lost = await createApp({ ...server.services, database: nowhere });
afterAll(async () => {
  await lost.close();
  await nowhere.close();
});

const BANNER = "Guidepost can’t reach its database. Trying again…";

/** A server whose database can fail and recover. */
function unsteady() {
  const withoutDatabase = transportTo(lost);
  let isAway = false;
  const transport: Transport = (url, init) => (isAway ? withoutDatabase : server.transport)(url, init);
  return { transport, lose: () => (isAway = true), bringBack: () => (isAway = false) };
}

test("keeps what was typed when a save hits an outage, removes the banner, and saves again", async () => {
  const me = await server.as();
  const { transport, lose, bringBack } = unsteady();
  const { user } = renderRoute("/guide-app/labels?new=label", { transport, token: me.token });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.type(name, "Waterfront");
  await user.click(screen.getByRole("button", { name: "Blue" }));
  lose();
  await user.click(screen.getByRole("button", { name: "Create label" }));
  expect(await screen.findByText(BANNER)).toBeTruthy();
  expect(await screen.findByText(/^The service is not available right now\. Try again in a moment\./)).toBeTruthy();
  expect(readToken()?.token).toBe(me.token);
  bringBack();
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  expect(name.isConnected).toBe(true);
  expect(name.value).toBe("Waterfront");
  await user.click(screen.getByRole("button", { name: "Create label" }));
  expect(await screen.findByRole("rowheader", { name: "Waterfront" })).toBeTruthy();
});

test("fills a screen opened during an outage once it is over", async () => {
  const me = await server.as();
  await me(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  const { transport, lose, bringBack } = unsteady();
  lose();
  renderRoute("/guide-app/labels", { transport, token: me.token });
  expect(await screen.findByText(BANNER)).toBeTruthy();
  bringBack();
  expect(await screen.findByRole("rowheader", { name: "Harbour" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
});

test("shows the usual error on the login form (R5.1), without a banner", async () => {
  const { transport, lose } = unsteady();
  lose();
  const { user } = renderRoute("/auth/login", { transport });
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "someone@example.org");
  await user.type(screen.getByLabelText("Password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("An error occurred")).toBeTruthy();
  expect(screen.queryByText(BANNER)).toBeNull();
});
