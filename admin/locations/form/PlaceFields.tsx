import { useQuery } from "@tanstack/react-query";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext, type UseFormSetValue, useWatch } from "react-hook-form";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { rounded } from "#admin/maps/geometry.ts";
import type { Point } from "#admin/maps/map-model.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { Button } from "#admin/ui/Button.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { devicesApi } from "#contract/devices.ts";
import { readPair } from "./coordinates.ts";
import { type Kind, KINDS, type LocationValues } from "./location-values.ts";

/** Coordinates: of a point, or of the corners of a line or an area. The map fills in the same fields. */
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

function writePoint(setValue: UseFormSetValue<LocationValues>, { lat, lng }: Point) {
  setValue("lat", String(lat), { shouldDirty: true, shouldValidate: true });
  setValue("lng", String(lng), { shouldDirty: true, shouldValidate: true });
}

/** The example is a point near the city's other devices, once there are some. */
function usePointHint() {
  const { t } = useTranslation();
  const extent = useQuery(query(devicesApi.places, { query: {} })).data?.extent;
  if (!extent) return t("locations.hint.point_plain");
  const middle = (from: number, to: number) => ((from + to) / 2).toFixed(4);
  return t("locations.hint.point", {
    lat: middle(extent.south, extent.north),
    lng: middle(extent.west, extent.east),
  });
}

function PointFields() {
  const hint = usePointHint();
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-2 gap-4">
        <Degrees name="lat" />
        <Degrees name="lng" />
      </div>
      <p className="text-sm text-muted">{hint}</p>
      <MyLocation />
    </div>
  );
}

/** Asks for the location only on demand; optional, if denied. */
function MyLocation() {
  const { t } = useTranslation();
  const { setValue } = useFormContext<LocationValues>();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = () => {
    setState("asking");
    const refuse = () => setState("refused");
    if (!("geolocation" in navigator)) return refuse();
    const take = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
      writePoint(setValue, rounded({ lat: latitude, lng: longitude }));
      setState("idle");
    };
    return navigator.geolocation.getCurrentPosition(take, refuse, { enableHighAccuracy: true, timeout: 20_000 });
  };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" icon={LocateFixed} isPending={state === "asking"} onPress={ask}>
        {t("locations.use_my_location")}
      </Button>
      <p role="status" className="min-w-0 flex-1 text-sm text-muted">
        {state === "refused" && t("locations.location_refused")}
      </p>
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

  // split a pair in one field into both: immediately when pasted, on blur when typed
  const divide = (text: string) => {
    const pair = readPair(text);
    if (pair) writePoint(setValue, pair);
    return pair !== undefined;
  };
  const write = (text: string) => {
    const isPasted = text.length > value.length + 1;
    if (!isPasted || !divide(text)) onChange(text);
  };
  return (
    <TextField
      id={fieldId(name)}
      ref={ref}
      label={t(`locations.field.${name}`)}
      value={value}
      onChange={write}
      onBlur={() => {
        divide(value);
        onBlur();
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") divide(value);
      }}
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
