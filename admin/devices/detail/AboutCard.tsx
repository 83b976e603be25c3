import { Camera } from "lucide-react";
import { formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Facts, SummaryImage, SummaryText } from "#admin/inventory/RecordSummary.tsx";
import { paths } from "#admin/paths.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { DeviceDetails } from "#contract/devices.ts";

interface AboutCardProps {
  device: DeviceDetails;
  locale: string;
  isWriter: boolean;
}

export function AboutCard({ device, locale, isWriter }: AboutCardProps) {
  const { t } = useTranslation();
  const edit = isWriter && (
    <LinkButton size="sm" variant="ghost" href={paths.deviceDetails(device.id)}>
      {t("common.edit")}
    </LinkButton>
  );
  return (
    <Card aria-labelledby="device-about">
      <CardHead id="device-about" title={t("devices.about.title")} actions={edit} />
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-5">
          <SummaryImage
            image_key={device.photo_key}
            alt={{ text: device.photo_alt, fallback: device.fallbacks["photo_alt"], locale }}
            icon={Camera}
            fit="object-cover"
            words={{ none: t("devices.about.no_photo"), no_alt: t("devices.about.no_alt") }}
          />
          <div className="min-w-60 flex-1">
            <SummaryText
              summary={{ text: device.summary, fallback: device.fallbacks["summary"], locale }}
              words={{
                none: t("devices.about.no_summary"),
                shown_in: (language) => t("devices.about.shown_in", { language }),
              }}
            />
            {device.labels.length > 0 && (
              <ul aria-label={t("devices.columns.label")} className="mt-3 flex flex-wrap gap-1.5">
                {device.labels.map((label) => (
                  <li key={label.id}>
                    <Tag color={label.color}>{label.name}</Tag>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <DeviceFacts device={device} />
      </CardBody>
    </Card>
  );
}

function DeviceFacts({ device }: { device: DeviceDetails }) {
  const { t } = useTranslation();
  const facts = [
    [t("devices.field.device_type"), device.device_type && t(`devices.types.${device.device_type}`)],
    [t("devices.columns.manufacturer"), [device.manufacturer, device.model].filter(Boolean).join(" ")],
    [t("devices.field.quantity"), device.quantity > 1 && formatNumber(device.quantity)],
    [t("devices.field.mobility"), device.mobility === "mobile" && t("devices.mobility.mobile")],
    [t("devices.field.department"), device.department],
    [t("devices.field.installed_on"), device.installed_on && formatDay(device.installed_on)],
    [t("devices.field.active_until"), device.active_until && formatDay(device.active_until)],
    [t("devices.field.last_verified_on"), device.last_verified_on && formatDay(device.last_verified_on)],
    [t("devices.field.contact_email"), device.contact_email],
    [t("devices.field.contact_phone"), device.contact_phone],
  ] as const;
  return <Facts facts={facts} />;
}
