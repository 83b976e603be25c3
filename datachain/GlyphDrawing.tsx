import { createElement } from "react";
import { GLYPHS } from "./glyphs.ts";
import type { Glyph } from "./model.ts";
import { DEFAULT_GLYPH } from "./resolve-placement.ts";

type Props = {
  readonly glyph: Glyph;
  /** Centre of the glyph. */
  readonly x: number;
  readonly y: number;
  /** Size of the 24 × 24 field of our glyphs. */
  readonly size: number;
  readonly color: string;
};

/** DTPR's glyphs fill the badge; ours take the middle half. */
const IMPORTED_SCALE = 2;

/** A glyph inside another SVG. */
export function GlyphDrawing({ glyph, x, y, size, color }: Props) {
  if (typeof glyph !== "string") {
    const field = size * IMPORTED_SCALE;
    return (
      <svg x={x - field / 2} y={y - field / 2} width={field} height={field} viewBox={glyph.view_box}>
        {glyph.paths.map((path) => (
          <path key={path} d={path} fill={color} fillRule="evenodd" />
        ))}
      </svg>
    );
  }
  const nodes = (Object.hasOwn(GLYPHS, glyph) ? GLYPHS[glyph] : undefined) ?? GLYPHS[DEFAULT_GLYPH] ?? [];
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill="none"
      // dots in some glyphs use currentColor
      color={color}
      stroke={color}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </g>
  );
}
