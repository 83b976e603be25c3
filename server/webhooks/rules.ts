const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait after each attempt that failed, in seconds: about three days in all. */
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

/** A receiver that took nothing for so long is not asked any more. */
export const PATIENCE_HOURS = 72;
/** What happened so long ago is no news to anybody. */
export const WAIT_DAYS = 7;
export const LOG_DAYS = 30;
export const OLD_SECRET_HOURS = 24;

export const DEADLINE_MS = 10_000;
const MAX_EXCERPT = 500;

/** Seconds until the next attempt; none when it was the last one. */
export const pauseAfter = (attempts: number) => PAUSES[attempts - 1];

export const isTaken = (status: number) => status >= 200 && status < 300;

/** A few words of an answer that anybody may have written: without control characters, of which some cannot be stored. */
export const excerptOf = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_EXCERPT)
    .replace(/\p{Cs}$/u, "");
