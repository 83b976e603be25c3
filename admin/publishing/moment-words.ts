import { formatDate, formatTime } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";

const DAY_MS = 86_400_000;
const dayOf = (at: string | number) => new Date(at).toDateString();

/** "Today, 10:04", "Yesterday" or "23 Sep", with the year unless it is this one. */
export function momentWords(t: Translate, at: string, now = Date.now()) {
  if (dayOf(at) === dayOf(now)) return t("publishing.today_at", { time: formatTime(at) });
  if (dayOf(at) === dayOf(now - DAY_MS)) return t("publishing.yesterday");
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) });
}

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
