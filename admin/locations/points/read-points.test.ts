import fc from "fast-check";
import { expect, test } from "vitest";
import { inputOf, readPoints } from "./read-points.ts";
import { splitCsv } from "#admin/records/split-csv.ts";

test("reads a table with a header row, in any order of columns", () =>
  expect(readPoints("Latitude,Name,Longitude\r\n-37.81,Town hall,144.96\r\n").map(inputOf)).toEqual([
    { name: "Town hall", address: null, lat: -37.81, lng: 144.96 },
  ]));

test("recognizes columns by their number without a header row", () => {
  expect(readPoints("11.55, 104.92")[0]).toMatchObject({ lat: "11.55", lng: "104.92", name: "" });
  expect(readPoints("Pier\t11.55\t104.92")[0]).toMatchObject({ name: "Pier", lat: "11.55" });
  expect(readPoints("Pier;1 Quay;11,55;104,92")[0]).toMatchObject({ address: "1 Quay", lat: "11.55", lng: "104.92" });
});

test("keeps separators, line breaks and quotes inside quotes", () => {
  const [point] = readPoints('name,address,lat,lng\n"Big ""Ben""","Bridge St,\nLondon",51.5,-0.12');
  expect(point).toMatchObject({ name: 'Big "Ben"', address: "Bridge St,\nLondon", problem: undefined });
});

test("reports what is wrong with each line, and its number", () => {
  const read = readPoints("name,lat,lng\nA,95,1\nB,1,\n\nC,,\nD,1,2");
  expect(read.map(({ line, problem }) => [line, problem])).toEqual([
    [2, "lat"],
    [3, "lng"],
    [5, "no_place"],
    [6, undefined],
  ]);
});

test("accepts an address alone", () =>
  expect(readPoints("name,address\nLibrary,1 Main Street")[0]?.problem).toBeUndefined());

test("reads back any values written as CSV", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", " ", ",", '"', "\n", "é", "ក"), maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (pairs) => {
      const table = [["x", "y"], ...pairs.map((pair) => [`_${pair[0]}`, pair[1]])];
      const { rows } = splitCsv(table.map((row) => row.map(quoted).join(",")).join("\r\n"));
      expect(rows.map(({ cells }) => cells)).toEqual(table);
    }),
  );
});
