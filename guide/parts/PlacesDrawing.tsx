import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import type { Identifiability } from "#datachain/model.ts";
import type { MapBounds } from "#contract/locations.ts";
import { groundFor } from "../base-map.ts";
import { cornersOf, isKnown, projectionOf } from "../project-points.ts";
import type { Reading } from "../reading.ts";
import type { XY } from "../simplify-line.ts";
import { MapGround } from "./MapGround.tsx";

export type DrawnPoint = {
  readonly id: string;
  readonly number: string;
  readonly identifiability: Identifiability | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly precision?: "exact" | "street" | "area" | "hidden";
  readonly direction_deg?: number | null;
  readonly radius_m?: number | null;
};

const [WIDTH, MARGIN] = [760, 72];
const HEIGHTS = { low: 400, middle: 620, high: 860 };
const [BEAM, HALF_ANGLE] = [96, 0.3];
/** An imprecise place has no exact point: its circle is as large as its uncertainty, in metres. */
const ROUGH_METRES = { exact: 0, street: 60, area: 250, hidden: 0 };
const HEXAGON = "0 -20 17.32 -10 17.32 10 0 20 -17.32 10 -17.32 -10";

const at = (angle: number, length: number) =>
  `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;

function Beam({ direction_deg, radius_m, scale }: { direction_deg: number; radius_m: number | null; scale: number }) {
  const angle = (direction_deg * Math.PI) / 180;
  const length = radius_m === null ? BEAM : Math.min(Math.max(radius_m * scale, 72), 220);
  return (
    <path
      className="g-beam"
      d={`M0 0L${at(angle - HALF_ANGLE, length)}A${length} ${length} 0 0 1 ${at(angle + HALF_ANGLE, length)}Z`}
    />
  );
}

function Pin({ point, scale }: { readonly point: DrawnPoint & XY; readonly scale: number }) {
  const rough = ROUGH_METRES[point.precision ?? "exact"] * scale;
  const { direction_deg = null, radius_m = null } = point;
  return (
    <g transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}>
      {rough > 0 && <circle className="g-rough" r={Math.min(Math.max(rough, 34), 90).toFixed(1)} />}
      {direction_deg !== null && <Beam direction_deg={direction_deg} radius_m={radius_m} scale={scale} />}
      <g className="g-map-pin">
        <polygon className="g-pin" points={HEXAGON} fill={IDENTIFIABLE_COLORS[point.identifiability ?? "none"]} />
        <text className="g-pin-n" y="0.5" textAnchor="middle" dominantBaseline="central">
          {point.number}
        </text>
      </g>
    </g>
  );
}

type Props = {
  readonly reading: Reading;
  readonly points: readonly DrawnPoint[];
  readonly height?: keyof typeof HEIGHTS;
  /** The points are stops in walking order. */
  readonly isWalk?: boolean;
  /** Drawn as far as this area reaches; by default, as far as the points do. */
  readonly view?: MapBounds | undefined;
};

/** The places relative to one another. The list beside it has the same content. */
export function PlacesDrawing({ reading, points, height = "low", isWalk = false, view }: Props) {
  const known = points.filter(isKnown);
  const projection = view
    ? projectionOf(cornersOf(view), WIDTH, HEIGHTS[height], 0)
    : projectionOf(known, WIDTH, HEIGHTS[height], MARGIN);
  if (!projection) return null;
  const placed = known.map((point) => ({ ...point, ...projection.project(point) }));
  const map = groundFor(reading.around.map, known);
  return (
    <div className={`g-mapbox${map ? " g-mapbox-drawn" : ""}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHTS[height]}`} role="img" aria-label={reading.words.map_label}>
        {map && <MapGround reading={reading} map={map} projection={projection} pins={placed} />}
        {isWalk && (
          <polyline
            className="g-walk-line"
            points={placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}
          />
        )}
        {placed.map((point) => (
          <Pin key={point.id} point={point} scale={projection.scale} />
        ))}
      </svg>
    </div>
  );
}
