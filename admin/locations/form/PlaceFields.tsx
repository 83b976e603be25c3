import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldId } from "#admin/records/field-id.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { readPair } from "./coordinates.ts";
import { type Kind, KINDS, type LocationValues } from "./location-values.ts";

/** Where it is, in numbers: a point, or the corners of a line or an area. The map beside writes into the same fields. */
export function PlaceFields() {
  const { t } = useTranslation();
  const { field } = useController<LocationValues, "kind">({ name: "kind" });
  return (
    <>
      <RadioCards<Kind>
        id={fieldId("kind")}
        look="plain"
        label={t("locations.field.kind")}
        options={KINDS.map((id) => ({ id, label: t(`locations.kinds.${id}`) }))}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === "point" ? <PointFields /> : <Corners />}
    </>
  );
}

function PointFields() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-2 gap-4">
        <Degrees name="lat" />
        <Degrees name="lng" />
      </div>
      <p className="text-sm text-muted">{t("locations.hint.point")}</p>
    </div>
  );
}

function Degrees({ name }: { name: "lat" | "lng" }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<LocationValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, typeof name>({ name });

  // both numbers copied at once belong into both fields
  const write = (text: string) => {
    const pair = readPair(text);
    if (!pair) return onChange(text);
    setValue("lat", String(pair.lat), { shouldDirty: true });
    setValue("lng", String(pair.lng), { shouldDirty: true });
    return undefined;
  };
  return (
    <TextField
      id={fieldId(name)}
      ref={ref}
      label={t(`locations.field.${name}`)}
      value={value}
      onChange={write}
      onBlur={onBlur}
      inputMode="text"
      autoComplete="off"
      errorMessage={fieldState.error?.message}
    />
  );
}

function Corners() {
  const { t } = useTranslation();
  const kind = useWatch<LocationValues, "kind">({ name: "kind" });
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, "coordinates">({ name: "coordinates" });
  return (
    <TextArea
      id={fieldId("coordinates")}
      ref={ref}
      label={t("locations.field.coordinates")}
      hint={t(kind === "area" ? "locations.hint.area" : "locations.hint.line")}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      rows={5}
      spellCheck="false"
      errorMessage={fieldState.error?.message}
    />
  );
}
