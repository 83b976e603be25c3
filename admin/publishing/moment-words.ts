import { formatDate, formatTime } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";

const DAY_MS = 86_400_000;
const dayOf = (at: string | number) => new Date(at).toDateString();

/** "Today, 10:04", "Yesterday" or "23 Sep", with the year unless it is this one. */
export function momentWords(t: Translate, at: string, now = Date.now()) {
  if (dayOf(at) === dayOf(now)) return t("publishing.today_at", { time: formatTime(at) });
  if (dayOf(at) === dayOf(now - DAY_MS)) return t("publishing.yesterday");
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) });
}
