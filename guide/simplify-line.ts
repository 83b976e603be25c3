export type XY = { readonly x: number; readonly y: number };

/** Distance of a point from a line segment. */
export function distanceToSegment({ x, y }: XY, from: XY, to: XY) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Drops points that make no visible difference (Douglas–Peucker); iterative, because coastlines are long. */
export function simplifyLine(line: readonly XY[], tolerance: number): XY[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range;
    const [from, to] = [line[first], line[last]];
    if (!from || !to) continue;
    let [farthest, most] = [0, tolerance];
    for (let at = first + 1; at < last; at += 1) {
      const point = line[at];
      const away = point ? distanceToSegment(point, from, to) : 0;
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, at) => kept.has(at));
}
