import { type BaseMap, linesOf, namesOf } from "./base-map.ts";
import { pathOf, projectLine } from "./draw-base-map.ts";
import type { Projection } from "./project-points.ts";
import type { Reading } from "./reading.ts";
import { simplifyLine, type XY } from "./simplify-line.ts";

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Name = { readonly text: string; readonly lang: string | undefined };
export type PointName = Name & XY & { readonly of: string; readonly isWideOnly: boolean };
export type StreetName = Name & { readonly d: string; readonly isWideOnly: boolean };

/** Sizes of names in units of the drawing: on a phone a unit is half as large, so that names are twice as large in it. */
const SIZES = { quarter: { wide: 24, phone: 42 }, street: { wide: 19, phone: 34 } };
const LETTER = 0.6;

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

/** Names of quarters and waters that have room: none over a pin or another name. */
export function quarterNames(reading: Reading, map: BaseMap, projection: Projection, pins: readonly XY[]): PointName[] {
  const taken = pins.map((pin) => boxAround(pin, 72, 72));
  return map.features.flatMap((feature): PointName[] => {
    const name = feature.properties.kind === "quarter-name" ? nameIn(reading, feature) : undefined;
    const at = name && projectLine(projection, linesOf(feature)[0] ?? [])[0];
    if (!name || !at) return [];
    const size = (["phone", "wide"] as const).find((look) => {
      const height = SIZES.quarter[look];
      const box = boxAround(at, name.text.length * LETTER * height, height * 1.3);
      return isInside(box, projection) && !taken.some((other) => meet(other, box));
    });
    if (!size) return [];
    const height = SIZES.quarter[size];
    taken.push(boxAround(at, name.text.length * LETTER * height, height * 1.3));
    return [{ ...name, ...at, of: feature.properties.of ?? "quarter", isWideOnly: size === "wide" }];
  });
}

const lengthOf = (line: readonly XY[]) =>
  line.slice(1).reduce((sum, { x, y }, index) => sum + Math.hypot(x - (line[index]?.x ?? x), y - (line[index]?.y ?? y)), 0);

/** The longest stretch of a line that is on the drawing. */
function longestInside(line: readonly XY[], { width, height }: Projection): XY[] {
  let [best, run]: [XY[], XY[]] = [[], []];
  for (const point of line) {
    const isOn = point.x > 12 && point.x < width - 12 && point.y > 12 && point.y < height - 12;
    run = isOn ? [...run, point] : [];
    if (lengthOf(run) > lengthOf(best)) best = run;
  }
  return best;
}

/** Names along the main streets, where the street is long enough for its name. */
export function streetNames(reading: Reading, map: BaseMap, projection: Projection): StreetName[] {
  return map.features.flatMap((feature): StreetName[] => {
    const name = feature.properties.kind === "road-major" ? nameIn(reading, feature) : undefined;
    if (!name) return [];
    const stretches = linesOf(feature).map((line) => longestInside(projectLine(projection, line), projection));
    const stretch = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
    const line = simplifyLine(stretch, 3);
    const room = lengthOf(line) / (name.text.length * LETTER);
    if (room < SIZES.street.wide * 1.2) return [];
    // read from left to right, whichever way the street was drawn
    const isBackward = (line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0);
    const d = pathOf(isBackward ? line.toReversed() : line, false);
    return [{ ...name, d, isWideOnly: room < SIZES.street.phone * 1.2 }];
  });
}
