import { type Count, SMALLEST_SHOWN } from "#contract/analytics.ts";

/** A few could be somebody. */
export const shown = (count: number): Count => (count > 0 && count < SMALLEST_SHOWN ? "under_5" : count);

/** None without a comparison. */
export const shownBefore = (count: number, isCompared: boolean) => (isCompared ? shown(count) : null);

/** For people who read a table. */
export const toldCount = (count: Count | null) => (count === "under_5" ? `under ${SMALLEST_SHOWN}` : count);
