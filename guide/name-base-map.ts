import { type BaseMap, linesOf, namesOf } from "./base-map.ts";
import { clipLine } from "./clip-line.ts";
import { projectLine } from "./draw-base-map.ts";
import { keepDrawings } from "./keep-drawings.ts";
import type { Projection } from "./project-points.ts";
import type { Reading } from "./reading.ts";
import { simplifyLine, type XY } from "./simplify-line.ts";
import { writePath } from "./write-path.ts";

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Name = { readonly text: string; readonly lang: string | undefined };
type PointName = Name & XY & { readonly of: string; readonly isWideOnly: boolean };
type StreetName = Name & { readonly d: string; readonly isWideOnly: boolean };

/** Font sizes in drawing units. On a phone a unit is about half as large, so names are larger. */
const SIZES = { quarter: { wide: 24, phone: 42 }, street: { wide: 19, phone: 34 } };
const LETTER = 0.6;
/** Size of a pin on a phone, plus some space. */
const PIN = 76;
/** Minimum distance of names from the edge. */
const FROM_EDGE = 12;

const boxAround = ({ x, y }: XY, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isInside = ({ left, right, top, bottom }: Box, { width, height }: Projection) =>
  left > 0 && right < width && top > 0 && bottom < height;

const nameIn = ({ read }: Reading, feature: Parameters<typeof namesOf>[0]): Name | undefined => {
  const said = read(namesOf(feature));
  return said && { text: said.text, lang: said.isFallback ? said.locale : undefined };
};

const boxOf = (at: XY, text: string, height: number) => boxAround(at, text.length * LETTER * height, height * 1.3);

/** Names of quarters and waters, where they fit. */
function quarterNames(reading: Reading, map: BaseMap, projection: Projection, taken: Box[]): PointName[] {
  return map.features.flatMap((feature): PointName[] => {
    const name = feature.properties.kind === "quarter-name" ? nameIn(reading, feature) : undefined;
    const at = name && projectLine(projection, linesOf(feature)[0] ?? [])[0];
    if (!name || !at) return [];
    const look = (["phone", "wide"] as const).find((one) => {
      const box = boxOf(at, name.text, SIZES.quarter[one]);
      return isInside(box, projection) && !taken.some((other) => meet(other, box));
    });
    if (!look) return [];
    taken.push(boxOf(at, name.text, SIZES.quarter[look]));
    return [{ ...name, ...at, of: feature.properties.of ?? "quarter", isWideOnly: look === "wide" }];
  });
}

const lengthOf = (line: readonly XY[]) =>
  line.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - (line[at]?.x ?? x), y - (line[at]?.y ?? y)), 0);

/** Bounding box of a name at the middle of a line. */
function boxAlong(line: readonly XY[], length: number, height: number): Box {
  const half = lengthOf(line) / 2;
  const end = line.findIndex((_, at) => at > 0 && lengthOf(line.slice(0, at + 1)) >= half);
  const [from = { x: 0, y: 0 }, to = from] = [line[end - 1], line[end]];
  const stretch = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (half - lengthOf(line.slice(0, end))) / stretch;
  const middle = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  const [across, down] = [Math.abs(to.x - from.x) / stretch, Math.abs(to.y - from.y) / stretch];
  return boxAround(middle, Math.max(length * across, height * 1.3), Math.max(length * down, height * 1.3));
}

/** Main streets first, so that they win where only one name fits. */
const streetsIn = ({ features }: BaseMap) =>
  (["road-major", "road-minor"] as const).flatMap((kind) =>
    features.filter(({ properties }) => properties.kind === kind),
  );

/** The longest visible stretch of each named street. */
const findStretches = keepDrawings((map, projection) =>
  streetsIn(map).flatMap((feature) => {
    if (feature.properties.name === undefined) return [];
    const stretches = linesOf(feature).flatMap((line) =>
      clipLine(projectLine(projection, line), projection, -FROM_EDGE),
    );
    const [longest] = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const line = longest && simplifyLine(longest, 3);
    return line ? [{ feature, line, length: lengthOf(line) }] : [];
  }),
);

/** Street names, where the street is long enough and nothing overlaps. */
function streetNames(reading: Reading, map: BaseMap, projection: Projection, taken: Box[]): StreetName[] {
  return findStretches(map, projection).flatMap(({ feature, line, length }): StreetName[] => {
    const name = nameIn(reading, feature);
    if (!name) return [];
    const room = length / (name.text.length * LETTER);
    const look = (["phone", "wide"] as const).find((one) => {
      if (room < SIZES.street[one] * 1.2) return false;
      const box = boxAlong(line, name.text.length * LETTER * SIZES.street[one], SIZES.street[one]);
      return !taken.some((other) => meet(other, box));
    });
    if (!look) return [];
    taken.push(boxAlong(line, name.text.length * LETTER * SIZES.street[look], SIZES.street[look]));
    // left to right, whatever the direction of the line
    const isBackward = (line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0);
    const d = writePath([isBackward ? line.toReversed() : line], false);
    return [{ ...name, d, isWideOnly: look === "wide" }];
  });
}

/** Names differ by language: with six languages, this covers the places of fifty pages. */
const MOST_NAMED = 300;
const at = ({ x, y }: XY) => `${Math.round(x)},${Math.round(y)}`;

/** Names for the drawing. None overlaps a pin or another name. */
export const nameBaseMap = keepDrawings(
  (map, projection, reading: Reading, pins: readonly XY[]) => {
    const taken = pins.map((pin) => boxAround(pin, PIN, PIN));
    const quarters = quarterNames(reading, map, projection, taken);
    return { quarters, streets: streetNames(reading, map, projection, taken) };
  },
  { keyOf: ({ locale, site }, pins) => [locale, site.default_locale, ...pins.map(at)].join(" "), most: MOST_NAMED },
);
