import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatNumber } from "#admin/i18n/format.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { languageName } from "#admin/i18n/languages.ts";
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
          <Photo device={device} locale={locale} />
          <div className="min-w-60 flex-1">
            <Summary device={device} locale={locale} />
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
        <Facts device={device} />
      </CardBody>
    </Card>
  );
}

/** A photo without words is a gap, and the gap is named. */
function Photo({ device: { photo_key, photo_alt, fallbacks }, locale }: Omit<AboutCardProps, "isWriter">) {
  const { t } = useTranslation();
  const frame = "h-42 w-60 flex-none overflow-hidden rounded-md border bg-sunken max-sm:w-full";
  if (!photo_key)
    return (
      <div className={`${frame} grid place-items-center border-dashed border-control text-center text-sm text-muted`}>
        <span className="flex flex-col items-center gap-1">
          <Camera size={20} aria-hidden />
          {t("devices.about.no_photo")}
        </span>
      </div>
    );
  const fallback = fallbacks["photo_alt"];
  const alt = photo_alt ?? fallback?.text ?? "";
  return (
    <figure className="max-w-60 max-sm:max-w-full max-sm:flex-1">
      <img
        src={imageUrl(photo_key, 640)}
        alt={alt}
        lang={languageTag(photo_alt ? locale : (fallback?.locale ?? locale))}
        className={`${frame} border-border object-cover`}
      />
      {alt === "" && <figcaption className="mt-1 text-sm text-warning">{t("devices.about.no_alt")}</figcaption>}
    </figure>
  );
}

function Summary({ device: { summary, fallbacks }, locale }: Omit<AboutCardProps, "isWriter">) {
  const { t } = useTranslation();
  const fallback = fallbacks["summary"];
  const text = summary ?? fallback?.text;
  if (!text) return <p className="text-muted">{t("devices.about.no_summary")}</p>;
  return (
    <>
      <p
        lang={languageTag(summary ? locale : (fallback?.locale ?? locale))}
        dir="auto"
        className="text-lg [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {!summary && fallback && (
        <p className="mt-1 text-sm text-muted">
          {t("devices.about.shown_in", { language: languageName(fallback.locale) })}
        </p>
      )}
    </>
  );
}

function Facts({ device }: { device: DeviceDetails }) {
  const { t } = useTranslation();
  const facts: [name: string, value: ReactNode][] = [
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
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-border pt-4 sm:grid-cols-2">
      {known.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
