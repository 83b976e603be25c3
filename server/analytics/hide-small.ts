import { shownTally, type Tally } from "#server/platform/records/tally-days.ts";

export const shownBefore = (tally: Tally, isCompared: boolean) => (isCompared ? shownTally(tally) : null);
