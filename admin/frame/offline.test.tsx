import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { noteConnection } from "#admin/api/connection.ts";
import { renderApp } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
const server = await shareTestApp();
const BANNER = /^You’re offline\./;

/** A server behind a network that can be cut off. */
function cuttable() {
  let isCut = false;
  const transport: Transport = (url, init) =>
    isCut ? Promise.reject(new TypeError("Failed to fetch")) : server.transport(url, init);
  return { transport, cut: () => (isCut = true), join: () => (isCut = false) };
}

async function withLabel() {
  const me = await server.as();
  await me(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  return me;
}

test("keeps a screen's content offline and says so; another screen explains why it is empty, and fills by itself", async () => {
  const me = await withLabel();
  const { transport, cut, join } = cuttable();
  const { router } = renderApp("/guide-app/labels", { transport, token: me.token });
  expect(await screen.findByRole("rowheader", { name: "Harbour" })).toBeTruthy();
  expect(screen.queryByText(BANNER)).toBeNull();
  cut();
  window.dispatchEvent(new Event("offline"));
  expect(await screen.findByText(BANNER)).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "Harbour" })).toBeTruthy();
  await router.navigate("/organizations");
  expect(await screen.findByText(/^The server could not be reached\./)).toBeTruthy();
  join();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^The server could not be reached\./)).toBeNull());
});

test("notices a server that stops responding, and its return, without the browser's online events", async () => {
  const me = await withLabel();
  const { transport, cut, join } = cuttable();
  cut();
  renderApp("/guide-app/labels", { transport, token: me.token });
  expect(await screen.findByText(BANNER)).toBeTruthy();
  join();
  expect(await screen.findByRole("rowheader", { name: "Harbour" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  noteConnection(true);
});
