import { shownTally, type Tally } from "#server/platform/records/tally-days.ts";

/** Null without a comparison period. */
export const shownBefore = (tally: Tally, isCompared: boolean) => (isCompared ? shownTally(tally) : null);
