import type { Translate } from "#admin/i18n/i18n.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";

const DAY_MS = 86_400_000;

type ShownRange = AnalyticsOverview["range"];

/** The period compared with: "30 days before", or the same days of the year before. */
export function beforeWords(t: Translate, { from, days, before }: ShownRange) {
  if (!before) return "";
  const away = Math.round((Date.parse(from) - Date.parse(before.from)) / DAY_MS);
  return away === days ? t("analytics.compare.days_before", { count: days }) : t("analytics.compare.year_before");
}
