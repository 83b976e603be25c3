import { formatDate } from "./format.ts";
import { zoneWords } from "./zone-words.ts";

/** "17 Nov" in the site's time zone, where schedules run; with the year unless it is this one. */
export function siteDayWords(at: string | Date, time_zone: string | undefined, now = Date.now()) {
  const zone = time_zone ? { timeZone: time_zone } : {};
  const yearOf = (moment: string | number | Date) => formatDate(moment, { ...zone, year: "numeric" });
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  return formatDate(at, { ...zone, ...year, day: "numeric", month: "short" });
}

/** "8:00 AM", "08:00": as the language writes it. */
export const siteHourWords = (at: string | Date, time_zone: string | undefined) =>
  formatDate(at, { timeStyle: "short", ...(time_zone && { timeZone: time_zone }) });

/** "17 Nov, 08:00 (UTC+1)": the format of every site time. */
export function siteTimeWords(at: string | Date, time_zone: string | undefined) {
  const zone = zoneWords(at, time_zone);
  return `${siteDayWords(at, time_zone)}, ${siteHourWords(at, time_zone)}${zone && ` (${zone})`}`;
}
