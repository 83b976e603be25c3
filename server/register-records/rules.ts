const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The delay after each failed attempt, in seconds: about nine hours in all. Somebody has to look after that. */
const PAUSES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/** Seconds until the next attempt; undefined after the last one. */
export const pauseAfter = (attempts: number) => PAUSES[attempts - 1];

/** Of attempts in progress, in seconds: longer than any of them. Older ones belong to a dead process. */
export const LEASE_SECONDS = 180;
