import { expect, test, vi } from "vitest";
import { keepFresh } from "./keep-fresh.ts";

type Page = { text: string };
const cache = (max_bytes = 100_000) => keepFresh<Page>({ max_bytes, bytesOf: ({ text }) => text.length });
const page = (text: string) => () => Promise.resolve({ text });
const away = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));

test("what is current is made once, also for many who ask at the same time", async () => {
  const pages = cache();
  const make = vi.fn<() => Promise<Page>>(page("one"));
  await Promise.all([1, 2, 3].map(() => pages.get("a", "1", make)));
  expect(await pages.get("a", "1", make)).toEqual({ text: "one" });
  expect(make).toHaveBeenCalledTimes(1);
});

test("a change makes it again, and whoever asks after the change does not get what was begun before it", async () => {
  const pages = cache();
  let finish: (page: Page) => void = () => undefined;
  const slow = pages.get("a", "1", () => new Promise((resolve) => (finish = resolve)));
  expect(await pages.get("a", "2", page("new"))).toEqual({ text: "new" });
  finish({ text: "old" });
  await slow;
  expect(await pages.get("a", "2", page("newer"))).not.toEqual({ text: "old" });
});

test("while changes cannot be heard nothing counts as current", async () => {
  const pages = cache();
  await pages.get("a", undefined, page("one"));
  expect(pages.find("a", undefined)).toBeUndefined();
  expect(await pages.get("a", undefined, page("two"))).toEqual({ text: "two" });
});

test("what is out of date is shown when the database is away, but never when something else is wrong", async () => {
  const pages = cache();
  await pages.get("a", "1", page("old"));
  expect(await pages.get("a", "2", away)).toEqual({ text: "old" });
  await expect(pages.get("b", "2", away)).rejects.toThrow("no");
  await expect(pages.get("a", "2", () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});

test("what other things are made of is current or not there at all", async () => {
  const facts = cache();
  const make = vi.fn<() => Promise<Page>>(page("old"));
  await Promise.all([1, 2].map(() => facts.getCurrent("a", "1", make)));
  expect(await facts.getCurrent("a", "1", make)).toEqual({ text: "old" });
  expect(make).toHaveBeenCalledTimes(1);
  await expect(facts.getCurrent("a", "2", away)).rejects.toThrow("no");
});

test("the least used ones go when there are too many bytes", async () => {
  const pages = cache(2000);
  for (const key of ["a", "b", "c"]) await pages.get(key, "1", page("x".repeat(200)));
  pages.find("a", "1");
  for (const key of ["d", "e"]) await pages.get(key, "1", page("x".repeat(200)));
  expect(pages.size().bytes).toBeLessThanOrEqual(2000);
  expect(["a", "b", "e"].map((key) => pages.find(key, "1") !== undefined)).toEqual([true, false, true]);
});

test("what is too large to be kept drives out nothing", async () => {
  const pages = cache(2000);
  await pages.get("a", "1", page("small"));
  expect(await pages.get("b", "1", page("x".repeat(3000)))).toMatchObject({ text: expect.stringMatching(/^x+$/) });
  expect(["a", "b"].map((key) => pages.find(key, "1") !== undefined)).toEqual([true, false]);
});
