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

test("a list with room keeps every column", () => {
  expect(columnsWithoutRoom(list, 606)).toEqual([]);
});

test("columns leave by rank, then from the end, and no more than have to", () => {
  expect(columnsWithoutRoom(list, 600)).toEqual([4]);
  expect(columnsWithoutRoom(list, 500)).toEqual([4, 3]);
  expect(columnsWithoutRoom(list, 400)).toEqual([4, 3, 5]);
});

test("the name and the row's menu stay even where there is no room for them", () => {
  expect(columnsWithoutRoom(list, 100)).toEqual([4, 3, 5, 2]);
});
