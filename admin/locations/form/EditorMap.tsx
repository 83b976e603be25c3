import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { EditedShape, MapPin, Point } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { devicesApi } from "#contract/devices.ts";
import type { Location } from "#contract/locations.ts";
import { pinOf, shapeOf, titleOf } from "#admin/maps/places.ts";
import { useTone } from "#admin/locations/use-tone.ts";
import { readDegrees, readLines, writeLines } from "./coordinates.ts";
import type { LocationValues } from "./location-values.ts";

interface EditorMapProps {
  device_id: string;
  others: readonly Location[];
}

const THIS = "this place";

/** The edited place on the map, kept in sync with the form's fields. */
export function EditorMap({ device_id, others }: EditorMapProps) {
  const { t } = useTranslation();
  const tone = useTone(device_id);
  const { setValue } = useFormContext<LocationValues>();
  const [kind, lat, lng, coordinates, direction, radius] = useWatch<
    LocationValues,
    ["kind", "lat", "lng", "coordinates", "direction_deg", "radius_m"]
  >({ name: ["kind", "lat", "lng", "coordinates", "direction_deg", "radius_m"] });
  const unnamed = t("locations.unnamed");
  const here = t("locations.this_place");

  const [placed, setPlaced] = useState<Point>();
  const placeAt = (point: Point) => {
    setPlaced(point);
    setValue("lat", String(point.lat), { shouldDirty: true, shouldValidate: true });
    setValue("lng", String(point.lng), { shouldDirty: true, shouldValidate: true });
  };
  const focus = useWritten(kind === "point" ? { lat, lng } : undefined, placed);
  const everywhere = useQuery({ ...query(devicesApi.places, { query: {} }), enabled: others.length === 0 }).data
    ?.extent;
  const { rings } = useMemo(() => readLines(coordinates), [coordinates]);
  // only an area's outer ring can be edited on the map; holes keep their coordinates
  const corners = useMemo(() => rings[0] ?? [], [rings]);
  const writeCorners = (points: Point[]) =>
    setValue("coordinates", writeLines([points, ...rings.slice(1)]), { shouldDirty: true });

  const pins = useMemo(() => {
    const [latitude, longitude] = [readDegrees(lat, 90), readDegrees(lng, 180)];
    const own: MapPin[] =
      kind === "point" && latitude !== undefined && longitude !== undefined
        ? [{ id: THIS, lat: latitude, lng: longitude, label: here, tone, direction, radius, isDraggable: true }]
        : [];
    return [...others.flatMap((other) => pinOf(other, tone, titleOf(other) ?? unnamed)), ...own];
  }, [kind, lat, lng, direction, radius, others, tone, here, unnamed]);
  const shapes = useMemo(() => others.flatMap((other) => shapeOf(other, titleOf(other) ?? unnamed)), [others, unnamed]);
  const edited: EditedShape | undefined =
    kind === "point"
      ? undefined
      : {
          kind,
          points: corners,
          onChange: writeCorners,
          cornerLabel: (number) => t("locations.corner", { number, total: corners.length }),
        };

  return (
    <Card className="overflow-hidden lg:sticky lg:top-20">
      <p className="border-b border-border px-4 py-2 text-sm text-muted">
        {t(kind === "point" ? "locations.map_help.point" : "locations.map_help.shape")}
      </p>
      <MapPanel
        label={t("locations.map")}
        pins={pins}
        shapes={shapes}
        selected={THIS}
        focus={focus}
        // a device's first place is probably close to the other devices
        extent={others.length === 0 ? (everywhere ?? undefined) : undefined}
        onMovePin={(_id, to) => placeAt(to)}
        edited={edited}
        onPlace={(point) => (kind === "point" ? placeAt(point) : writeCorners([...corners, point]))}
        placeLabel={t(kind === "point" ? "locations.place_here" : "locations.add_corner")}
        className="h-[min(34rem,65vh)]"
      />
    </Card>
  );
}

/** A point typed into the fields rather than placed on the map: the map moves there. */
function useWritten(fields: { lat: string; lng: string } | undefined, placed: Point | undefined): Point | undefined {
  const [first] = useState(fields);
  const lat = fields && readDegrees(fields.lat, 90);
  const lng = fields && readDegrees(fields.lng, 180);
  const isFirst = fields?.lat === first?.lat && fields?.lng === first?.lng;
  const isPlaced = placed?.lat === lat && placed?.lng === lng;
  return useMemo(
    () => (lat === undefined || lng === undefined || isPlaced || isFirst ? undefined : { lat, lng }),
    [lat, lng, isPlaced, isFirst],
  );
}
