import * as z from "zod";

/** A day's number below this, other than none, is withheld: it could point to somebody. */
export const SMALLEST_SHOWN = 5;
const MOST_WITHHELD = SMALLEST_SHOWN - 1;

/**
 * How many. `under_5` stands for 1 to 4 on one day. A period is added up from its days as they are shown, so that no
 * difference of two periods tells more than a day does: with withheld days in it, it lies between two numbers.
 */
export const Count = z
  .union([
    z.int().min(0),
    z.literal("under_5"),
    z.strictObject({ least: z.int().min(1), most: z.int().min(SMALLEST_SHOWN) }),
  ])
  .meta({ examples: [128, "under_5", { least: 126, most: 132 }] });
export type Count = z.infer<typeof Count>;

/** Between which numbers it lies. */
export function limitsOf(count: Count) {
  if (typeof count === "number") return { least: count, most: count };
  return count === "under_5" ? { least: 1, most: MOST_WITHHELD } : count;
}

/** In the middle between the two: for drawings, orders and shares. */
export function middleOf(count: Count) {
  const { least, most } = limitsOf(count);
  return (least + most) / 2;
}

/** From the numbers that are shown, and how many days are withheld. */
export function countFrom(exact: number, withheld_days: number): Count {
  if (withheld_days === 0) return exact;
  if (exact === 0 && withheld_days === 1) return "under_5";
  return { least: exact + withheld_days, most: exact + MOST_WITHHELD * withheld_days };
}

/** Of one day. */
export const countOfDay = (count: number): Count => (count > 0 && count < SMALLEST_SHOWN ? "under_5" : count);

/** Days, or other parts, added up as they are shown. */
export function addCounts(counts: readonly Count[]): Count {
  const limits = counts.map(limitsOf);
  const least = limits.reduce((sum, one) => sum + one.least, 0);
  const most = limits.reduce((sum, one) => sum + one.most, 0);
  if (least === most) return least;
  return least === 1 && most === MOST_WITHHELD ? "under_5" : { least, most };
}

/**
 * By how much something changed, as a share of what it was. Null where that cannot be told: from nothing, or where
 * withheld days could turn a rise into a fall.
 */
export function changeOf(now: Count, before: Count | null) {
  if (before === null || before === 0) return null;
  const [from, to] = [limitsOf(before), limitsOf(now)];
  const isExact = typeof now === "number" && typeof before === "number";
  if (!isExact && to.least <= from.most && to.most >= from.least) return null;
  return (middleOf(now) - middleOf(before)) / middleOf(before);
}
