import { type ImageShape, type PathShape, QUIET_MODULES, type QrShape, type SignShape } from "#contract/signs.ts";
import { glyphColorOn } from "../colors.ts";
import type { QrDrawing } from "../draw-qr.ts";
import { type GlyphNode, GLYPHS } from "../glyphs.ts";
import type { Glyph } from "../model.ts";
import { DEFAULT_GLYPH } from "../resolve-placement.ts";
import { hexagonPath } from "../shapes.ts";

const round = (value: number) => Math.round(value * 1000) / 1000;

type Point = readonly [x: number, y: number];
type Ink = Partial<Pick<PathShape, "fill" | "stroke" | "stroke_width" | "is_round" | "is_even_odd" | "scale">>;

const path = (d: string, [x, y]: Point, ink: Ink): PathShape => ({
  kind: "path",
  x: round(x),
  y: round(y),
  d,
  scale: 1,
  fill: null,
  is_even_odd: false,
  stroke: null,
  stroke_width: 0,
  is_round: false,
  ...ink,
});

export const linePath = ([x, y]: Point, [toX, toY]: Point, stroke_width: number) =>
  path(`M0 0L${round(toX - x)} ${round(toY - y)}`, [x, y], { stroke: "#000000", stroke_width });

export const boxPath = (at: Point, width: number, height: number, fill: string) =>
  path(`M0 0H${round(width)}V${round(height)}H0Z`, at, { fill });

export const hexagon = (center: Point, radius: number, fill: string, stroke_width: number) =>
  path(hexagonPath(0, 0, radius), center, { fill, stroke: "#000000", stroke_width });

const number = (attributes: GlyphNode[1], name: string) => Number(attributes[name] ?? 0);

function ellipse(x: number, y: number, rx: number, ry: number) {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function rectangle(attributes: GlyphNode[1]) {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) => number(attributes, name));
  const r = Number(attributes["rx"] ?? attributes["ry"] ?? 0);
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  );
}

/** A glyph's shape as path data. */
function nodePath([tag, attributes]: GlyphNode): string {
  const at = (name: string) => number(attributes, name);
  switch (tag) {
    case "circle":
      return ellipse(at("cx"), at("cy"), at("r"), at("r"));
    case "ellipse":
      return ellipse(at("cx"), at("cy"), at("rx"), at("ry"));
    case "rect":
      return rectangle(attributes);
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
    case "polygon":
      return `M${attributes["points"] ?? ""}${tag === "polygon" ? "Z" : ""}`;
    default:
      return attributes["d"] ?? "";
  }
}

/** DTPR's glyphs fill the badge; ours take the middle half. */
const IMPORTED_SCALE = 2;

/** A glyph around a point; `size` is that of the 24 × 24 field of our glyphs. */
function glyphPaths(glyph: Glyph, [x, y]: Point, size: number, color: string): PathShape[] {
  if (typeof glyph !== "string") {
    const [left = 0, top = 0, width = 1, height = 1] = glyph.view_box.split(/[\s,]+/).map(Number);
    const scale = (size * IMPORTED_SCALE) / Math.max(width, height);
    const at: Point = [x - (left + width / 2) * scale, y - (top + height / 2) * scale];
    return glyph.paths.map((d) => path(d, at, { fill: color, is_even_odd: true, scale }));
  }
  const nodes = (Object.hasOwn(GLYPHS, glyph) ? GLYPHS[glyph] : undefined) ?? GLYPHS[DEFAULT_GLYPH] ?? [];
  return nodes.map((node) =>
    path(nodePath(node), [x - size / 2, y - size / 2], {
      scale: size / 24,
      fill: node[1]["fill"] === "currentColor" ? color : null,
      stroke: color,
      stroke_width: 2,
      is_round: true,
    }),
  );
}

/** An image fitted into a square around a point. */
const imageAround = (key: string, [x, y]: Point, side: number): ImageShape => ({
  kind: "image",
  x: round(x - side / 2),
  y: round(y - side / 2),
  width: round(side),
  height: round(side),
  key,
});

export const qrAt = ({ size, path: d }: QrDrawing, [x, y]: Point, side: number): QrShape => ({
  kind: "qr",
  x: round(x),
  y: round(y),
  side: round(side),
  modules: size,
  d,
});

export const quietOf = ({ size }: Pick<QrDrawing, "size">, side: number) => (QUIET_MODULES * side) / size;

export type Badge = {
  readonly glyph: Glyph;
  readonly fill: string;
  /** A logo instead of the glyph. */
  readonly image: string | null;
};

/** A hexagon's emblem: the logo, else the glyph in a colour readable on the fill. */
export const emblem = ({ glyph, fill, image }: Badge, center: Point, size: number): SignShape[] =>
  image === null ? glyphPaths(glyph, center, size, glyphColorOn(fill)) : [imageAround(image, center, size * 1.1)];
