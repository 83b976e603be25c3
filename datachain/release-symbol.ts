import type { Glyph } from "./model.ts";

const MAX_SVG = 30_000;
const MAX_PATHS = 60;
/** Commands and numbers of a path, and nothing that could be anything else. */
const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\seE+.,-]{1,20000}$/;
const VIEW_BOX = /^-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?){3}$/;
/** Parts that draw nothing themselves. */
const UNSEEN = /<(mask|defs|clipPath|title|desc|metadata)\b[\s\S]*?<\/\1>/gi;
/** Shapes, strokes and turns that a list of filled paths cannot show. */
const BEYOND_PATHS =
  /<(?:rect|circle|ellipse|line|polyline|polygon|text|image|use|style|script|foreignObject)\b|\b(?:stroke|transform)\s*=/i;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

function viewBoxIn(svg: string) {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? "";
  const box = attribute(root, "viewBox")?.trim() ?? "";
  if (!VIEW_BOX.test(box)) return undefined;
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? box : undefined;
}

/** The paths of a symbol drawn by others; nothing unless paths are all there is to it. */
export function glyphFromSvg(svg: string): Glyph | undefined {
  if (svg.length > MAX_SVG) return undefined;
  const drawn = svg.replace(UNSEEN, "");
  const view_box = viewBoxIn(drawn);
  if (view_box === undefined || BEYOND_PATHS.test(drawn)) return undefined;
  const paths = (drawn.match(/<path\b[^>]*>/gi) ?? []).map((tag) => attribute(tag, "d")?.trim() ?? "");
  const isSound = paths.length > 0 && paths.length <= MAX_PATHS && paths.every((path) => PATH.test(path));
  return isSound ? { view_box, paths } : undefined;
}
