import { useTranslation } from "#admin/i18n/i18n.ts";
import { ImageCard } from "#admin/inventory/ImageCard.tsx";
import { RecordCard } from "#admin/inventory/RecordFields.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import { isShared } from "#admin/session/share-limits.ts";
import type { DeviceDetails } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";

interface DetailPart {
  device: DeviceDetails;
  locale: string;
  isReadOnly: boolean;
}

export function DetailCards({ device, locale, isReadOnly, photo }: DetailPart & { photo: ImageState }) {
  const { t } = useTranslation();
  const content = { locale, fallbacks: device.fallbacks };
  const part = { noun: "devices", fields: DEVICE, content, isReadOnly } as const;
  return (
    <>
      <RecordCard {...part} name="what" />
      <ImageCard
        noun="devices"
        title={t("devices.cards.photo")}
        intro={t("devices.hint.photo")}
        fields={{ key: "photo_key", alt: "photo_alt" }}
        content={content}
        image={photo}
        isReadOnly={isReadOnly}
        fit="cover"
      />
      <RecordCard {...part} name="hardware" />
      <RecordCard {...part} name="organizations" />
      <RecordCard {...part} name="residents" intro={t("devices.cards.residents_intro")} />
      <RecordCard {...part} name="duties" />
      {!isShared() && <RecordCard {...part} name="internal" intro={t("devices.cards.internal_intro")} />}
    </>
  );
}
