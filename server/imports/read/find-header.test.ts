import { expect, test } from "vitest";
import { findHeader } from "./find-header.ts";

const rows = (...lines: string[]) => lines.map((line, at) => ({ number: at + 1, cells: line.split("|") }));
const found = (...lines: string[]) => {
  const header = findHeader(rows(...lines).filter(({ cells }) => cells.some(Boolean)));
  return [header?.header_row, header?.first_row];
};

test("takes the first row of an ordinary table, whatever follows", () => {
  expect(found("name|ref|lat", "A|1|11.5", "B|2|11.6")).toEqual([1, 2]);
  expect(found("name|summary", "A|texts only", "B|also here")).toEqual([1, 2]);
  expect(found("name", "A", "B")).toEqual([1, 2]);
  expect(found("id|name||", "1|A|11.5|104.9", "2|B|11.6|104.8")).toEqual([1, 2]);
  expect(found("name|2024|2025|2026", "A|1|2|3", "B|4|5|6")).toEqual([1, 2]);
});

test("passes over titles, notes and empty lines", () => {
  expect(found("City of Seaview, cameras|||", "As of 31 October 2026|||", "", "id|name|street|lat", "1|A|Quay|11.5", "2|B|Pier|11.6")).toEqual([4, 5]); // oxfmt-ignore
});

test("passes over headings that group columns", () => {
  expect(found("Register||||", "Identification||Place||", "id|name|street|lat|lng", "1|A|Quay|11.5|104.9", "2|B|Pier|11.6|104.9")).toEqual([3, 4]); // oxfmt-ignore
  expect(found("Device|||Place||", "id|name|type|street|lat|lng", "1|A|x|Quay|11.5|104.9", "2|B|y|Pier|1.2|104.9")).toEqual([2, 3]); // oxfmt-ignore
});

test("skips a row of units", () => {
  expect(found("name|radius|direction", "-|(m)|°", "A|20|90", "B|30|180")).toEqual([1, 3]);
  expect(found("name|installed", "text|yyyy-mm-dd", "A|2024-01-01", "B|2024-01-01")).toEqual([1, 3]);
  expect(found("name|unit", "A|m", "B|km")).toEqual([1, 2]);
});

test("leaves rows alone where no row of names follows", () => {
  expect(found("1||", "2|A|11.5", "3|B|11.6")).toEqual([1, 2]);
});
