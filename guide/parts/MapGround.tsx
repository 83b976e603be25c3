import type { BaseMap } from "../base-map.ts";
import { drawBaseMap } from "../draw-base-map.ts";
import { languageTag } from "../language.ts";
import { nameBaseMap } from "../name-base-map.ts";
import type { Projection } from "../project-points.ts";
import type { Reading } from "../reading.ts";
import type { XY } from "../simplify-line.ts";

/** True widths in metres, with a visible minimum in drawing units. */
const WIDTHS: Readonly<Record<string, { readonly metres: number; readonly least: number }>> = {
  "road-major": { metres: 16, least: 9 },
  "road-minor": { metres: 10, least: 4 },
  rail: { metres: 0, least: 2.5 },
};

function strokeOf(kind: string, { scale }: Projection) {
  const width = WIDTHS[kind];
  return width && Math.round(Math.max(width.least, width.metres * scale));
}

type Props = {
  readonly reading: Reading;
  readonly map: BaseMap;
  readonly projection: Projection;
  /** Names must not overlap these. */
  readonly pins: readonly XY[];
};

/** Streets, water and names below the pins. Decorative: the list has the content. */
export function MapGround({ reading, map, projection, pins }: Props) {
  const { quarters, streets } = nameBaseMap(map, projection, reading, pins);
  const look = (isWideOnly: boolean) => (isWideOnly ? " g-map-wide" : "");
  return (
    <g aria-hidden="true">
      {drawBaseMap(map, projection).map(({ kind, d }) => (
        <path key={kind} className={`g-map-${kind}`} d={d} strokeWidth={strokeOf(kind, projection)} />
      ))}
      {streets.map(({ text, lang, d, isWideOnly }, index) => (
        <g key={text}>
          <path id={reading.id(`street-${index}`)} d={d} fill="none" />
          <text className={`g-map-street${look(isWideOnly)}`} lang={lang && languageTag(lang)}>
            <textPath href={`#${reading.id(`street-${index}`)}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </g>
      ))}
      {quarters.map(({ text, lang, x, y, of, isWideOnly }) => (
        <text
          key={`${text} ${of}`}
          className={`g-map-name g-map-name-${of}${look(isWideOnly)}`}
          x={Math.round(x)}
          y={Math.round(y)}
          lang={lang && languageTag(lang)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
