import { parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";

/** A local time as an instant, and whether the clocks change then. */
export type SiteMoment = { readonly at: string; readonly clock_change: "skipped" | "repeated" | null };

/**
 * Reads a local time such as `2026-03-29T02:30` in Lisbon. A skipped time uses the old offset, so it comes out later by
 * the length of the jump. A repeated time is the first of the two.
 */
export function readSiteTime(local: string, time_zone: string): SiteMoment {
  const wanted = parseDateTime(local);
  const moment = toZoned(wanted, time_zone, "compatible");
  const isSkipped = toCalendarDateTime(moment).compare(wanted) !== 0;
  const isRepeated = !isSkipped && toZoned(wanted, time_zone, "later").compare(moment) !== 0;
  return { at: moment.toAbsoluteString(), clock_change: isSkipped ? "skipped" : isRepeated ? "repeated" : null };
}
