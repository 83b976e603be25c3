import { expect, test } from "vitest";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

test("R9.6 a search has an address with results, choices with counts, and marked words", async () => {
  const { get, pages } = await guideWorld(t);
  const { statusCode, body, headers } = await get("/search?q=quay");
  expect(statusCode).toBe(200);
  expect(body).toContain(`href="/devices/${pages.device.slug}"`);
  expect(body).toContain("<mark>quay</mark>");
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain('href="/search?q=quay&amp;kind=device"');
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  const chosen = await get("/search?q=quay&kind=algorithm&page=7");
  expect(chosen.body).not.toContain(`href="/devices/${pages.device.slug}"`);
  expect(chosen.body).toContain(`href="/algorithms/${pages.planner.slug}"`);
});

test("a search keeps its language and finds that language's words", async () => {
  const { get, pages } = await guideWorld(t);
  const { body } = await get(`/search?q=${encodeURIComponent("ខ្យល់")}&lang=km`);
  expect(body).toContain('<html lang="km"');
  expect(body).toContain(`href="/devices/${pages.device.slug}?lang=km"`);
});

test("corrections are shown, no results offer alternatives, and no input breaks a search", async () => {
  const { get, pages } = await guideWorld(t);
  const mistyped = await get("/search?q=planer");
  expect(mistyped.body).toContain("Showing results for “planner”");
  expect(mistyped.body).toContain(`href="/algorithms/${pages.planner.slug}"`);
  expect((await get("/search?q=zeppelin")).body).toContain("Nothing found for “zeppelin”");
  const hostile = [
    "q=%00",
    "q=%27%29%3B--",
    "kind=%00",
    "label=x",
    "purpose=%27",
    "page=-1",
    "page=999999",
    "q=%F0%9F%8E%A5",
  ];
  for (const query of hostile) expect([query, (await get(`/search?${query}`)).statusCode]).toEqual([query, 200]);
});
