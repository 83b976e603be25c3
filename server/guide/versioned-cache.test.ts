import { expect, test, vi } from "vitest";
import { createVersionedCache } from "./versioned-cache.ts";

type Page = { text: string };
const cache = (max_bytes = 100_000) => createVersionedCache<Page>({ max_bytes, bytesOf: ({ text }) => text.length });
const page = (text: string) => () => Promise.resolve({ text });
const away = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));

test("makes a value once, also for concurrent requests", async () => {
  const pages = cache();
  const make = vi.fn<() => Promise<Page>>(page("one"));
  await Promise.all([1, 2, 3].map(() => pages.get("a", "1", make)));
  expect(await pages.get("a", "1", make)).toEqual({ text: "one" });
  expect(make).toHaveBeenCalledTimes(1);
});

test("makes it again after a change, and never returns a result started before the change", async () => {
  const pages = cache();
  let finish: (page: Page) => void = () => undefined;
  const slow = pages.get("a", "1", () => new Promise((resolve) => (finish = resolve)));
  expect(await pages.get("a", "2", page("new"))).toEqual({ text: "new" });
  finish({ text: "old" });
  await slow;
  expect(await pages.get("a", "2", page("newer"))).not.toEqual({ text: "old" });
});

test("nothing counts as current while notifications are lost", async () => {
  const pages = cache();
  await pages.get("a", undefined, page("one"));
  expect(pages.find("a", undefined)).toBeUndefined();
  expect(await pages.get("a", undefined, page("two"))).toEqual({ text: "two" });
});

test("serves stale values while the database is away, but not on other errors", async () => {
  const pages = cache();
  await pages.get("a", "1", page("old"));
  expect(await pages.get("a", "2", away)).toEqual({ text: "old" });
  await expect(pages.get("b", "2", away)).rejects.toThrow("no");
  await expect(pages.get("a", "2", () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});

test("getCurrent never returns stale values", async () => {
  const facts = cache();
  const make = vi.fn<() => Promise<Page>>(page("old"));
  await Promise.all([1, 2].map(() => facts.getCurrent("a", "1", make)));
  expect(await facts.getCurrent("a", "1", make)).toEqual({ text: "old" });
  expect(make).toHaveBeenCalledTimes(1);
  await expect(facts.getCurrent("a", "2", away)).rejects.toThrow("no");
});

test("evicts the least recently used values when there are too many bytes", async () => {
  const pages = cache(2000);
  for (const key of ["a", "b", "c"]) await pages.get(key, "1", page("x".repeat(200)));
  pages.find("a", "1");
  for (const key of ["d", "e"]) await pages.get(key, "1", page("x".repeat(200)));
  expect(pages.size().bytes).toBeLessThanOrEqual(2000);
  expect(["a", "b", "e"].map((key) => pages.find(key, "1") !== undefined)).toEqual([true, false, true]);
});

test("an oversized value evicts nothing", async () => {
  const pages = cache(2000);
  await pages.get("a", "1", page("small"));
  expect(await pages.get("b", "1", page("x".repeat(3000)))).toMatchObject({ text: expect.stringMatching(/^x+$/) });
  expect(["a", "b"].map((key) => pages.find(key, "1") !== undefined)).toEqual([true, false]);
});
