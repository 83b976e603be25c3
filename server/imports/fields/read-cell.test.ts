import { describe, expect, test } from "vitest";
import * as z from "zod";
import { Email, oneLine, Url } from "#contract/common.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { DEVICE_TYPE_WORDS } from "./choice-words.ts";
import { email, link } from "./read-address.ts";
import { orNothing, type Read, type ReadOptions, splitList, text } from "./read-cell.ts";
import { choice, choices, yesNo } from "./read-choice.ts";
import { degreesOf, pointOf } from "./read-coordinates.ts";
import { day, endDay, month } from "./read-date.ts";
import { direction } from "./read-direction.ts";
import { decimal, whole } from "./read-number.ts";
import { shapeOf } from "./read-shape.ts";
import { suppliers } from "./read-suppliers.ts";

const iso: ReadOptions = { date_order: "iso", is_own: false };
const dayFirst: ReadOptions = { ...iso, date_order: "day_first" };
const monthFirst: ReadOptions = { ...iso, date_order: "month_first" };
const value = <T>(read: Read<T>) => ("value" in read ? read.value : "problem" in read ? read.problem : read.doubt);

test("a name on several lines of its cell becomes one line, a text keeps them", () => {
  expect(text(oneLine(30))("Air mast\r\nFish Market", iso)).toEqual({ value: "Air mast Fish Market" });
  expect(text(oneLine(10))("Air mast\nFish Market", iso)).toEqual({ problem: "text_too_long" });
  expect(text(z.string())("Two\nlines", iso)).toEqual({ value: "Two\nlines" });
});

describe("dates", () => {
  test.each([
    ["2009-03-24", iso, "2009-03-24"],
    ["2009/3/4", iso, "2009-03-04"],
    ["20090324", iso, "2009-03-24"],
    ["2009-03-24T10:00:00Z", iso, "2009-03-24"],
    ["2009-03-24 10:00", dayFirst, "2009-03-24"],
    ["24/03/2009", iso, "date_unreadable"],
    ["24/03/2009", dayFirst, "2009-03-24"],
    ["4.3.09", dayFirst, "2009-03-04"],
    ["4.3.85", dayFirst, "1985-03-04"],
    ["03/24/2009", monthFirst, "2009-03-24"],
    ["03/24/2009", dayFirst, "date_impossible"],
    ["2009-02-29", iso, "date_impossible"],
    ["2008-02-29", iso, "2008-02-29"],
    ["31/04/2020", dayFirst, "date_impossible"],
    ["24 Mar 2009", iso, "2009-03-24"],
    ["March 24, 2009", iso, "2009-03-24"],
    ["1er août 2020", iso, "2020-08-01"],
    ["3 de enero de 2021", iso, "2021-01-03"],
    ["24 មីនា 2009", iso, "2009-03-24"],
    ["24 maart 2009", iso, "2009-03-24"],
    ["24-Mar-09", iso, "2009-03-24"],
    ["24. März 2009", iso, "2009-03-24"],
    ["39896", iso, "2009-03-24"],
    ["39896.5", iso, "2009-03-24"],
    ["19896", iso, "date_unreadable"],
    ["2009", iso, "date_too_vague"],
    ["Début 2019", iso, "date_too_vague"],
    ["Q2 2019", iso, "date_too_vague"],
    ["Jul-25", iso, "date_too_vague"],
    ["soon", iso, "date_unreadable"],
    ["0000-00-00", iso, "date_impossible"],
  ])("%s, %o: %s", (cell, options, expected) => {
    expect(value(day(cell, options))).toBe(expected);
  });

  test("an end that stands for no end is told: a year alone is left out, a day is kept", () => {
    expect(endDay("2050", iso)).toEqual({ doubt: "year_without_end" });
    expect(endDay("3000", iso)).toEqual({ doubt: "year_without_end" });
    expect(endDay("3000-01-01", iso)).toEqual({ value: "3000-01-01", doubt: "far_end_date" });
    expect(endDay("2030-01-01", iso)).toEqual({ value: "2030-01-01" });
    expect(endDay("2030", iso)).toEqual({ doubt: "date_too_vague" });
  });

  test.each([
    ["2024-05", "2024-05"],
    ["05/2024", "2024-05"],
    ["May 2024", "2024-05"],
    ["mayo de 2024", "2024-05"],
    ["Jul-25", "2025-07"],
    ["mrt 2024", "2024-03"],
    ["2024", "date_too_vague"],
    ["2024-05-17", "2024-05"],
    ["2024-13", "date_impossible"],
    ["last year", "month_unreadable"],
  ])("the month of %s is %s", (cell, expected) => {
    expect(value(month(cell, iso))).toBe(expected);
  });
});

test("a word that stands for no value leaves dates, numbers and addresses empty", () => {
  for (const word of ["unknown", "N/A", "onbekend", "n.v.t.", "-", "Néant"])
    for (const read of [orNothing(day), email(Email), link(Url)])
      expect(read(word, iso), word).toEqual({ doubt: "no_value" });
  expect(orNothing(day)("perhaps", iso)).toEqual({ problem: "date_unreadable" });
});

test("addresses: one of several, with a name, or without https", () => {
  expect(email(Email)("Ana@example.org", iso)).toEqual({ value: "ana@example.org" });
  expect(email(Email)("Ana Lima <ana@example.org>", iso)).toEqual({ value: "ana@example.org" });
  expect(email(Email)("mailto:ana@example.org", iso)).toEqual({ value: "ana@example.org" });
  const several = { value: "ana@example.org", doubt: "first_of_several" };
  expect(email(Email)("ana@example.org; bo@example.org", iso)).toEqual(several);
  expect(email(Email)("ana at example.org", iso)).toEqual({ problem: "email_invalid" });
  expect(link(Url)("example.org/privacy", iso)).toEqual({ value: "https://example.org/privacy" });
  expect(link(Url)("https://example.org https://example.com", iso)).toEqual({
    value: "https://example.org",
    doubt: "first_of_several",
  });
  expect(link(Url)("https://example.org/a?b=1;2", iso)).toEqual({ value: "https://example.org/a?b=1;2" });
  expect(link(Url)("javascript:alert(1)", iso)).toEqual({ problem: "url_invalid" });
  expect(link(Url)("see the website", iso)).toEqual({ problem: "url_invalid" });
});

describe("numbers", () => {
  test.each([
    ["1,5", 1.5],
    ["1.5", 1.5],
    ["1 234,5", 1234.5],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["−3", -3],
    ["1e3", 1000],
    ["1.2.3", "number_unreadable"],
    ["twelve", "number_unreadable"],
    ["", "number_unreadable"],
  ])("%s is %s", (cell, expected) => {
    expect(value(decimal({})(cell, iso))).toBe(expected);
  });
  test("whole numbers know thousands and their range", () => {
    const count = whole({ min: 1, max: 1_000_000 });
    expect(value(count("1,234", iso))).toBe(1234);
    expect(value(count("1.234.567", iso))).toBe("number_out_of_range");
    expect(value(count("1.0", iso))).toBe(1);
    expect(value(count("1,5", iso))).toBe("number_unreadable");
    expect(value(count("0", iso))).toBe("number_out_of_range");
  });
});

describe("places", () => {
  test.each([
    ["-37.8, 144.9", { lat: -37.8, lng: 144.9 }],
    ["(-37.8,144.9)", { lat: -37.8, lng: 144.9 }],
    ["-37,8; 144,9", { lat: -37.8, lng: 144.9 }],
    ["-37,8 144,9", { lat: -37.8, lng: 144.9 }],
    ["POINT (144.9 -37.8)", { lat: -37.8, lng: 144.9 }],
    ['{"lon": 144.9, "lat": -37.8}', { lat: -37.8, lng: 144.9 }],
    ["somewhere", "coordinate_unreadable"],
    ["91, 181", "coordinate_out_of_range"],
  ])("%s in one cell", (cell, expected) => {
    expect(value(pointOf(cell))).toEqual(expected);
  });
  test("latitude and longitude that changed places are put right, and told", () => {
    expect(pointOf("144.9, -37.8")).toEqual({ value: { lat: -37.8, lng: 144.9 }, doubt: "coordinates_swapped" });
  });
  test.each([
    ["11° 33' 0\" N", 11.55],
    ["104.9 W", -104.9],
    ["S 37,8", -37.8],
    ["37:48:36", 37.81],
  ])("%s degrees", (cell, expected) => {
    expect(degreesOf(cell)).toBeCloseTo(expected, 9);
  });
  test("words are no degrees", () => {
    expect(degreesOf("north")).toBeUndefined();
  });
  test("shapes: heights are left out, one part of many is that part, several parts are too many", () => {
    const line = { type: "LineString", coordinates: [[1, 2, 9], [3, 4, 9]] }; // oxfmt-ignore
    const flat = { type: "LineString", coordinates: [[1, 2], [3, 4]] }; // oxfmt-ignore
    const cell = (shape: unknown) => value(shapeOf(JSON.stringify(shape)));
    expect(cell(line)).toEqual({ geometry: flat });
    expect(cell({ type: "MultiLineString", coordinates: [line.coordinates] })).toEqual({ geometry: flat });
    expect(cell({ type: "MultiLineString", coordinates: [line.coordinates, line.coordinates] })).toBe(
      "shape_unsupported",
    );
    expect(cell({ type: "Point", coordinates: [144.9, -37.8, 12] })).toEqual({ point: { lat: -37.8, lng: 144.9 } });
    expect(cell({ type: "LineString", coordinates: [[200, 2], [3, 4]] })).toBe("coordinate_out_of_range"); // oxfmt-ignore
    expect(cell({ type: "LineString", coordinates: [[1, 2]] })).toBe("shape_unreadable"); // oxfmt-ignore
    expect(value(shapeOf("POINT"))).toBe("shape_unreadable");
  });
  test.each([
    ["N", 0],
    ["NE", 45],
    ["East", 90],
    ["South-West", 225],
    ["NNW", 338],
    ["noreste", 45],
    ["ខាងលិច", 270],
    ["90°", 90],
    ["359,6", 0],
    ["360", 0],
    ["-1", "number_out_of_range"],
    ["In", "direction_unreadable"],
  ])("direction %s is %s", (cell, expected) => {
    expect(value(direction(cell, iso))).toBe(expected);
  });
});

describe("words", () => {
  test.each([
    ["camera", "camera"],
    ["CCTV", "camera"],
    ["Cámara", "camera"],
    ["capteur", "sensor"],
    ["កាមេរ៉ា", "camera"],
    ["Wi-Fi", "network"],
    ["toaster", "choice_unknown"],
  ])("device type %s is %s", (cell, expected) => {
    expect(value(choice(DEVICE_TYPES, DEVICE_TYPE_WORDS)(cell, iso))).toBe(expected);
  });
  test("yes and no in several languages", () => {
    for (const cell of ["yes", "TRUE", "1", "sí", "oui", "sim", "oo", "ចាស"])
      expect(value(yesNo(cell, iso))).toBe(true);
    for (const cell of ["no", "false", "0", "non", "não", "hindi", "ទេ"]) expect(value(yesNo(cell, iso))).toBe(false);
    expect(value(yesNo("perhaps", iso))).toBe("yes_no_unreadable");
  });
  test("lists: by JSON, by signs; in our own files only `;` divides", () => {
    expect(splitList('["a, b", "c"]', iso)).toEqual(["a, b", "c"]);
    expect(splitList("a; b, c", iso)).toEqual(["a", "b, c"]);
    expect(splitList("a, b", iso)).toEqual(["a", "b"]);
    expect(splitList("a, b", { is_own: true })).toEqual(["a, b"]);
    expect(value(choices(["traffic", "work"])("Traffic; work; traffic", iso))).toEqual(["traffic", "work"]);
  });
  test("suppliers with their roles, with signs in their names, or by name alone", () => {
    expect(value(suppliers("Axelis (developer); Port; Dock & Co. (hosting)", iso))).toEqual([
      { name: "Axelis", role: "developer" },
      { name: "Port; Dock & Co.", role: "hosting" },
    ]);
    expect(value(suppliers("Axelis, Envira (Europe)", iso))).toEqual([
      { name: "Axelis", role: "vendor" },
      { name: "Envira (Europe)", role: "vendor" },
    ]);
    expect(value(suppliers("Intern ontwikkeld", iso))).toEqual([]);
  });
});
