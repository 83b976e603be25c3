import type L from "leaflet";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { rounded } from "./geometry.ts";
import type { Point } from "./map-model.ts";
import { pointWords } from "./point-words.ts";

interface CrosshairProps {
  map: L.Map;
  label: string;
  onPlace: (point: Point) => void;
}

const [STEP, LEAP] = [16, 96];
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Keyboard placement: arrow keys move the map under the crosshair, Enter places something there. */
export function Crosshair({ map, label, onPlace }: CrosshairProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const middle = () => rounded(map.getCenter());

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? LEAP : STEP;
      map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
    } else if (event.key === "+" || event.key === "=") map.zoomIn(1, { animate: false });
    else if (event.key === "-") map.zoomOut(1, { animate: false });
    else return;
    event.preventDefault();
    setSaid(pointWords(middle()));
  }

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-describedby="map-crosshair-help"
        onKeyDown={press}
        onClick={(event) => {
          // keyboard presses only: a mouse places where it points
          if (event.detail === 0) onPlace(middle());
        }}
        className="map-crosshair pointer-events-none absolute start-1/2 top-1/2 z-10 size-12 -translate-x-1/2 -translate-y-1/2 rounded-full"
      >
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <path d="M24 4v14M24 30v14M4 24h14M30 24h14" className="map-crosshair-edge" />
          <path d="M24 4v14M24 30v14M4 24h14M30 24h14" className="map-crosshair-line" />
        </svg>
      </button>
      <span id="map-crosshair-help" className="sr-only">
        {t("maps.crosshair_help")}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
