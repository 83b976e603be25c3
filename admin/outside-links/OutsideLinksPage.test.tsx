import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
const server = await shareTestApp();
const at = (path: string, token: string, transport: Transport = server.transport) =>
  renderRoute(path, { token, transport });

const ANSWERS = {
  "https://a.example/404": ["broken", "404"],
  "https://gone.example/": ["broken", "name_not_found"],
  "https://b.example/403": ["not_checked", "403"],
  "https://b.example/429": ["not_checked", "429"],
  "https://b.example/503": ["not_checked", "503"],
  "https://b.example/418": ["not_checked", "418"],
  "https://c.example/": ["works", "200"],
  "https://d.example/": ["waiting", null],
} as const;

async function withLinks() {
  const world = await guideWorld(server);
  const { customer_id, pages } = world;
  const now = new Date().toISOString();
  await server.database.system
    .insertInto("outside_links")
    .values(
      Object.entries(ANSWERS).map(([url, [state, answer]]) => ({
        customer_id,
        url,
        page_ids: [pages.device.id],
        read_at: now,
        state,
        answer,
        checked_at: answer && now,
      })),
    )
    .execute();
  return world;
}

const rows = async () => {
  const table = await screen.findByRole("table", { name: "Outside links" });
  await within(table).findAllByRole("rowheader");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
};

test("shows broken links first, with the reason and the pages that have them", async () => {
  const { call, pages } = await withLinks();
  at("/guide-app/links", call.token);
  expect(await rows()).toEqual([
    expect.stringMatching(/a\.example\/404.*This page no longer exists \(404\)\..*Air mast/),
    expect.stringMatching(/gone\.example.*There is no site with this name\./),
  ]);
  const [page] = screen.getAllByRole("link", { name: "Air mast" });
  expect(page?.getAttribute("href")).toBe(`/guide-app/pages/devices/${pages.device.id}`);
  const tabs = within(screen.getByRole("navigation", { name: "Links by result" })).getAllByRole("link");
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    "Broken2",
    "Could not be checked4",
    "Not checked yet1",
    "Working1",
  ]);
});

test("says why a link could not be checked, in words", async () => {
  const { call } = await withLinks();
  at("/guide-app/links?state=not_checked", call.token);
  expect(await rows()).toEqual([
    expect.stringContaining("The site does not let programs in (403)."),
    expect.stringContaining("The site answered 418."),
    expect.stringContaining("The site asked to come back later (429)."),
    expect.stringContaining("The site had an error (503)."),
  ]);
});

test("says that nothing is broken, that checks are off, and that the list could not be loaded", async () => {
  const { token } = await server.as();
  const off: Transport = async (url, init) => {
    const reply = await server.transport(url, init);
    if (!url.startsWith("/api/v1/outside_links")) return reply;
    return Response.json({ ...(await reply.json()), is_on: false });
  };
  const { unmount } = at("/guide-app/links", token, off);
  expect(await screen.findByText("No broken links")).toBeTruthy();
  expect(screen.getByText(/does not check links/)).toBeTruthy();
  unmount();
  const broken: Transport = (url, init) =>
    url.startsWith("/api/v1/outside_links")
      ? Promise.resolve(Response.json({ code: "internal", message: "" }, { status: 500 }))
      : server.transport(url, init);
  at("/guide-app/links", token, broken);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
