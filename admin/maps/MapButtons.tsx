import type L from "leaflet";
import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";

interface MapButtonsProps {
  map: L.Map;
  /** Fits everything on the map; undefined if there is nothing. */
  onFit: (() => void) | undefined;
}

export function MapButtons({ map, onFit }: MapButtonsProps) {
  const { t } = useTranslation();
  const look = { variant: "secondary", size: "sm", tooltipPlacement: "left" } as const;
  return (
    <div className="absolute end-2 top-2 z-10 flex flex-col gap-1">
      <IconButton {...look} icon={Plus} label={t("maps.zoom_in")} onPress={() => map.zoomIn()} />
      <IconButton {...look} icon={Minus} label={t("maps.zoom_out")} onPress={() => map.zoomOut()} />
      {onFit && <IconButton {...look} icon={Maximize} label={t("maps.fit")} onPress={onFit} />}
    </div>
  );
}
