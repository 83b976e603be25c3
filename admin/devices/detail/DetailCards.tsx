import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import { OrganizationEntry } from "#admin/inventory/OrganizationEntry.tsx";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { DEVICE_TYPES, type DeviceDetails } from "#contract/devices.ts";
import type { DeviceField } from "./device-values.ts";
import { QuantityEntry } from "./QuantityEntry.tsx";

export interface DetailPart {
  device: DeviceDetails;
  locale: string;
  isReadOnly: boolean;
}

interface DetailCardsProps extends DetailPart {
  photo: ImageState;
}

export function DetailCards({ device, locale, isReadOnly, photo }: DetailCardsProps) {
  const { t } = useTranslation();
  const entry = (name: DeviceField) => ({ name, label: t(`devices.field.${name}`), isReadOnly });
  const content = { locale, fallbacks: device.fallbacks };
  const types = [
    { id: "" as const, label: t("devices.types.none") },
    ...DEVICE_TYPES.map((id) => ({ id, label: t(`devices.types.${id}`) })),
  ];
  const mobilities = (["fixed", "mobile"] as const).map((id) => ({ id, label: t(`devices.mobility.${id}`) }));

  return (
    <>
      <FormCard title={t("devices.cards.what")}>
        <TextEntry {...entry("name")} hint={t("devices.hint.name")} isRequired />
        <Pair>
          <TextEntry {...entry("reference")} hint={t("devices.hint.reference")} />
          <SelectEntry {...entry("device_type")} options={types} className="w-full" />
        </Pair>
        <TextEntry {...entry("summary")} rows={2} limit={400} content={content} hint={t("devices.hint.summary")} />
        <TextEntry
          {...entry("description")}
          rows={5}
          limit={5000}
          content={content}
          hint={t("devices.hint.description")}
        />
      </FormCard>
      <FormCard title={t("devices.cards.photo")} intro={t("devices.hint.photo")}>
        <ImageEntry label={t("devices.field.photo_key")} image={photo} isReadOnly={isReadOnly} fit="cover">
          <TextEntry {...entry("photo_alt")} content={content} hint={t("records.image.alt_hint")} />
        </ImageEntry>
      </FormCard>
      <FormCard title={t("devices.cards.hardware")}>
        <Pair>
          <TextEntry {...entry("manufacturer")} />
          <TextEntry {...entry("model")} />
        </Pair>
        <Pair>
          <QuantityEntry isReadOnly={isReadOnly} />
          <SelectEntry {...entry("mobility")} options={mobilities} isRequired className="w-full" />
        </Pair>
        <Pair>
          <DayEntry {...entry("installed_on")} />
          <DayEntry {...entry("active_until")} />
        </Pair>
      </FormCard>
      <FormCard title={t("devices.cards.organizations")}>
        <OrganizationEntry
          {...entry("accountable_id")}
          hint={t("devices.hint.accountable_id")}
          canCreate={!isReadOnly}
        />
        <OrganizationEntry {...entry("vendor_id")} hint={t("devices.hint.vendor_id")} canCreate={!isReadOnly} />
        <TextEntry {...entry("department")} hint={t("devices.hint.department")} />
      </FormCard>
      <FormCard title={t("devices.cards.residents")} intro={t("devices.cards.residents_intro")}>
        <TextEntry
          {...entry("legal_basis")}
          rows={3}
          limit={2500}
          content={content}
          hint={t("devices.hint.legal_basis")}
        />
        <TextEntry {...entry("privacy_url")} type="url" />
        <Pair>
          <TextEntry {...entry("contact_email")} type="email" />
          <TextEntry {...entry("contact_phone")} type="tel" hint={t("devices.hint.contact_phone")} />
        </Pair>
        <TextEntry {...entry("contact_url")} type="url" />
      </FormCard>
      {!isShared() && (
        <FormCard title={t("devices.cards.internal")} intro={t("devices.cards.internal_intro")}>
          <TextEntry {...entry("internal_notes")} rows={4} limit={5000} />
        </FormCard>
      )}
    </>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);
