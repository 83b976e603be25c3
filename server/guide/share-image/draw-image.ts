import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { directionOf } from "#contract/direction.ts";
import { readerWords } from "#datachain/all-reader-words.ts";
import { Badge, type BadgeProps } from "#datachain/Badge.tsx";
import { resolveChain } from "#datachain/resolve.ts";
import { headlinesOf } from "#server/datachains/sheet/compose-sheet.ts";
import { logosIn } from "#server/datachains/sheet/draw-order.ts";
import { hasArabic, isDrawable, isKhmer } from "#server/platform/drawing/fonts.ts";
import { svgLine } from "#server/platform/drawing/outline-text.ts";
import { type BrokenLine, linesOf, type TextStyle } from "#server/platform/drawing/text-lines.ts";
import type { ShareOrder } from "./share-order.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const ROOM = WIDTH - 2 * MARGIN;
const INK = "#0b0f14";
const SOFT = "#414b58";
const BADGE = 132;
const BADGES_TOP = 404;
const DRAWING_SECONDS = 10;

/** Largest first: a title gets the first size at which it fits the number of lines. */
const TITLE_SIZES = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
  { size: 40, lines: 5 },
] as const;

/** `x` is where lines start: the left edge, or the right edge in right-to-left languages. */
type Text = TextStyle & { readonly color: string; readonly x: number; readonly y: number };

/** Khmer has letters below letters and signs above; Arabic has signs above and tails below. */
const leading = (text: string) => (isKhmer(text) ? 1.6 : hasArabic(text) ? 1.45 : 1.2);

/** The first lines, with an ellipsis if some are cut off. */
function cut(lines: readonly BrokenLine[], most: number, style: TextStyle, width: number): readonly BrokenLine[] {
  const last = lines[most - 1];
  if (lines.length <= most || !last) return lines;
  for (let words = last.text; words; words = words.slice(0, -1).trimEnd()) {
    const fitting = linesOf(`${words}…`, style, width);
    if (fitting.length === 1) return [...lines.slice(0, most - 1), ...fitting];
  }
  return lines.slice(0, most);
}

function textOf(isRtl: boolean, lines: readonly BrokenLine[], { x, y, ...look }: Text) {
  const step = leading(lines.map(({ text }) => text).join("")) * look.size;
  return lines
    .map((written, index) =>
      svgLine(written, { ...look, x: isRtl ? x - written.width : x, y: y + index * step + look.size * 0.8 }),
    )
    .join("");
}

/** Mirrors x in right-to-left languages. */
const fromStart = (isRtl: boolean, x: number) => (isRtl ? WIDTH - x : x);

function titleOf(isRtl: boolean, title: string) {
  const fitted = TITLE_SIZES.map(({ size, lines }) => {
    const style = { size, weight: "bold" } as const;
    const isTall = isKhmer(title) || hasArabic(title);
    return { style, most: isTall ? lines - 1 || 1 : lines, lines: linesOf(title, style, ROOM) };
  });
  const chosen = fitted.find(({ lines, most }) => lines.length <= most) ?? fitted.at(-1);
  if (!chosen) return "";
  const { style, most, lines } = chosen;
  const shown = cut(lines, most, style, ROOM);
  return textOf(isRtl, shown, { ...style, color: INK, x: fromStart(isRtl, MARGIN), y: 132 });
}

type Headline = { readonly badge: BadgeProps; readonly what: string; readonly name: string };

/** `x` is the distance from the side where reading starts. */
function badgeOf(isRtl: boolean, { badge, what, name }: Headline, x: number, width: number) {
  const drawn = renderToStaticMarkup(createElement(Badge, { ...badge, size: BADGE }));
  const [small, large] = [
    { size: 22, weight: "regular" },
    { size: 28, weight: "bold" },
  ] as const;
  const column = fromStart(isRtl, x + BADGE + 20);
  const left = isRtl ? WIDTH - x - BADGE : x;
  const room = width - BADGE - 36;
  const whatLines = cut(linesOf(what, small, room), 1, small, room);
  const nameLines = cut(linesOf(name, large, room), 3, large, room);
  return [
    `<g transform="translate(${left} ${BADGES_TOP})">${drawn}</g>`,
    textOf(isRtl, whatLines, { ...small, color: SOFT, x: column, y: BADGES_TOP + 10 }),
    textOf(isRtl, nameLines, { ...large, color: INK, x: column, y: BADGES_TOP + (isKhmer(what) ? 52 : 42) }),
  ].join("");
}

const SIGNPOST: BadgeProps = { shape: "hexagon", glyph: "signpost", dark: true };

async function headlines({ chain, summary, locale, default_locale, logos }: ShareOrder): Promise<readonly Headline[]> {
  if (!chain) return [{ badge: SIGNPOST, what: "", name: summary }];
  const words = readerWords(locale, default_locale);
  const resolved = resolveChain({ ...chain, locale, default_locale, gap: words.sentences.gap });
  const badges = headlinesOf(resolved, words, await logosIn(logos));
  return badges.map((badge) => (isDrawable(badge.name) ? badge : { ...badge, name: "" }));
}

/** Runs in a worker. 1200 × 630, the usual size for link previews. */
export async function drawShareImage(order: ShareOrder): Promise<Uint8Array> {
  const isRtl = directionOf(order.locale) === "rtl";
  const badges = await headlines(order);
  const cell = ROOM / Math.max(badges.length, 1);
  const name = { size: 30, weight: "bold" } as const;
  const nameLines = cut(linesOf(order.guide_name, name, ROOM), 1, name, ROOM);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="16" fill="${order.color}"/>`,
    textOf(isRtl, nameLines, { ...name, color: SOFT, x: fromStart(isRtl, MARGIN), y: 64 }),
    titleOf(isRtl, order.title),
    ...badges.map((badge, index) => badgeOf(isRtl, badge, MARGIN + index * cell, cell)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="${INK}">${parts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).timeout({ seconds: DRAWING_SECONDS }).png({ palette: true }).toBuffer();
}
