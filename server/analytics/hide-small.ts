import { shownTally, type Tally } from "#server/platform/records/tally-days.ts";

/** None without a comparison. */
export const shownBefore = (tally: Tally, isCompared: boolean) => (isCompared ? shownTally(tally) : null);
