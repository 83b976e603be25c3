const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The delay after each failed attempt, in seconds: about three days in all. */
const PAUSES: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  30 * HOUR,
];

/** A webhook that has failed for this long is switched off. */
export const PATIENCE_HOURS = 72;
/** Older events are no longer worth sending. */
export const WAIT_DAYS = 7;
export const LOG_DAYS = 30;
export const OLD_SECRET_HOURS = 24;

export const DEADLINE_MS = 10_000;
const MAX_EXCERPT = 500;

/** Seconds until the next attempt; undefined after the last one. */
export const pauseAfter = (attempts: number) => PAUSES[attempts - 1];

export const isTaken = (status: number) => status >= 200 && status < 300;

/** The beginning of an untrusted response, without control characters, some of which cannot be stored. */
export const excerptOf = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_EXCERPT)
    .replace(/\p{Cs}$/u, "");
