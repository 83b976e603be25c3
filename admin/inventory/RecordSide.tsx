import type { ReactNode } from "react";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { inMonths, today } from "#admin/i18n/today.ts";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import type { Device } from "#contract/devices.ts";
import { ChainSegments } from "./ChainSegments.tsx";
import { IdentifiabilityMark } from "./IdentifiabilityMark.tsx";
import type { InventoryNoun } from "./inventory-records.ts";
import { LabelsEntry } from "./LabelsEntry.tsx";
import { useRecordWords } from "./record-words.ts";

interface RecordSideProps {
  noun: InventoryNoun;
  record: Pick<Device, "identifiability" | "chain" | "updated_at">;
  isReadOnly: boolean;
  /** Above the labels. */
  children?: ReactNode;
  /** Before the other facts. */
  facts?: readonly (readonly [name: string, value: ReactNode])[];
}

/** Labels, review dates and progress, beside the form. */
export function RecordSide({ noun, record, isReadOnly, children, facts = [] }: RecordSideProps) {
  const { t } = useTranslation();
  const { label } = useRecordWords(noun);
  const soon = [
    { label: t(`${noun}.review.in_6_months`), value: inMonths(6) },
    { label: t(`${noun}.review.in_1_year`), value: inMonths(12) },
  ];
  const now = [{ label: t(`${noun}.review.today`), value: today() }];
  const { identifiability, chain, updated_at } = record;
  const shown = [
    ...facts,
    [t(`${noun}.columns.identifiability`), <IdentifiabilityMark key="who" value={identifiability} />],
    [t(`${noun}.columns.chain`), <ChainSegments key="chain" chain={chain} />],
    [
      t(`${noun}.columns.updated_at`),
      <time key="at" dateTime={updated_at}>
        {formatDateTime(updated_at)}
      </time>,
    ],
  ] as const;
  return (
    <Card aria-label={t(`${noun}.state.title`)} className="lg:sticky lg:top-20">
      <CardBody className="flex flex-col gap-5">
        {children}
        <LabelsEntry name="label_ids" label={label("label_ids")} isReadOnly={isReadOnly} />
        <DayEntry name="review_due_on" label={label("review_due_on")} isReadOnly={isReadOnly} presets={soon} />
        <DayEntry name="last_verified_on" label={label("last_verified_on")} isReadOnly={isReadOnly} presets={now} />
        <dl className="flex flex-col gap-3 border-t border-border pt-4 text-sm">
          {shown.map(([name, value]) => (
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
