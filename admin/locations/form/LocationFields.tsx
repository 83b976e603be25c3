import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import { SwitchEntry } from "#admin/records/SwitchEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { NumberField } from "#admin/ui/NumberField.tsx";
import type { Fallbacks } from "#contract/texts.ts";
import type { LocationField, LocationValues } from "./location-values.ts";
import { MountingField } from "./MountingField.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { PrecisionField } from "./PrecisionField.tsx";
import { SignLanguages } from "./SignLanguages.tsx";

interface LocationFieldsProps {
  locale: string;
  fallbacks: Fallbacks;
  /** Undefined for a new place: a photo needs a saved place. */
  photo: ImageState | undefined;
  /** On narrow screens: the map is among the fields it fills in. */
  map: ReactNode;
}

export function LocationFields({ locale, fallbacks, photo, map }: LocationFieldsProps) {
  const { t } = useTranslation();
  const entry = (name: LocationField) => ({ name, label: t(`locations.field.${name}`), isReadOnly: false });
  const content = { locale, fallbacks };
  return (
    <div className="divide-y divide-border">
      <Part title={t("locations.parts.where")}>
        <TextEntry {...entry("name")} content={content} hint={t("locations.hint.name")} />
        <TextEntry {...entry("address")} hint={t("locations.hint.address")} />
        <PlaceFields />
        {map}
      </Part>
      <Part title={t("locations.parts.sight")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <WholeNumber name="direction_deg" most={359} least={0} unit="°" hint={t("locations.hint.direction_deg")} />
          <WholeNumber name="radius_m" most={100_000} least={1} unit="m" hint={t("locations.hint.radius_m")} />
        </div>
        <MountingField />
      </Part>
      <Part title={t("locations.parts.public")}>
        <SwitchEntry name="is_public" label={t("locations.field.is_public")} hint={t("locations.hint.is_public")} />
        <PrecisionField />
      </Part>
      <Part title={t("locations.parts.sign")}>
        <DayEntry {...entry("sign_installed_on")} hint={t("locations.hint.sign_installed_on")} />
        <SignLanguages />
        {photo ? (
          <ImageEntry label={t("locations.field.sign_photo")} image={photo} isReadOnly={false} fit="cover">
            <TextEntry {...entry("sign_photo_alt")} content={content} hint={t("records.image.alt_hint")} />
          </ImageEntry>
        ) : (
          <p className="text-sm text-muted">{t("locations.hint.photo_later")}</p>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 p-4">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

interface WholeNumberProps {
  name: "direction_deg" | "radius_m";
  least: number;
  most: number;
  unit: string;
  hint: string;
}

function WholeNumber({ name, least, most, unit, hint }: WholeNumberProps) {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, typeof name>({ name });
  const label = t(`locations.field.${name}`);
  return (
    <NumberField
      id={fieldId(name)}
      label={label}
      optionalLabel={t("common.optional")}
      hint={hint}
      unit={unit}
      value={value}
      onChange={(next) => onChange(next === null ? null : Math.round(next))}
      onBlur={onBlur}
      minValue={least}
      maxValue={most}
      incrementLabel={t("locations.more_of", { name: label })}
      decrementLabel={t("locations.less_of", { name: label })}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}
