import { ContentLocale } from "#contract/common.ts";
import { LocationInput, MOUNTINGS, PRECISIONS } from "#contract/locations.ts";
import { MOUNTING_WORDS, PRECISION_WORDS } from "./choice-words.ts";
import { type Read, type Reader, text } from "./read-cell.ts";
import { choice, yesNo } from "./read-choice.ts";
import { degreesOf, placed, type Point, pointOf } from "./read-coordinates.ts";
import { day } from "./read-date.ts";
import { direction } from "./read-direction.ts";
import { whole } from "./read-number.ts";
import { type Cells, id, readAll, readTexts, type Report } from "./read-record.ts";
import type { ReadPlace } from "./read-row.ts";
import { type Shape, shapeOf } from "./read-shape.ts";

const { shape } = LocationInput;
const MAX_LANGUAGES = 10;

const languages: Reader<string[]> = (cell) => {
  const tags = [...new Set(cell.split(/[\s,;|]+/).filter(Boolean))];
  if (tags.length > MAX_LANGUAGES) return { problem: "too_many_values" };
  const areTags = tags.every((tag) => ContentLocale.safeParse(tag).success);
  return areTags ? { value: tags } : { problem: "language_unknown" };
};

const PLAIN: Readonly<Record<string, Reader>> = {
  address: text(shape.address),
  precision: choice(PRECISIONS, PRECISION_WORDS),
  direction_deg: direction,
  mounted_on: choice(MOUNTINGS, MOUNTING_WORDS),
  radius_m: whole({ min: 1, max: 100_000 }),
  is_public: yesNo,
  sign_installed_on: day,
  sign_languages: languages,
};
const TEXTS: Readonly<Record<string, Reader>> = { location_name: text(shape.name) };

/** Without any of these a row says nothing about a place; every place of ours has a precision. */
const PLACING = ["location_id", "location_name", "address", "lat", "lng", "coordinates", "geometry", "precision"];

/** Two columns, of which both are needed. */
function pointOfTwo(report: Report, cells: Cells): Point | undefined {
  const [lat, lng] = [cells.get("lat"), cells.get("lng")];
  if (!lat && !lng) return undefined;
  if (!lat || !lng) {
    report.note("coordinate_incomplete", lat ? "lat" : "lng");
    return undefined;
  }
  const [north, east] = [degreesOf(lat.text), degreesOf(lng.text)];
  if (north !== undefined && east !== undefined) return report.take("lat", placed(north, east));
  report.note("coordinate_unreadable", north === undefined ? "lat" : "lng");
  return undefined;
}

const FAR = 5;
const NEAR = 1;
const isWithin = (a: Point, b: Point, degrees: number) =>
  Math.abs(a.lat - b.lat) < degrees && Math.abs(a.lng - b.lng) < degrees;

/** Both can be latitudes: then only the company of the others tells. */
const looksSwapped = (point: Point, centre: Point) =>
  !isWithin(point, centre, FAR) && isWithin({ lat: point.lng, lng: point.lat }, centre, NEAR);

function readPoint(report: Report, cells: Cells, { point: ofShape }: Shape, centre: Point | undefined) {
  const ofTwo = pointOfTwo(report, cells);
  const joined = cells.get("coordinates");
  const ofOne = !ofTwo && joined ? report.take("coordinates", pointOf(joined.text)) : undefined;
  const point = ofTwo ?? ofOne ?? ofShape;
  if (point && centre && looksSwapped(point, centre))
    report.note("coordinates_maybe_swapped", ofTwo ? "lat" : ofOne ? "coordinates" : "geometry");
  return point;
}

/** `centre`: the middle of all points in the file. */
export function readPlace(report: Report, cells: Cells, centre: Point | undefined): ReadPlace | undefined {
  if (!PLACING.some((field) => cells.has(field))) return undefined;
  const drawn = cells.get("geometry");
  const shaped = (drawn && report.take("geometry", shapeOf(drawn.text))) ?? {};
  const point = readPoint(report, cells, shaped, centre);
  return {
    id: report.value("location_id", id),
    set: { ...readAll(report, PLAIN), ...point, ...(shaped.geometry && { geometry: shaped.geometry }) },
    texts: readTexts(report, cells, TEXTS, { location_name: "name" }),
  };
}

/** The point alone, for a first look at the file. */
export function peekPoint(cells: Cells): Point | undefined {
  const [lat, lng] = [cells.get("lat"), cells.get("lng")].map((cell) => cell && degreesOf(cell.text));
  if (lat !== undefined && lng !== undefined) return valueOf(placed(lat, lng));
  const joined = cells.get("coordinates");
  if (joined) return valueOf(pointOf(joined.text));
  const drawn = cells.get("geometry");
  return drawn && valueOf(shapeOf(drawn.text))?.point;
}

const valueOf = <T>(read: Read<T>): T | undefined => ("value" in read ? read.value : undefined);
