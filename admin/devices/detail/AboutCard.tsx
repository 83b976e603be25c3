import { Camera } from "lucide-react";
import { formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { RecordAbout } from "#admin/inventory/RecordAbout.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { DeviceDetails } from "#contract/devices.ts";

interface AboutCardProps {
  device: DeviceDetails;
  locale: string;
  isWriter: boolean;
}

export function AboutCard({ device, ...props }: AboutCardProps) {
  const { t } = useTranslation();
  const facts = [
    [t("devices.field.device_type"), device.device_type && t(`devices.types.${device.device_type}`)],
    [t("devices.columns.manufacturer"), [device.manufacturer, device.model].filter(Boolean).join(" ")],
    [t("devices.field.quantity"), device.quantity !== null && device.quantity > 1 && formatNumber(device.quantity)],
    [t("devices.field.mobility"), device.mobility === "mobile" && t("devices.mobility.mobile")],
    [t("devices.field.department"), device.department],
    [t("devices.field.installed_on"), device.installed_on && formatDay(device.installed_on)],
    [t("devices.field.active_until"), device.active_until && formatDay(device.active_until)],
    [t("devices.field.last_verified_on"), device.last_verified_on && formatDay(device.last_verified_on)],
    [t("devices.field.contact_email"), device.contact_email],
    [t("devices.field.contact_phone"), device.contact_phone],
  ] as const;
  return (
    <RecordAbout
      {...props}
      noun="devices"
      record={device}
      image={{ key: device.photo_key, text: device.photo_alt, alt: "photo_alt", icon: Camera, fit: "object-cover" }}
      words={{
        title: t("devices.about.title"),
        no_image: t("devices.about.no_photo"),
        no_alt: t("devices.about.no_alt"),
        no_summary: t("devices.about.no_summary"),
        shown_in: (language) => t("devices.about.shown_in", { language }),
      }}
      tags={<Labels labels={device.labels} />}
      facts={facts}
    />
  );
}

function Labels({ labels }: Pick<DeviceDetails, "labels">) {
  const { t } = useTranslation();
  if (labels.length === 0) return null;
  return (
    <ul aria-label={t("devices.columns.label")} className="mt-3 flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label.id}>
          <Tag color={label.color}>{shownName(label)}</Tag>
        </li>
      ))}
    </ul>
  );
}
