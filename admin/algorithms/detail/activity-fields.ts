import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { useActivityLabel } from "#admin/inventory/activity-label.ts";
import type { QuestionId } from "#factsheet/template.ts";

/** What the history calls a field that changed: one of the algorithm's own, or a question of its factsheet. */
export function useActivityFields() {
  const { t } = useTranslation();
  const labelOf = useActivityLabel("algorithms");
  return (field: string) =>
    labelOf(field) ??
    (i18n.exists(`factsheets.questions.${field}.label`)
      ? t(`factsheets.questions.${field as QuestionId}.label`)
      : undefined);
}
