import { formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { imageUrl } from "#admin/records/image-url.ts";
import { ReadFields } from "#admin/records/ReadFields.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import type { DeviceField } from "./device-values.ts";

const day = (value: string | null) => value && formatDay(value);
const link = (url: string | null) => url && <TextLink href={url}>{url}</TextLink>;

/** A device as guests of a share link read it. */
export function ReadDetails({ device }: { device: DeviceDetails }) {
  const { t } = useTranslation();
  const field = (name: DeviceField, value: React.ReactNode) => ({ label: t(`devices.field.${name}`), value });
  const { device_type, photo_key } = device;
  return (
    <div className="flex max-w-200 flex-col gap-5">
      <ContentLanguage isDirty={false} hasHint={false} />
      <ReadFields
        title={t("devices.cards.what")}
        fields={[
          field("summary", device.summary),
          field("description", device.description),
          field("device_type", device_type && t(`devices.types.${device_type}`)),
          field("reference", device.reference),
        ]}
      >
        {photo_key && (
          <img
            src={imageUrl(photo_key, 640)}
            alt={device.photo_alt ?? ""}
            className="max-h-80 w-full rounded-md object-cover"
          />
        )}
      </ReadFields>
      <ReadFields
        title={t("devices.cards.residents")}
        fields={[
          field("legal_basis", device.legal_basis),
          field("privacy_url", link(device.privacy_url)),
          field("contact_email", device.contact_email),
          field("contact_phone", device.contact_phone),
          field("contact_url", link(device.contact_url)),
        ]}
      />
      <ReadFields
        title={t("devices.cards.organizations")}
        fields={[
          field("accountable_id", device.accountable?.name),
          field("vendor_id", device.vendor?.name),
          field("department", device.department),
        ]}
      />
      <ReadFields
        title={t("devices.cards.hardware")}
        fields={[
          field("manufacturer", device.manufacturer),
          field("model", device.model),
          field("quantity", formatNumber(device.quantity)),
          field("mobility", t(`devices.mobility.${device.mobility}`)),
          field("installed_on", day(device.installed_on)),
          field("active_until", day(device.active_until)),
          field("last_verified_on", day(device.last_verified_on)),
        ]}
      />
    </div>
  );
}
