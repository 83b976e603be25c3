import { useQuery } from "@tanstack/react-query";
import { Workflow } from "lucide-react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router";
import { readAhead } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { ProgressLine } from "#admin/inventory/ProgressLine.tsx";
import { RecordHead, type RecordTab } from "#admin/inventory/RecordHead.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { ShareButton } from "#admin/records/share/ShareButton.tsx";
import { paths } from "#admin/paths.ts";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import { sharedParts } from "#contract/share-scope.ts";
import { type DeviceContext, deviceQuery } from "./detail/device-context.ts";
import { DeviceMenu } from "./DeviceMenu.tsx";
import { DeviceStatusDot } from "./DeviceStatusDot.tsx";

export const prefetch: Prefetch = (client, { device_id = "" }) =>
  readAhead(client, deviceQuery(device_id, contentLocale(client)));

/** One device: a frame with tabs, which hands the device in the content language to the tab. */
export function DevicePage() {
  const { t } = useTranslation();
  const { device_id: id = "" } = useParams();
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...deviceQuery(id, locale), enabled: !isPending });
  return (
    <LoadedRecord result={result} failedTitle={t("devices.load_failed")} skeleton={<RecordSkeleton />}>
      {({ device }) => <Loaded key={id} device={device} locale={locale ?? device.locale} />}
    </LoadedRecord>
  );
}

function Loaded({ device, locale }: { device: DeviceDetails; locale: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const { pathname } = useLocation();
  const [part = "details"] = sharedParts(pathname);
  useNamedPage(device.name);
  return (
    <>
      <RecordHead
        name={device.name}
        reference={device.reference}
        status={<DeviceStatusDot status={device.status} />}
        actions={
          isWriter && (
            <>
              <ShareButton subject={{ type: "device", id: device.id }} part={part} name={device.name} />
              <DeviceMenu device={device} onRemoved={() => void navigate(paths.devices())} />
              <LinkButton icon={Workflow} href={paths.deviceBuilder(device.id)}>
                {device.chain ? t("devices.edit_chain") : t("devices.begin_chain")}
              </LinkButton>
            </>
          )
        }
        tabsLabel={t("devices.one")}
        tabs={useTabs(device)}
      />
      <div className="mt-5 flex flex-col gap-5">
        <ProgressLine
          kind="device"
          id={device.id}
          stamp={JSON.stringify([device.chain, device.page, device.location_count])}
          isWriter={isWriter}
          // these have a main action of their own
          isQuiet={pathname === paths.deviceLocations(device.id) || pathname === paths.deviceDatachain(device.id)}
        />
        <Outlet context={{ device, locale, isWriter } satisfies DeviceContext} />
      </div>
    </>
  );
}

function useTabs({ id, location_count }: DeviceDetails): RecordTab[] {
  const { t } = useTranslation();
  const tabs = [
    { href: paths.device(id), label: t("devices.tabs.summary") },
    { href: paths.deviceDetails(id), label: t("devices.tabs.details") },
    { href: paths.deviceLocations(id), label: t("devices.tabs.locations"), count: formatNumber(location_count) },
    { href: paths.deviceDatachain(id), label: t("devices.tabs.datachain") },
  ];
  return tabs.filter(({ href }) => mayOpen(href));
}
