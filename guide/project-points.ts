type Point = { readonly lat: number | null; readonly lng: number | null };
export type Projected<P> = P & { readonly x: number; readonly y: number };

const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = 111_320;
/** One place alone still has some hundred metres around it. */
const LEAST_METRES = 300;

/** Puts places into a box, north up, at one scale for both directions. `scale` is units per metre. */
export function projectPoints<P extends Point>(points: readonly P[], width: number, height: number, margin: number) {
  const known = points.filter(
    (point): point is P & { lat: number; lng: number } => point.lat !== null && point.lng !== null,
  );
  const [first] = known;
  if (!first) return { placed: [], scale: 1 };
  const shrink = Math.cos(first.lat * RADIANS) * METRES_PER_DEGREE;
  const metres = known.map((point) => ({
    point,
    east: (point.lng - first.lng) * shrink,
    north: (point.lat - first.lat) * METRES_PER_DEGREE,
  }));
  const span = (values: readonly number[]) => {
    const [min, max] = [Math.min(...values), Math.max(...values)];
    return { middle: (min + max) / 2, size: Math.max(max - min, LEAST_METRES) };
  };
  const east = span(metres.map((one) => one.east));
  const north = span(metres.map((one) => one.north));
  const scale = Math.min((width - 2 * margin) / east.size, (height - 2 * margin) / north.size);
  const placed = metres.map((one): Projected<P> => ({
    ...one.point,
    x: width / 2 + (one.east - east.middle) * scale,
    y: height / 2 - (one.north - north.middle) * scale,
  }));
  return { placed, scale };
}
