import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { SummaryPage } from "#admin/inventory/RecordAbout.tsx";
import { useRecord } from "#admin/inventory/RecordPage.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { useActivityLabel } from "#admin/inventory/activity-label.ts";
import type { QuestionId } from "#factsheet/template.ts";
import { AboutSummary } from "./AboutSummary.tsx";
import { StateCard } from "./StateCard.tsx";

/** Labels of changed fields in the history: the algorithm's own, and questions of its factsheet. */
function useActivityFields() {
  const { t } = useTranslation();
  const labelOf = useActivityLabel("algorithms");
  return (field: string) =>
    labelOf(field) ??
    (i18n.exists(`factsheets.questions.${field}.label`)
      ? t(`factsheets.questions.${field as QuestionId}.label`)
      : undefined);
}

export function SummaryTab() {
  const { t } = useTranslation();
  const { record: algorithm, locale, isWriter } = useRecord<AlgorithmDetails>();
  return (
    <SummaryPage
      noun="algorithms"
      id={algorithm.id}
      about={<AboutSummary algorithm={algorithm} locale={locale} isWriter={isWriter} />}
      state={<StateCard algorithm={algorithm} isWriter={isWriter} />}
      history={{ title: t("algorithms.summary.activity"), labelOf: useActivityFields() }}
    />
  );
}
