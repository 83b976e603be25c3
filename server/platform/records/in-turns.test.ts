import { expect, test } from "vitest";
import { tableFile, TABLE_FORMATS } from "./table-file.ts";
import { inTurns } from "./in-turns.ts";

async function* pagesOf(...pages: number[][]) {
  yield* pages;
}
const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

test("keeps all rows in their order, however long a page is", async () => {
  const parts: (readonly number[])[] = [];
  for await (const part of inTurns(pagesOf(rows(250), [], [7]))) parts.push(part);
  expect(parts.map(({ length }) => length)).toEqual([100, 100, 50, 1]);
  expect(parts.flat()).toEqual([...rows(250), 7]);
});

test.each(TABLE_FORMATS)("others get their turn within a page of a %s file", async (format) => {
  let [turns, isWriting] = [0, true];
  const count = () => {
    turns += 1;
    if (isWriting) setImmediate(count);
  };
  setImmediate(count);
  const columns = [{ name: "number", cell: (row: number) => row }];
  let length = 0;
  for await (const piece of tableFile(format, columns, pagesOf(rows(1000)))) length += piece.length;
  isWriting = false;
  expect(length).toBeGreaterThan(1000);
  expect(turns).toBeGreaterThanOrEqual(10);
});
