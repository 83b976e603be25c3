import type { Glyph } from "./model.ts";

const MAX_SVG = 30_000;
const MAX_PATHS = 60;
/** Path commands and numbers only, to keep out markup. */
const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\seE+.,-]{1,20000}$/;
const VIEW_BOX = /^-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?){3}$/;
/** Elements that draw nothing. */
const UNSEEN = /<(mask|defs|clipPath|title|desc|metadata)\b/g;
/** Shapes, strokes and transforms that filled paths cannot represent. */
const OTHER_SHAPES = /<(?:rect|circle|ellipse|line|polyline|polygon|text|image|use|style|script|foreignObject)\b/i;
const STROKES_OR_TURNS = /\b(?:stroke|transform)\s*=/i;

const ATTRIBUTES = {
  viewBox: /\sviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  d: /\sd\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};
const attribute = (tag: string, name: keyof typeof ATTRIBUTES) =>
  ATTRIBUTES[name]
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

function withoutUnseen(svg: string) {
  let [seen, at] = ["", 0];
  for (const { index, 1: name } of svg.matchAll(UNSEEN)) {
    const end = index < at ? -1 : svg.indexOf(`</${name}>`, index);
    if (end < 0) continue;
    seen += svg.slice(at, index);
    at = end + `</${name}>`.length;
  }
  return seen + svg.slice(at);
}

function viewBoxIn(svg: string) {
  const root = /<svg\b[^<>]*>/i.exec(svg)?.[0] ?? "";
  const box = attribute(root, "viewBox")?.trim() ?? "";
  if (!VIEW_BOX.test(box)) return undefined;
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? box : undefined;
}

/** The paths of an imported symbol; undefined unless it consists of paths only. */
export function glyphFromSvg(svg: string): Glyph | undefined {
  if (svg.length > MAX_SVG) return undefined;
  const drawn = withoutUnseen(svg);
  const view_box = viewBoxIn(drawn);
  if (view_box === undefined || OTHER_SHAPES.test(drawn) || STROKES_OR_TURNS.test(drawn)) return undefined;
  const paths = (drawn.match(/<path\b[^<>]*>/gi) ?? []).map((tag) => attribute(tag, "d")?.trim() ?? "");
  const isSound = paths.length > 0 && paths.length <= MAX_PATHS && paths.every((path) => PATH.test(path));
  return isSound ? { view_box, paths } : undefined;
}
