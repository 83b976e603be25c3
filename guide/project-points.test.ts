import { expect, test } from "vitest";
import { closeTogether, isInside } from "./project-points.ts";

const CITY = [
  { lat: 36.6, lng: -121.89 },
  { lat: 36.61, lng: -121.88 },
  { lat: 36.62, lng: -121.9 },
  { lat: 36.605, lng: -121.87 },
];

test("a place far from all others does not shrink the city to a dot", () => {
  expect(closeTogether([...CITY, { lat: 0, lng: 0 }])).toEqual(CITY);
  expect(closeTogether([{ lat: 40.7, lng: -74 }, ...CITY])).toEqual(CITY);
});

test("places of two towns, and a place in a suburb, all stay", () => {
  const twoTowns = CITY.flatMap((one) => [one, { ...one, lat: one.lat + 0.4 }]);
  expect(closeTogether(twoTowns)).toEqual(twoTowns);
  const withSuburb = [...CITY, { lat: 36.66, lng: -121.85 }];
  expect(closeTogether(withSuburb)).toEqual(withSuburb);
});

test("among few places none is far away", () => {
  const three = [...CITY.slice(0, 2), { lat: 0, lng: 0 }];
  expect(closeTogether(three)).toEqual(three);
});

test("an area across the date line contains places on both sides of it", () => {
  const fiji = { west: 177, south: -19, east: -178, north: -16 };
  expect([179, -179, 176, -177].map((lng) => isInside(fiji, { lat: -17, lng }))).toEqual([true, true, false, false]);
  expect(isInside(fiji, { lat: -20, lng: 179 })).toBe(false);
});
