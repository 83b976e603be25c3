import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { readAhead } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordPage } from "#admin/inventory/RecordPage.tsx";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { paths } from "#admin/paths.ts";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import type { DeviceDetails } from "#contract/devices.ts";
import { deviceQuery } from "./detail/device-query.ts";
import { DeviceStatusDot } from "./DeviceStatusDot.tsx";

export const prefetch: Prefetch = (client, { device_id = "" }) =>
  readAhead(client, deviceQuery(device_id, contentLocale(client)));

export function DevicePage() {
  const { t } = useTranslation();
  const { device_id: id = "" } = useParams();
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...deviceQuery(id, locale), enabled: !isPending });
  const tabsOf = ({ location_count }: DeviceDetails) => [
    { href: paths.device(id), label: t("devices.tabs.summary") },
    { href: paths.deviceDetails(id), label: t("devices.tabs.details") },
    { href: paths.deviceLocations(id), label: t("devices.tabs.locations"), count: formatNumber(location_count) },
    { href: paths.deviceDatachain(id), label: t("devices.tabs.datachain") },
  ];
  return (
    <LoadedRecord result={result} failedTitle={t("devices.load_failed")} skeleton={<RecordSkeleton />}>
      {({ device }) => (
        <RecordPage
          key={id}
          noun="devices"
          record={device}
          locale={locale ?? device.locale}
          status={<DeviceStatusDot status={device.status} />}
          reference={device.reference}
          tabs={tabsOf(device)}
          stamp={[device.chain, device.page, device.location_count]}
          busyTabs={[paths.deviceLocations(id), paths.deviceDatachain(id)]}
        />
      )}
    </LoadedRecord>
  );
}
