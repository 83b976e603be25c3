import * as z from "zod";

/**
 * Privacy: numbers about readers are shown in whole fives. A five appears when its last event arrives, and stays; until
 * then its events are nowhere to be seen, in no total, part or period (decision 26).
 */
export const SHOWN_STEP = 5;

/** A shown zero stands for 0 to 4. Files write this, screens its words, and a filter for it finds exactly these. */
export const FEWER = `<${SHOWN_STEP}`;

export const Count = z
  .int()
  .min(0)
  .meta({ examples: [130] });
export type Count = z.infer<typeof Count>;

export const addCounts = (counts: readonly Count[]): Count => counts.reduce((sum, count) => sum + count, 0);

/** Relative change. Null if there is nothing to compare with. */
export const changeOf = (now: Count, before: Count | null) => (before ? (now - before) / before : null);
