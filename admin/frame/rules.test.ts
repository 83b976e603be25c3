import { expect, test, vi } from "vitest";
import { isCrawler } from "./crawler.ts";
import { loadPage, PageLoadError } from "./load-page.ts";
import { isId, validate } from "./not-found.ts";
import { siteLink } from "./site-link.ts";

test.each(["1", "42", "0195f2c8-1111-7abc-8def-000000000000", "abc_DEF-9"])("accepts any opaque id: %s", (id) =>
  expect(isId(id)).toBe(true),
);
test.each(["", "a b", "../x", "a".repeat(65), "é", undefined])("R2.6 rejects %s as an id", (id) =>
  expect(isId(id)).toBe(false),
);

test("R2.6 responds with a 404 Page Not Found when a route's validation fails", () => {
  const loader = validate(({ id }) => isId(id));
  expect(loader({ params: { id: "1" } })).toBeNull();
  expect(() => loader({ params: { id: "a b" } })).toThrow(
    expect.objectContaining({ init: { status: 404, statusText: "Page Not Found" } }),
  );
});

test("R9.6 links to the site over https on its domain, else as {slug} below the administration's host", () => {
  const config = { app_host: "localhost:3000" };
  expect(siteLink({ domain: "guide.example.org", slug: "seaview" }, config)).toBe("https://guide.example.org");
  expect(siteLink({ domain: null, slug: "seaview" }, config)).toBe("//seaview.localhost:3000");
  expect(siteLink({ domain: null, slug: "seaview" }, {})).toBeUndefined();
  expect(siteLink(undefined, config)).toBeUndefined();
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (compatible; YandexBot/3.0)", true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Safari/605.1.15", false],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 14; CUBOT X70) Chrome/120 Mobile", false],
])("R8.5 recognizes %s as a crawler: %s", (agent, expected) => expect(isCrawler(agent)).toBe(expected));

test("R2.2 retries loading a page's code once, then gives up", async () => {
  vi.useFakeTimers();
  const once = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("gone")).mockResolvedValue("page");
  const first = loadPage(once);
  const never = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("gone"));
  const second = loadPage(never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe("page");
  expect(await second).toBeInstanceOf(PageLoadError);
  expect(never).toHaveBeenCalledTimes(2);
});
