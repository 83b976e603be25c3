const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 4;

/** Round numbers from 0 to at least `most`, for grid lines. */
export function ticksUpTo(most: number): number[] {
  const least = Math.max(1, most / MOST_STEPS);
  const size = 10 ** Math.floor(Math.log10(least));
  const step = size * (STEPS.find((one) => one * size >= least) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_tick, at) => at * step);
}

/** Indexes of the days to label: first, last, and some between if their labels fit. */
export function namedDays(count: number, width: number, room: number): number[] {
  const last = count - 1;
  if (last < 1) return count ? [0] : [];
  const step = Math.max(1, Math.ceil(last / Math.max(1, Math.floor(width / room))));
  const named = Array.from({ length: Math.ceil(count / step) }, (_day, at) => at * step);
  return [...named.filter((at) => last - at >= step), last];
}

/** Coordinates of a chart. In right-to-left languages, time runs from right to left. */
export interface Plot {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The day nearest to an x position. */
  readonly nearest: (x: number) => number;
}

interface PlotSize {
  width: number;
  top: number;
  bottom: number;
  /** Width of the axis. */
  axis: number;
  count: number;
  most: number;
  isRtl: boolean;
}

export function plotOf({ width, top, bottom, axis, count, most, isRtl }: PlotSize): Plot {
  const last = Math.max(1, count - 1);
  const room = width - axis - 8;
  const mirrored = (x: number) => (isRtl ? width - x : x);
  return {
    x: (at) => mirrored(axis + (count === 1 ? room / 2 : (at / last) * room)),
    y: (value) => bottom - (value / Math.max(1, most)) * (bottom - top),
    nearest: (x) => Math.min(count - 1, Math.max(0, Math.round(((mirrored(x) - axis) / room) * last))),
  };
}

/** Groups marks that would overlap. */
export function groupNear<T>(items: readonly T[], xOf: (item: T) => number, reach: number): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && Math.abs(xOf(item) - xOf(first)) < reach) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** SVG path of a line through the values, interrupted at null. */
export function linePath(values: readonly (number | null)[], { x, y }: Plot) {
  return values
    .flatMap((value, at) => {
      if (value === null) return [];
      const isStart = at === 0 || values[at - 1] === null;
      return `${isStart ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}
