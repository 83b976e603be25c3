import { parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";

/** A time at the site as a moment, and whether daylight saving skips or repeats it. */
export type SiteTime = { readonly at: Date; readonly clock: "skipped" | "repeated" | null };

/**
 * `2026-03-29T02:30` in the site's time zone. As on the server, a skipped time moves later by the skipped span,
 * and a repeated one means its first occurrence.
 */
export function siteTime(local: string, time_zone: string): SiteTime {
  const wanted = parseDateTime(local);
  const [earlier, later] = [toZoned(wanted, time_zone, "earlier"), toZoned(wanted, time_zone, "later")];
  if (earlier.compare(later) === 0) return { at: earlier.toDate(), clock: null };
  const isThere = toCalendarDateTime(earlier).compare(wanted) === 0;
  return isThere ? { at: earlier.toDate(), clock: "repeated" } : { at: later.toDate(), clock: "skipped" };
}

const HOUR = 3_600_000;

/** Default for a schedule: the next full hour but one at the site, such as `2026-11-17T08:00`. */
export function soonAt(time_zone: string, now = Date.now()) {
  const at = new Date(Math.ceil(now / HOUR) * HOUR + HOUR);
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: time_zone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return parts.format(at).replace(", ", "T");
}
