import * as z from "zod";

/** Privacy: daily counts below this, except 0, are withheld. */
export const SMALLEST_SHOWN = 5;
const MOST_WITHHELD = SMALLEST_SHOWN - 1;

/**
 * A count. `under_5` stands for 1 to 4 on one day. Periods are sums of days as shown, so that subtracting two periods
 * reveals no more than a day does; with withheld days, the result is a range.
 */
export const Count = z
  .union([
    z.int().min(0),
    z.literal("under_5"),
    z.strictObject({ least: z.int().min(1), most: z.int().min(SMALLEST_SHOWN) }),
  ])
  .meta({ examples: [128, "under_5", { least: 126, most: 132 }] });
export type Count = z.infer<typeof Count>;

/** Lower and upper bound. */
export function limitsOf(count: Count) {
  if (typeof count === "number") return { least: count, most: count };
  return count === "under_5" ? { least: 1, most: MOST_WITHHELD } : count;
}

/** Midpoint of the range: for charts, sorting and shares. */
export function middleOf(count: Count) {
  const { least, most } = limitsOf(count);
  return (least + most) / 2;
}

/** Builds a count from the known sum and the number of withheld days. */
export function countFrom(exact: number, withheld_days: number): Count {
  if (withheld_days === 0) return exact;
  if (exact === 0 && withheld_days === 1) return "under_5";
  return { least: exact + withheld_days, most: exact + MOST_WITHHELD * withheld_days };
}

/** Count of a single day. */
export const countOfDay = (count: number): Count => (count > 0 && count < SMALLEST_SHOWN ? "under_5" : count);

/** Sum of days or other parts, as shown. */
export function addCounts(counts: readonly Count[]): Count {
  const limits = counts.map(limitsOf);
  const least = limits.reduce((sum, one) => sum + one.least, 0);
  const most = limits.reduce((sum, one) => sum + one.most, 0);
  if (least === most) return least;
  return least === 1 && most === MOST_WITHHELD ? "under_5" : { least, most };
}

/** Relative change. Null if unknown: the count was zero before, or withheld days could turn a rise into a fall. */
export function changeOf(now: Count, before: Count | null) {
  if (before === null || before === 0) return null;
  const [from, to] = [limitsOf(before), limitsOf(now)];
  const isExact = typeof now === "number" && typeof before === "number";
  if (!isExact && to.least <= from.most && to.most >= from.least) return null;
  return (middleOf(now) - middleOf(before)) / middleOf(before);
}
