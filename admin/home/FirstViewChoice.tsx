import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MapBounds, MapView } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { devicesApi } from "#contract/devices.ts";
import { useHome } from "./use-home.ts";

/** The places of devices with a page, without filters: grouped where there are many. */
const everywhere = query(devicesApi.places, { query: { has_page: "true" } });
const NONE: never[] = [];

/** The map reports its view with a margin of a tenth on each side. */
function withoutMargin({ bounds: { west, south, east, north } }: MapView): MapBounds {
  const [width, height] = [(east - west) / 12, (north - south) / 12];
  const round = (degrees: number) => Number(degrees.toFixed(5));
  return {
    west: round(Math.max(west + width, -180)),
    south: round(Math.max(south + height, -90)),
    east: round(Math.min(east - width, 180)),
    north: round(Math.min(north - height, 90)),
  };
}

export function FirstViewChoice({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { home, change } = useHome();
  const [view, setView] = useState<MapView>();
  const { data, error } = useQuery(everywhere);
  const choose = (first_view: MapBounds | null) => {
    change(() => ({ first_view }));
    close();
  };
  const isCrowded = data !== undefined && data.clusters.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Note tone="danger" role="alert">
          {errorWords(error)}
        </Note>
      )}
      <MapPanel
        label={t("home.first_view.map")}
        pins={(isCrowded ? NONE : (data?.points ?? NONE)).map(({ id, lat, lng, device_name, identifiability }) => ({
          id,
          lat,
          lng,
          label: device_name,
          tone: identifiability ?? "unknown",
        }))}
        clusters={isCrowded ? data.clusters : NONE}
        groupLabel={(count) => t("maps.group", { count })}
        extent={home.first_view ?? data?.extent ?? undefined}
        onView={setView}
        className="h-[min(28rem,60vh)] rounded-md border border-border"
      />
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse">
        {home.first_view && <Button onPress={() => choose(null)}>{t("home.first_view.all")}</Button>}
        <Button variant="primary" isDisabled={!view} onPress={() => view && choose(withoutMargin(view))}>
          {t("home.first_view.use")}
        </Button>
      </div>
    </div>
  );
}
