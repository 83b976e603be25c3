import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped, middleOf, pointAt, rounded, viewCone } from "./geometry.ts";

const harbour = { lat: -37.82, lng: 144.96 };
const metresBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
};

test("finds a point at the given distance in any direction", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 1, max: 100_000 }),
      (lat, bearing, metres) => {
        const from = { lat, lng: 10 };
        expect(metresBetween(from, pointAt(from, bearing, metres))).toBeCloseTo(metres, 1);
      },
    ),
  );
});

test("opens a view cone evenly around its direction, and closes it", () => {
  const cone = viewCone(harbour, 90, 200);
  expect(cone[0]).toEqual(harbour);
  expect(cone.at(-1)).toEqual(harbour);
  const [first, last] = [cone[1], cone.at(-2)];
  expect(first && first.lat > harbour.lat && first.lng > harbour.lng).toBe(true);
  expect(last && last.lat < harbour.lat && last.lng > harbour.lng).toBe(true);
});

test("wraps a longitude beyond the date line", () => {
  expect(rounded({ lat: 1.123456789, lng: 190 })).toEqual({ lat: 1.123457, lng: -170 });
  expect(rounded({ lat: 0, lng: -190.5 })).toEqual({ lat: 0, lng: 169.5 });
});

test("groups close items, and loses none", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ x: fc.nat(400), y: fc.nat(400) })), (places) => {
      const groups = grouped(places, (place) => place, 40);
      expect(groups.flat()).toHaveLength(places.length);
      for (const group of groups)
        for (const { x, y } of group)
          expect(Math.hypot(x - (group[0]?.x ?? 0), y - (group[0]?.y ?? 0))).toBeLessThan(40);
      const firsts = groups.flatMap(([first]) => first ?? []);
      for (const [at, one] of firsts.entries())
        for (const other of firsts.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40);
    }),
  );
});

test("uses the mean of its points as a group's centre", () =>
  expect(
    middleOf([
      { lat: 0, lng: 0 },
      { lat: 10, lng: 20 },
    ]),
  ).toEqual({ lat: 5, lng: 10 }));
