import { expect, test } from "vitest";
import { columnsWithoutRoom, type MeasuredColumn } from "./fit-columns.ts";

const column = (place: number, width: number, more: Partial<MeasuredColumn> = {}): MeasuredColumn => ({
  place,
  width,
  stays: false,
  rank: undefined,
  ...more,
});
const list = [
  column(1, 200, { stays: true }),
  column(2, 100),
  column(3, 100, { rank: 2 }),
  column(4, 50, { rank: 1 }),
  column(5, 100),
  column(6, 56, { stays: true }),
];

test("keeps every column while there is room", () => {
  expect(columnsWithoutRoom(list, 606)).toEqual([]);
});

test("hides columns by rank, then from the end, and no more than necessary", () => {
  expect(columnsWithoutRoom(list, 600)).toEqual([4]);
  expect(columnsWithoutRoom(list, 500)).toEqual([4, 3]);
  expect(columnsWithoutRoom(list, 400)).toEqual([4, 3, 5]);
});

test("keeps the name and the row's menu even without room", () => {
  expect(columnsWithoutRoom(list, 100)).toEqual([4, 3, 5, 2]);
});
