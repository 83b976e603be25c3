import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { useActivityLabel } from "#admin/inventory/activity-label.ts";
import type { QuestionId } from "#factsheet/template.ts";

/** Labels of changed fields in the history: the algorithm's own, and questions of its factsheet. */
export function useActivityFields() {
  const { t } = useTranslation();
  const labelOf = useActivityLabel("algorithms");
  return (field: string) =>
    labelOf(field) ??
    (i18n.exists(`factsheets.questions.${field}.label`)
      ? t(`factsheets.questions.${field as QuestionId}.label`)
      : undefined);
}
