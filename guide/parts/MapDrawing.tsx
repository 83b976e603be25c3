import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import type { Identifiability } from "#datachain/model.ts";
import type { BaseMap } from "../base-map.ts";
import { projectLine } from "../draw-base-map.ts";
import { type Cluster, clusterPins, type MapPlace } from "../map-places.ts";
import { type Projection, projectionOf } from "../project-points.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import type { ServiceWords } from "../service-words/words.ts";
import type { XY } from "../simplify-line.ts";
import { writePath } from "../write-path.ts";
import { MapGround } from "./MapGround.tsx";

export type MapPin = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: Identifiability;
  /** Its number in the list; undefined in unnumbered lists. */
  readonly number?: string;
};
type Pin = XY & { readonly pin: MapPin };

const [SIZE, MARGIN, CLOSE] = [800, 90, 52];
const HEXAGON = "0 -22 19.05 -11 19.05 11 0 22 -19.05 11 -19.05 -11";

/** A place that is a line or an area. */
function Outline({ geometry, projection }: Pick<MapPlace, "geometry"> & { readonly projection: Projection }) {
  if (!geometry) return null;
  const isArea = geometry.type === "Polygon";
  const lines = isArea ? geometry.coordinates : [geometry.coordinates];
  const d = writePath(
    lines.map((line) => projectLine(projection, line)),
    isArea,
  );
  return <path className={isArea ? "g-map-area" : "g-map-line"} d={d} />;
}

const moved = ({ x, y }: XY) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function PinMark({ pin, ...at }: Pin) {
  return (
    <g transform={moved(at)}>
      <g className="g-map-pin">
        <polygon className="g-pin" points={HEXAGON} fill={IDENTIFIABLE_COLORS[pin.kind]} />
        <text className="g-pin-n" y="0.5" textAnchor="middle" dominantBaseline="central">
          {pin.number}
        </text>
      </g>
    </g>
  );
}

type ClusterProps = { readonly cluster: Cluster<Pin>; readonly count: string };

function CountMark({ cluster, count, look }: ClusterProps & { readonly look: string }) {
  return (
    <g className={look} transform={moved(cluster)}>
      <g className="g-map-pin">
        <circle r="24" />
        <text y="0.5" textAnchor="middle" dominantBaseline="central">
          {count}
        </text>
      </g>
    </g>
  );
}

/** One mark for several pins; it splits when zoomed in. */
function ClusterMark({ cluster, count }: ClusterProps) {
  return (
    <>
      <CountMark cluster={cluster} count={count} look="g-map-cluster" />
      <g className="g-map-parted">
        {cluster.members.map((one) => (
          <PinMark key={one.pin.id} {...one} />
        ))}
      </g>
    </>
  );
}

/** Linear projection for the scripts that move the drawing: `x = a + lng * b`, `y = c + lat * d`. */
function forIslands({ zoom_in, zoom_out }: ServiceWords, { project }: Projection) {
  const [zero, one] = [project({ lat: 0, lng: 0 }), project({ lat: 1, lng: 1 })];
  const frame = [zero.x, one.x - zero.x, zero.y, one.y - zero.y].map((value) => value.toFixed(3)).join(" ");
  return { "data-map": "", "data-frame": frame, "data-zoom-in": zoom_in, "data-zoom-out": zoom_out };
}

type Props = {
  readonly reading: Reading;
  readonly pins: readonly MapPin[];
  readonly outlines?: readonly Pick<MapPlace, "id" | "geometry">[];
  readonly map: BaseMap | undefined;
  /** Too many places to draw each: show counts only. */
  readonly isCrowded?: boolean;
};
type MarksProps = {
  readonly reading: Reading;
  readonly clusters: readonly Cluster<Pin>[];
  readonly isCrowded: boolean;
};

function Marks({ reading, clusters, isCrowded }: MarksProps) {
  return clusters.map((cluster) => {
    const [first] = cluster.members;
    if (!first) return null;
    const { id } = first.pin;
    if (cluster.members.length === 1) return <PinMark key={id} {...first} />;
    const count = reading.formats.number(cluster.members.length);
    return isCrowded ? (
      <CountMark key={id} cluster={cluster} count={count} look="g-map-crowd" />
    ) : (
      <ClusterMark key={id} cluster={cluster} count={count} />
    );
  });
}

/** The places on a drawing of their city. The list beside it has the same content. */
export function MapDrawing({ reading, pins, outlines = [], map, isCrowded = false }: Props) {
  const words = serviceWords(reading);
  const projection = projectionOf(pins, SIZE, SIZE, MARGIN);
  if (!projection) return null;
  const clusters = clusterPins(
    pins.map((pin): Pin => ({ pin, ...projection.project(pin) })),
    CLOSE,
  );
  const hasClusters = clusters.some(({ members }) => members.length > 1);
  return (
    <>
      <div className={`g-mapbox${map ? " g-mapbox-drawn" : ""}`}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={words.map_list} {...forIslands(words, projection)}>
          {map && <MapGround reading={reading} map={map} projection={projection} pins={clusters} />}
          {outlines.map(({ id, geometry }) => (
            <Outline key={id} geometry={geometry} projection={projection} />
          ))}
          <Marks reading={reading} clusters={clusters} isCrowded={isCrowded} />
        </svg>
      </div>
      {hasClusters && (
        <p className="g-map-key">
          <span className="g-map-key-mark" aria-hidden="true" />
          {words.close_together}
        </p>
      )}
    </>
  );
}
