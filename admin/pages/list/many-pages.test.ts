import { expect, test } from "vitest";
import { type ChosenPage, pagesFor, workThrough } from "./many-pages.ts";

const page = (number: number, state: ChosenPage["state"] = "draft"): ChosenPage => ({
  id: `page-${number}`,
  title: `Page ${number}`,
  state,
  type: "device_page",
});
const pages = Array.from({ length: 25 }, (_, number) => page(number));

test("works on ten pages at a time, and counts every one", async () => {
  let [atWork, most] = [0, 0];
  const counted: number[] = [];
  const result = await workThrough({
    pages,
    act: async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await Promise.resolve();
      atWork -= 1;
    },
    onProgress: (done) => counted.push(done),
    isCancelled: () => false,
  });
  expect(most).toBe(10);
  expect(counted).toEqual(pages.map((_, at) => at + 1));
  expect(result).toEqual({ done: 25, failures: [] });
});

test("reports a failure and continues with the others", async () => {
  const why = new Error("refused");
  const { done, failures } = await workThrough({
    pages,
    act: ({ id }) => (id === "page-3" ? Promise.reject(why) : Promise.resolve()),
    onProgress: () => undefined,
    isCancelled: () => false,
  });
  expect(done).toBe(25);
  expect(failures).toEqual([{ page: pages[3], error: why }]);
});

test("starts nothing more once cancelled", async () => {
  let done = 0;
  const result = await workThrough({
    pages,
    act: () => Promise.resolve(),
    onProgress: (count) => {
      done = count;
    },
    isCancelled: () => done >= 4,
  });
  expect(result.done).toBe(10);
});

test("skips pages already up to date when publishing, and non-public ones when withdrawing", () => {
  const each = [page(1, "draft"), page(2, "published"), page(3, "changed"), page(4, "withdrawn")];
  const idsFor = (action: Parameters<typeof pagesFor>[0]) => pagesFor(action, each).map(({ id }) => id);
  expect(idsFor("publish")).toEqual(["page-1", "page-3", "page-4"]);
  expect(idsFor("schedule")).toEqual(["page-1", "page-3", "page-4"]);
  expect(idsFor("withdraw")).toEqual(["page-2", "page-3"]);
});
