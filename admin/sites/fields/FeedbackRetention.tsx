import { useController } from "react-hook-form";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import type { SiteValues } from "../form/site-values.ts";

const DAYS = ["90", "180", "365", "730", "1825"] as const;

const DAYS_A_YEAR = 365;

/** "180 days", "2 years" */
export function daysWords(days: string) {
  const years = Number(days) / DAYS_A_YEAR;
  const isWhole = years > 0 && Number.isInteger(years);
  const unit = isWhole ? "year" : "day";
  return formatNumber(isWhole ? years : Number(days), { style: "unit", unit, unitDisplay: "long" });
}

/** How long residents' comments are kept. */
export function FeedbackRetention({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { field } = useController<SiteValues, "feedback_days">({ name: "feedback_days" });
  // Another API may have a period not offered here, or none.
  const offered = field.value === "" || DAYS.some((days) => days === field.value) ? DAYS : [field.value, ...DAYS];
  return (
    <Select
      label={t("sites.field.feedback_days")}
      hint={t("sites.features.feedback_days_hint")}
      className="max-w-80"
      isDisabled={isReadOnly}
      options={offered.map((id) => ({ id, label: daysWords(id) }))}
      value={field.value || null}
      onChange={field.onChange}
    />
  );
}
