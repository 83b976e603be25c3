import { useTranslation } from "#admin/i18n/i18n.ts";
import { useActivityLabel } from "#admin/inventory/activity-label.ts";
import { SummaryPage } from "#admin/inventory/RecordAbout.tsx";
import { useRecord } from "#admin/inventory/RecordPage.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import { AboutCard } from "./AboutCard.tsx";
import { StateCard } from "./StateCard.tsx";

/** Description, progress, missing steps and history. */
export function SummaryTab() {
  const { t } = useTranslation();
  const { record: device, locale, isWriter } = useRecord<DeviceDetails>();
  return (
    <SummaryPage
      noun="devices"
      id={device.id}
      about={<AboutCard device={device} locale={locale} isWriter={isWriter} />}
      state={<StateCard device={device} isWriter={isWriter} />}
      history={{ title: t("devices.activity"), labelOf: useActivityLabel("devices") }}
      isHistoryLast
    />
  );
}
