import { formatDate, formatTime } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";

const DAY_MS = 86_400_000;
const dayOf = (at: string | number) => new Date(at).toDateString();

/** "Today, 10:04", "Yesterday", "23 Sep", and with its year what is older than this one. */
export function momentWords(t: Translate, at: string, now = Date.now()) {
  if (dayOf(at) === dayOf(now)) return t("pages.manage.today_at", { time: formatTime(at) });
  if (dayOf(at) === dayOf(now - DAY_MS)) return t("pages.manage.yesterday");
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) });
}

/** A time in the site's own zone: what is scheduled happens there. "17 Nov, 08:00" */
export const siteTimeWords = (at: string, time_zone: string | undefined) =>
  formatDate(at, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    ...(time_zone && { timeZone: time_zone }),
  });
