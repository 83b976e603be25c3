import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { LabelsEntry } from "#admin/inventory/LabelsEntry.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { StatusEntry } from "../StatusEntry.tsx";
import { inMonths, today } from "#admin/i18n/today.ts";
import type { DetailPart } from "./DetailCards.tsx";

/** Status, labels, review dates and progress, beside the form. */
export function DetailSide({ device, isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const soon = [
    { label: t("devices.review.in_6_months"), value: inMonths(6) },
    { label: t("devices.review.in_1_year"), value: inMonths(12) },
  ];
  const now = [{ label: t("devices.review.today"), value: today() }];
  return (
    <Card aria-label={t("devices.state.title")} className="lg:sticky lg:top-20">
      <CardBody className="flex flex-col gap-5">
        <StatusEntry isReadOnly={isReadOnly} current={device.status} />
        <LabelsEntry name="label_ids" label={t("devices.field.label_ids")} isReadOnly={isReadOnly} />
        <DayEntry
          name="review_due_on"
          label={t("devices.field.review_due_on")}
          isReadOnly={isReadOnly}
          presets={soon}
        />
        <DayEntry
          name="last_verified_on"
          label={t("devices.field.last_verified_on")}
          isReadOnly={isReadOnly}
          presets={now}
        />
        <dl className="flex flex-col gap-3 border-t border-border pt-4 text-sm">
          <div>
            <dt className="text-muted">{t("devices.columns.identifiability")}</dt>
            <dd>
              <IdentifiabilityMark value={device.identifiability} />
            </dd>
          </div>
          <div>
            <dt className="text-muted">{t("devices.columns.chain")}</dt>
            <dd>
              <ChainSegments chain={device.chain} />
            </dd>
          </div>
          <div>
            <dt className="text-muted">{t("devices.columns.updated_at")}</dt>
            <dd>
              <time dateTime={device.updated_at}>{formatDateTime(device.updated_at)}</time>
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
}
