import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Point } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { Card } from "#admin/ui/Card.tsx";
import type { Location } from "#contract/locations.ts";
import { pinOf, shapeOf, titleOf } from "#admin/maps/places.ts";
import { useTone } from "./use-tone.ts";

interface LocationsMapProps {
  device_id: string;
  locations: readonly Location[];
  selected: string | undefined;
  /** Selected in the list. */
  focus: Point | undefined;
  onSelect: (id: string) => void;
}

export function LocationsMap({ device_id, locations, selected, focus, onSelect }: LocationsMapProps) {
  const { t } = useTranslation();
  const tone = useTone(device_id);
  const unnamed = t("locations.unnamed");
  const { pins, shapes } = useMemo(
    () => ({
      pins: locations.flatMap((location) => pinOf(location, tone, titleOf(location) ?? unnamed)),
      shapes: locations.flatMap((location) => shapeOf(location, titleOf(location) ?? unnamed)),
    }),
    [locations, tone, unnamed],
  );
  return (
    <Card className="overflow-hidden lg:sticky lg:top-20">
      <MapPanel
        label={t("locations.map")}
        pins={pins}
        shapes={shapes}
        selected={selected}
        focus={focus}
        onSelect={onSelect}
        groupLabel={(count) => t("maps.group", { count })}
        className="h-[min(36rem,70vh)]"
      />
    </Card>
  );
}
