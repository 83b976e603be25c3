type Point = { readonly lat: number | null; readonly lng: number | null };
type Known = { readonly lat: number; readonly lng: number };

type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** East of west, going round the earth if the area crosses the date line. */
const eastOf = ({ west, east }: Bounds) => (east < west ? east + 360 : east);

export const isInside = (bounds: Bounds, { lat, lng }: Known) =>
  lat >= bounds.south &&
  lat <= bounds.north &&
  [lng, lng + 360].some((at) => at >= bounds.west && at <= eastOf(bounds));

export const cornersOf = (bounds: Bounds): readonly Known[] => [
  { lat: bounds.south, lng: bounds.west },
  { lat: bounds.north, lng: eastOf(bounds) },
];

const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = 111_320;
/** Minimum extent, for a single place. */
const LEAST_METRES = 300;

export const isKnown = <P extends Point>(point: P): point is P & Known => point.lat !== null && point.lng !== null;

/** Metres east and north of a place: a flat approximation, accurate enough for a city. */
export const metresFrom = (origin: Known) => {
  const shrink = Math.cos(origin.lat * RADIANS) * METRES_PER_DEGREE;
  return ({ lat, lng }: Known) => ({
    east: (lng - origin.lng) * shrink,
    north: (lat - origin.lat) * METRES_PER_DEGREE,
  });
};

const shareOf = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const sortedBy = <T>(all: readonly T[], value: (one: T) => number) => all.map(value).toSorted((a, b) => a - b);

/** With fewer places there is no majority to be far from. */
const FEW = 4;
/** Six times as far from the middle as most places, and at least so many metres. */
const [FAR, LEAST_FAR] = [6, 5000];

/** The places of a city without those far away, such as a single one across the country or at a mistyped position. */
export function closeTogether<P extends Known>(points: readonly P[]): readonly P[] {
  if (points.length < FEW) return points;
  const middle = {
    lat: shareOf(
      sortedBy(points, (one) => one.lat),
      0.5,
    ),
    lng: shareOf(
      sortedBy(points, (one) => one.lng),
      0.5,
    ),
  };
  const metresOf = metresFrom(middle);
  const distanceOf = (point: P) => Math.hypot(...Object.values(metresOf(point)));
  const most = shareOf(sortedBy(points, distanceOf), 0.75);
  const limit = Math.max(most * FAR, LEAST_FAR);
  return points.filter((point) => distanceOf(point) <= limit);
}

const spanOf = (values: readonly number[]) => {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) [min, max] = [Math.min(min, value), Math.max(max, value)];
  return { middle: (min + max) / 2, size: Math.max(max - min, LEAST_METRES) };
};

/** Fits all points into a box, north up, at one scale for both axes. `scale` is in units per metre. */
export function projectionOf(points: readonly Known[], width: number, height: number, margin: number) {
  const [first] = points;
  if (!first) return undefined;
  const metresOf = metresFrom(first);
  const metres = points.map(metresOf);
  const east = spanOf(metres.map((one) => one.east));
  const north = spanOf(metres.map((one) => one.north));
  const scale = Math.min((width - 2 * margin) / east.size, (height - 2 * margin) / north.size);
  const project = (point: Known) => {
    const at = metresOf(point);
    return { x: width / 2 + (at.east - east.middle) * scale, y: height / 2 - (at.north - north.middle) * scale };
  };
  return { project, scale, width, height };
}
export type Projection = NonNullable<ReturnType<typeof projectionOf>>;
