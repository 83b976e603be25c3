import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Badge, type BadgeProps } from "#datachain/Badge.tsx";
import { resolveChain } from "#datachain/resolve.ts";
import { headlinesOf } from "#server/datachains/sheet/compose-sheet.ts";
import { logosIn } from "#server/datachains/sheet/draw-order.ts";
import { isDrawable, isKhmer } from "#server/datachains/sheet/font-files.ts";
import { sheetWords } from "#server/datachains/sheet/sheet-words.ts";
import { linesOf, type TextLine, type TextStyle } from "#server/datachains/sheet/text-lines.ts";
import { createLetters } from "#server/datachains/sheet/text-paths.ts";
import type { ShareOrder } from "./share-order.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const ROOM = WIDTH - 2 * MARGIN;
const INK = "#0b0f14";
const SOFT = "#414b58";
const BADGE = 132;
const BADGES_TOP = 404;
const DRAWING_SECONDS = 10;

/** Largest first: a title takes the first size in which it has no more lines than there is room for. */
const TITLE_SIZES = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
] as const;

type Letters = ReturnType<typeof createLetters>;
type Text = TextStyle & { readonly color: string; readonly x: number; readonly y: number };

/** Khmer has letters below letters and signs above them. */
const leading = (text: string) => (isKhmer(text) ? 1.6 : 1.2);

/** The first lines; what does not fit is shown to be missing. */
function cut(lines: readonly TextLine[], most: number, style: TextStyle, width: number): readonly TextLine[] {
  const last = lines[most - 1];
  if (lines.length <= most || !last) return lines;
  for (let words = last.text; words; words = words.slice(0, -1).trimEnd()) {
    const fitting = linesOf(`${words}…`, style, width);
    if (fitting.length === 1) return [...lines.slice(0, most - 1), ...fitting];
  }
  return lines.slice(0, most);
}

function textOf(letters: Letters, lines: readonly TextLine[], { size, color, x, y }: Text) {
  const step = leading(lines.map(({ text }) => text).join("")) * size;
  return lines
    .map(({ text, font }, index) => letters.line(text, { font, size, color, x, y: y + index * step + size * 0.8 }))
    .join("");
}

function titleOf(letters: Letters, title: string) {
  const fitted = TITLE_SIZES.map(({ size, lines }) => {
    const style = { size, weight: "bold" } as const;
    return { style, most: isKhmer(title) ? lines - 1 || 1 : lines, lines: linesOf(title, style, ROOM) };
  });
  const chosen = fitted.find(({ lines, most }) => lines.length <= most) ?? fitted.at(-1);
  if (!chosen) return "";
  const { style, most, lines } = chosen;
  return textOf(letters, cut(lines, most, style, ROOM), { ...style, color: INK, x: MARGIN, y: 132 });
}

type Headline = { readonly badge: BadgeProps; readonly what: string; readonly name: string };

function badgeOf(letters: Letters, { badge, what, name }: Headline, x: number, width: number) {
  const drawn = renderToStaticMarkup(createElement(Badge, { ...badge, size: BADGE }));
  const [small, large] = [
    { size: 22, weight: "regular" },
    { size: 28, weight: "bold" },
  ] as const;
  const column = x + BADGE + 20;
  const room = width - BADGE - 36;
  const whatLines = cut(linesOf(what, small, room), 1, small, room);
  const nameLines = cut(linesOf(name, large, room), 3, large, room);
  return [
    `<g transform="translate(${x} ${BADGES_TOP})">${drawn}</g>`,
    textOf(letters, whatLines, { ...small, color: SOFT, x: column, y: BADGES_TOP + 10 }),
    textOf(letters, nameLines, { ...large, color: INK, x: column, y: BADGES_TOP + (isKhmer(what) ? 52 : 42) }),
  ].join("");
}

const SIGNPOST: BadgeProps = { shape: "hexagon", glyph: "signpost", dark: true };

async function headlines({ chain, summary, locale, default_locale, logos }: ShareOrder): Promise<readonly Headline[]> {
  if (!chain) return [{ badge: SIGNPOST, what: "", name: summary }];
  const words = sheetWords(locale, default_locale);
  const resolved = resolveChain({ ...chain, locale, default_locale, gap: words.sentences.gap });
  const badges = headlinesOf(resolved, words, await logosIn(logos));
  return badges.map((badge) => (isDrawable(badge.name) ? badge : { ...badge, name: "" }));
}

/** In a worker thread: 1200 × 630, as those who show links ask for it. */
export async function drawShareImage(order: ShareOrder): Promise<Uint8Array> {
  const letters = createLetters();
  const badges = await headlines(order);
  const cell = ROOM / Math.max(badges.length, 1);
  const name = { size: 30, weight: "bold" } as const;
  const nameLines = cut(linesOf(order.guide_name, name, ROOM), 1, name, ROOM);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="16" fill="${order.color}"/>`,
    textOf(letters, nameLines, { ...name, color: SOFT, x: MARGIN, y: 64 }),
    titleOf(letters, order.title),
    ...badges.map((badge, index) => badgeOf(letters, badge, MARGIN + index * cell, cell)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="${INK}">${letters.definitions()}${parts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).timeout({ seconds: DRAWING_SECONDS }).png({ palette: true }).toBuffer();
}
