import fc from "fast-check";
import { expect, test } from "vitest";
import { Geometry } from "#contract/locations.ts";
import { checkPlace } from "./check-place.ts";

type Position = [number, number];
const position = fc.tuple(
  fc.integer({ min: -1_800_000, max: 1_800_000 }).map((n) => n / 10_000),
  fc.integer({ min: -900_000, max: 900_000 }).map((n) => n / 10_000),
);
const ring = fc
  .uniqueArray(position, { minLength: 3, maxLength: 12, selector: String })
  .chain((corners) => fc.boolean().map((isClosed) => (isClosed ? [...corners, corners[0] as Position] : corners)));
const polygon = fc
  .array(ring, { minLength: 1, maxLength: 3 })
  .map((coordinates): Geometry => ({ type: "Polygon", coordinates }));

/** Twice the signed area, in whole ten-thousandths to avoid rounding errors. */
const windingOf = (corners: readonly Position[]) =>
  corners.slice(1).reduce((sum, [bx, by], at) => {
    const [ax, ay] = corners[at] ?? [0, 0];
    const whole = (degrees: number) => BigInt(Math.round(degrees * 10_000));
    return sum + whole(ax) * whole(by) - whole(bx) * whole(ay);
  }, 0n);

test("closes rings and orients them by the right-hand rule without losing corners", () => {
  fc.assert(
    fc.property(polygon, (geometry) => {
      const { place, problems } = checkPlace({ geometry });
      expect(problems).toEqual({});
      const rings = Geometry.parse(place.geometry).coordinates as Position[][];
      rings.forEach((corners, at) => {
        expect(corners.at(-1)).toEqual(corners[0]);
        const winding = windingOf(corners);
        expect(at === 0 ? winding >= 0n : winding <= 0n).toBe(true);
        const sent = (geometry.coordinates as Position[][])[at] ?? [];
        expect(new Set(corners.map(String))).toEqual(new Set(sent.map(String)));
      });
    }),
  );
});

test("tidying is idempotent", () => {
  fc.assert(
    fc.property(polygon, (geometry) => {
      const { place } = checkPlace({ geometry });
      expect(checkPlace({ geometry: place.geometry }).place).toEqual(place);
    }),
  );
});

test("the point of an area lies within the bounds of its outer ring", () => {
  fc.assert(
    fc.property(polygon, (geometry) => {
      const { lat, lng } = checkPlace({ geometry }).place;
      const outer = (geometry.coordinates as Position[][])[0] ?? [];
      const bounds = (axis: 0 | 1) => outer.map((corner) => corner[axis]);
      expect(lng).toBeGreaterThanOrEqual(Math.min(...bounds(0)) - 1e-7);
      expect(lng).toBeLessThanOrEqual(Math.max(...bounds(0)) + 1e-7);
      expect(lat).toBeGreaterThanOrEqual(Math.min(...bounds(1)) - 1e-7);
      expect(lat).toBeLessThanOrEqual(Math.max(...bounds(1)) + 1e-7);
    }),
  );
});

const square = (x: number, y: number, size: number): Position[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

test("the point of an area is the centroid of its outer ring, regardless of holes", () => {
  const geometry: Geometry = { type: "Polygon", coordinates: [square(104, 11, 2), square(104.1, 11.1, 0.1)] };
  expect(checkPlace({ geometry }).place).toMatchObject({ lat: 12, lng: 105 });
  const triangle: Geometry = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [0, 9],
        [9, 0],
      ],
    ],
  };
  expect(checkPlace({ geometry: triangle }).place).toMatchObject({ lat: 3, lng: 3 });
});

test("computes the centroid of a tiny area far from the origin", () => {
  const geometry: Geometry = { type: "Polygon", coordinates: [square(179.123456, -45.654321, 0.000_004)] };
  const { lat, lng } = checkPlace({ geometry }).place;
  expect(lng).toBeCloseTo(179.123458, 6);
  expect(lat).toBeCloseTo(-45.654319, 6);
});

test("the point of a line is its middle corner", () => {
  const line = (...coordinates: Position[]): Geometry => ({ type: "LineString", coordinates });
  expect(checkPlace({ geometry: line([1, 2], [3, 4], [5, 6]) }).place).toMatchObject({ lng: 3, lat: 4 });
  expect(checkPlace({ geometry: line([1, 2], [3, 4]) }).place).toMatchObject({ lng: 3, lat: 4 });
});

test("a given point overrides the shape's; otherwise the point follows the shape", () => {
  const geometry: Geometry = { type: "Polygon", coordinates: [square(0, 0, 2)] };
  const sent = checkPlace({ geometry, lat: 0.5, lng: 0.25 });
  expect(sent.place).toMatchObject({ lat: 0.5, lng: 0.25 });
  const elsewhere: Geometry = { type: "Polygon", coordinates: [square(10, 10, 2)] };
  expect(checkPlace({ geometry: elsewhere }, sent.place).place).toMatchObject({ lat: 11, lng: 11 });
  expect(checkPlace({ lat: null, lng: null }, sent.place).place).toMatchObject({ lat: 1, lng: 1 });
  expect(checkPlace({}, sent.place).place).toEqual(sent.place);
  expect(checkPlace({ geometry: null }, sent.place).place).toEqual({ lat: 0.5, lng: 0.25, geometry: null });
  expect(checkPlace({ geometry: null, lat: null, lng: null }, sent.place).place).toEqual({
    lat: null,
    lng: null,
    geometry: null,
  });
});

test("rejects half a point, naming the missing half", () => {
  expect(checkPlace({ lat: 1 }).problems).toEqual({ lng: expect.any(String) });
  expect(checkPlace({ lng: 1 }).problems).toEqual({ lat: expect.any(String) });
  const placed = { lat: 1, lng: 1, geometry: null };
  expect(checkPlace({ lat: null }, placed).problems).toEqual({ lat: expect.any(String) });
  expect(checkPlace({ lat: 2 }, placed)).toEqual({ place: { lat: 2, lng: 1, geometry: null }, problems: {} });
});

test("rejects areas with fewer than three corners and shapes over 64 kB", () => {
  const flat: Geometry = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  };
  expect(checkPlace({ geometry: flat }).problems).toEqual({ geometry: expect.stringContaining("three corners") });
  const at = (n: number): Position => [n / 1_234_567.891, n / 1_234_567.891 + 0.123_456_789_012];
  const long: Geometry = { type: "LineString", coordinates: Array.from({ length: 2000 }, (_, n) => at(n)) };
  expect(checkPlace({ geometry: long }).problems).toEqual({ geometry: expect.stringContaining("64 kB") });
  const full: Geometry = {
    type: "Polygon",
    coordinates: [Array.from({ length: 2000 }, (_, n) => [n / 100, (n * n) % 90])],
  };
  expect(checkPlace({ geometry: full }).problems).toEqual({ geometry: expect.stringContaining("2000 points") });
});
