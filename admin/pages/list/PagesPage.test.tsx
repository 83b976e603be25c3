import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string, search = "", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/pages${search}`, { transport, token });
const titlesShown = () =>
  screen.getAllByRole("rowheader").map((cell) => cell.querySelector("span > span")?.textContent);

async function seaview() {
  const me = await server.as();
  await server.make.page(me.customer_id, {
    type: "device_page",
    status: "published",
    headline: { en: "Air quality", km: "គុណភាពខ្យល់" },
  });
  await server.make.page(me.customer_id, { type: "collection_page", status: "draft", headline: { en: "Harbour" } });
  return me;
}

test("R7.16 pages are listed after the home page, with type and status", async () => {
  const me = await seaview();
  at(me.token);
  await waitFor(() => expect(titlesShown()).toEqual(["Home page", "Air quality", "Harbour"]));
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows[2]).toMatch(/Device.*Published/);
  expect(rows[3]).toMatch(/Collection.*Draft/);
  expect(screen.getByText("3 pages")).toBeTruthy();
});

test("titles are asked for in the content locale", async () => {
  const me = await seaview();
  const asked: string[] = [];
  at(me.token, "?locale=km", (path, init) => {
    if (path.includes("search_pages") && path.includes("sort=")) asked.push(path);
    return server.transport(path, init);
  });
  await waitFor(() => expect(titlesShown()).toContain("គុណភាពខ្យល់"));
  expect(asked.every((path) => path.includes("locale=km"))).toBe(true);
  expect(screen.getByText("Titles in Khmer")).toBeTruthy();
});

test("a filter leaves the home page out", async () => {
  const me = await seaview();
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Type" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Collection" }));
  await waitFor(() => expect(titlesShown()).toEqual(["Harbour"]));
  expect(router.state.location.search).toBe("?type=collection_page");
});

test("with nothing but the home page, a sentence says what may come", async () => {
  at((await server.as()).token);
  expect(await screen.findByText("Only the home page so far")).toBeTruthy();
  expect(titlesShown()).toEqual(["Home page"]);
});
