import type { ReactNode } from "react";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { LabelsEntry } from "#admin/inventory/LabelsEntry.tsx";
import { inMonths, today } from "#admin/i18n/today.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { CompletenessBar } from "../CompletenessBar.tsx";
import { useRecordWords } from "#admin/inventory/record-words.ts";

interface DetailSideProps {
  algorithm: AlgorithmDetails;
  isReadOnly: boolean;
}

/** Labels, review dates and progress, beside the form. */
export function DetailSide({ algorithm, isReadOnly }: DetailSideProps) {
  const { t } = useTranslation();
  const { label } = useRecordWords("algorithms");
  const soon = [
    { label: t("algorithms.review.in_6_months"), value: inMonths(6) },
    { label: t("algorithms.review.in_1_year"), value: inMonths(12) },
  ];
  const facts: [string, ReactNode][] = [
    [t("algorithms.columns.completeness"), <CompletenessBar key="sheet" percent={algorithm.completeness} />],
    [t("algorithms.columns.identifiability"), <IdentifiabilityMark key="who" value={algorithm.identifiability} />],
    [t("algorithms.columns.chain"), <ChainSegments key="chain" chain={algorithm.chain} />],
    [
      t("algorithms.columns.updated_at"),
      <time key="at" dateTime={algorithm.updated_at}>
        {formatDateTime(algorithm.updated_at)}
      </time>,
    ],
  ];
  return (
    <Card aria-label={t("algorithms.summary.state")} className="lg:sticky lg:top-20">
      <CardBody className="flex flex-col gap-5">
        <LabelsEntry name="label_ids" label={label("label_ids")} isReadOnly={isReadOnly} />
        <DayEntry name="review_due_on" label={label("review_due_on")} isReadOnly={isReadOnly} presets={soon} />
        <DayEntry
          name="last_verified_on"
          label={label("last_verified_on")}
          isReadOnly={isReadOnly}
          presets={[{ label: t("algorithms.review.today"), value: today() }]}
        />
        <dl className="flex flex-col gap-3 border-t border-border pt-4 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
