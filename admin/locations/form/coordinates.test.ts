import fc from "fast-check";
import { expect, test } from "vitest";
import { ringsOf } from "#admin/maps/geometry.ts";
import { readDegrees, readLines, readPair, toGeometry, writeLines } from "./coordinates.ts";

const point = fc.record({
  lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((n) => n / 1e6),
  lng: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((n) => n / 1e6),
});

test.each([
  ["51.5014, -0.1419", { lat: 51.5014, lng: -0.1419 }],
  ["  51.5014 ; -0.1419 ", { lat: 51.5014, lng: -0.1419 }],
  ["51.5014°, −0.1419°", { lat: 51.5014, lng: -0.1419 }],
  ["11 104", { lat: 11, lng: 104 }],
  ["91, 0", undefined],
  ["51.5014", undefined],
  ["Harbour Walk", undefined],
])("reads %s", (text, expected) => expect(readPair(text)).toEqual(expected));

test("accepts a number within its bounds only", () => {
  expect(readDegrees(" -33.5 ", 90)).toBe(-33.5);
  expect(readDegrees("144.9", 90)).toBeUndefined();
  expect(readDegrees("144.9", 180)).toBe(144.9);
  expect(readDegrees("north", 180)).toBeUndefined();
});

test("names the first line that is not a pair", () =>
  expect(readLines("1, 1\n2, 2\n\nthree\nfour")).toEqual({
    rings: [
      [
        { lat: 1, lng: 1 },
        { lat: 2, lng: 2 },
      ],
    ],
    wrongLine: 4,
  }));

test("reads a line as it was written", () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2 }), (points) => {
      const written = writeLines(ringsOf(toGeometry("line", [points])));
      expect(toGeometry("line", readLines(written).rings)).toEqual(toGeometry("line", [points]));
    }),
  );
});

test("keeps the holes of an area, and closes its rings", () => {
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 3 }), { minLength: 1, maxLength: 3 }), (rings) => {
      const geometry = toGeometry("area", rings);
      expect(ringsOf(geometry)).toEqual(rings);
      expect(readLines(writeLines(rings)).rings).toEqual(rings);
      const closed = geometry.type === "Polygon" ? geometry.coordinates : [];
      expect(closed.map((ring) => ring.at(-1))).toEqual(rings.map(([first]) => first && [first.lng, first.lat]));
    }),
  );
});
