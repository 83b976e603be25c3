import Activity from "lucide-react/icons/activity";
import Bus from "lucide-react/icons/bus";
import Camera from "lucide-react/icons/camera";
import Droplets from "lucide-react/icons/droplets";
import Gavel from "lucide-react/icons/gavel";
import ImageMinus from "lucide-react/icons/image-minus";
import Landmark from "lucide-react/icons/landmark";
import MapPin from "lucide-react/icons/map-pin";
import PersonStanding from "lucide-react/icons/person-standing";
import PlugZap from "lucide-react/icons/plug-zap";
import Radar from "lucide-react/icons/radar";
import ScanLine from "lucide-react/icons/scan-line";
import Sprout from "lucide-react/icons/sprout";
import Thermometer from "lucide-react/icons/thermometer";
import Trash from "lucide-react/icons/trash";
import Users from "lucide-react/icons/users";
import Volume2 from "lucide-react/icons/volume-2";
import Wifi from "lucide-react/icons/wifi";
import Wind from "lucide-react/icons/wind";
import type { Icon } from "#admin/ui/icon.ts";

const HEXAGON =
  "M16.61 2.63Q18 1.83 19.39 2.63L30.61 9.12Q32 9.92 32 11.52L32 24.48Q32 26.08 30.61 26.88L19.39 33.37Q18 34.17 16.61 33.37L5.39 26.88Q4 26.08 4 24.48L4 11.52Q4 9.92 5.39 9.12Z";
const [WIDTH, STEP, ROW] = [92, 79.55, 68.9];

type Tone = "white" | "yellow" | "blue" | "black";
const FILLS: Record<Tone, string> = {
  white: "fill-(--dtpr-none) text-(--dtpr-ink)",
  yellow: "fill-(--dtpr-identifiable) text-(--dtpr-ink)",
  blue: "fill-(--dtpr-deidentified) text-(--dtpr-ink)",
  black: "fill-(--dtpr-ink) text-[#fff]",
};

const ROWS: [Icon, Tone][][] = [
  [
    [Bus, "white"],
    [Wind, "white"],
    [Landmark, "white"],
  ],
  [
    [Thermometer, "white"],
    [Camera, "yellow"],
    [Gavel, "black"],
    [Droplets, "white"],
  ],
  [
    [Radar, "white"],
    [Wifi, "yellow"],
    [PersonStanding, "blue"],
    [Users, "black"],
    [ScanLine, "white"],
  ],
  [
    [Volume2, "white"],
    [ImageMinus, "blue"],
    [MapPin, "black"],
    [Trash, "white"],
  ],
  [
    [Sprout, "white"],
    [PlugZap, "white"],
    [Activity, "white"],
  ],
];

const CELLS = ROWS.flatMap((row, y) =>
  row.map(([glyph, tone], x) => ({ glyph, tone, left: ((5 - row.length) / 2 + x) * STEP, top: y * ROW })),
);

/** The standard's icons as a honeycomb, to show what the product is about. */
export function Honeycomb() {
  return (
    <div aria-hidden="true" className="relative h-92 w-102.5">
      {CELLS.map(({ glyph: Glyph, tone, left, top }) => (
        <span
          key={`${left}-${top}`}
          data-swatch
          className={`absolute grid place-items-center ${FILLS[tone]}`}
          style={{ left, top }}
        >
          <svg width={WIDTH} height={WIDTH} viewBox="0 0 36 36" className="col-start-1 row-start-1">
            <path
              d={HEXAGON}
              fill="inherit"
              strokeWidth={0.8}
              strokeLinejoin="round"
              className={tone === "black" ? "stroke-(--dtpr-ink) dark:stroke-[#5b6673]" : "stroke-(--dtpr-ink)"}
            />
          </svg>
          <span className="col-start-1 row-start-1 [&_svg]:fill-none">
            <Glyph size={38} strokeWidth={1.5} aria-hidden />
          </span>
        </span>
      ))}
    </div>
  );
}
