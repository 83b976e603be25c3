import { LEAST_QR_MM, type SignShape, type TextShape } from "#contract/signs.ts";
import { BLEED, type Size } from "./paper.ts";
import { LEAST_FOOT, placeFoot, type Placed, placeWords, plainWords } from "./place-parts.ts";
import { boxPath, emblem, hexagon, qrAt, quietOf } from "./shapes-of.ts";
import type { Cell, SignContent } from "./sign-content.ts";
import type { Typesetter } from "./typesetter.ts";

/** Millimetres on A4. */
const BASE = { width: 210, head: 74, margin: 17.5, qr: 125, qr_top: 92, radius: 12.9, line: 1.3 };

function placeHead({ headlines }: SignContent, { width }: Size, unit: number, typesetter: Typesetter): Placed {
  const { margin, head } = BASE;
  const box = { x: margin * unit, y: 11 * unit, width: width - 2 * margin * unit, height: (head - 17) * unit };
  const words = placeWords(headlines, box, { most: 21.5 * unit, small: 6, lines: 4, color: "#FFFFFF" }, typesetter);
  const ground = boxPath([-BLEED, -BLEED], width + 2 * BLEED, head * unit + BLEED, "#000000");
  return { shapes: [ground, ...words.shapes], findings: words.findings };
}

type Column = { readonly x: number; readonly width: number; readonly y: number; readonly height: number };

/** Long names on small paper: code and badges shrink to leave room for text. */
type Share = { readonly code: number; readonly badge: number };
const SHARES: readonly [Share, ...Share[]] = [
  { code: 1, badge: 1 },
  { code: 1, badge: 0.8 },
  { code: 0.92, badge: 0.8 },
  { code: 0.84, badge: 0.8 },
  { code: 0.84, badge: 0.65 },
  { code: 0.76, badge: 0.65 },
  { code: 0.68, badge: 0.55 },
];

type BadgeLook = { readonly unit: number; readonly share: number };

/** A badge beside the code, with its words below. */
function placeBadge(cell: Cell, { x, width, y, height }: Column, look: BadgeLook, typesetter: Typesetter): Placed {
  const { unit, share } = look;
  const radius = BASE.radius * unit * share;
  const center = [x + width / 2, y + radius + (BASE.line * unit) / 2] as const;
  const top = y + 2 * radius + 1.8 * unit;
  const words = placeWords(
    cell.words,
    { x, y: top, width, height: y + height - top },
    { most: 4.6 * unit, least: Math.min(2.2, 4.6 * unit), align: "middle", small: 2 },
    typesetter,
  );
  return {
    shapes: [
      hexagon(center, radius, cell.fill, BASE.line * unit),
      ...emblem(cell, center, radius * 0.98),
      ...words.shapes,
    ],
    findings: words.findings,
  };
}

/** The full address on one line, the code in bold. */
function placeAddress(
  { address, scan, locale }: SignContent,
  box: Column,
  unit: number,
  typesetter: Typesetter,
): Placed {
  const ask = placeWords(
    [plainWords(scan, "address", locale)],
    { x: box.x, y: box.y, width: box.width, height: 7.6 * unit },
    { most: 5.6 * unit, lines: 1, least: LEAST_FOOT },
    typesetter,
  );
  const parts = [
    { text: `${address.host}/`, weight: "regular" },
    { text: address.code, weight: "bold" },
  ] as const;
  const widths = parts.map(({ text, weight }) => typesetter.width(text, weight));
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const size = Math.min(12.8 * unit, box.width / whole);
  let { x } = box;
  const line = parts.map(({ text, weight }, at): TextShape => {
    const width = (widths[at] ?? 0) * size;
    const from = x;
    x += width;
    const y = box.y + 8 * unit + size * 0.86;
    return { kind: "text", x: from, y, text, weight, size, width, color: "#000000", is_rtl: false };
  });
  const isSmall = size < LEAST_FOOT;
  return {
    shapes: [...ask.shapes, ...line],
    findings: [
      ...ask.findings,
      ...(isSmall ? [{ code: "text_small" as const, part: "address" as const, locale }] : []),
    ],
  };
}

function placeSentences({ sentences }: SignContent, box: Column, unit: number, typesetter: Typesetter): Placed[] {
  const gap = 8 * unit;
  const width = (box.width - gap * (sentences.length - 1)) / sentences.length;
  const isRtl = sentences[0] !== undefined && typesetter.isRtl(sentences[0].text);
  const ordered = isRtl ? sentences.toReversed() : sentences;
  return ordered.map((words, at) =>
    placeWords([words], { ...box, x: box.x + at * (width + gap), width }, { most: 4.9 * unit, small: 2.4 }, typesetter),
  );
}

/** The code, with badges beside it. */
function placeMiddle(content: SignContent, size: Size, share: Share, typesetter: Typesetter): Placed {
  const unit = size.width / BASE.width;
  const margin = BASE.margin * unit;
  const side = Math.max(LEAST_QR_MM, sideOn(content, unit) * share.code);
  const top = BASE.qr_top * unit;
  const beside = margin + side + quietOf(content.qr, side);
  const column = { x: beside, width: size.width - beside - 8 * unit };
  const cells = [content.purpose, content.technology, content.accountable].flatMap((cell) => cell ?? []);
  const each = (BASE.qr * unit) / 3;
  const badges = cells.map((cell, at) => {
    const box = { ...column, y: top + at * each, height: each - unit };
    return placeBadge(cell, box, { unit, share: share.badge }, typesetter);
  });
  return {
    shapes: [qrAt(content.qr, [margin, top], side), ...badges.flatMap(({ shapes }) => shapes)],
    findings: badges.flatMap(({ findings }) => findings),
  };
}

/** Side of the code, limited so that the quiet zone fits into the margin. */
function sideOn({ qr }: SignContent, unit: number) {
  const whole = BASE.qr * unit;
  return Math.max(LEAST_QR_MM, Math.min(whole, (BASE.margin * unit * whole) / quietOf(qr, whole)));
}

const isCut = ({ findings }: Placed) => findings.some(({ code }) => code === "text_cut");

/** Uses the largest code that leaves room for all names. */
function fitMiddle(content: SignContent, size: Size, typesetter: Typesetter): Placed {
  for (const share of SHARES) {
    const placed = placeMiddle(content, size, share, typesetter);
    if (!isCut(placed)) return placed;
  }
  return placeMiddle(content, size, SHARES[0], typesetter);
}

/** A headline, and a code large enough to be seen from across the street. */
export function layoutLargeQr(content: SignContent, size: Size, typesetter: Typesetter): Placed {
  const unit = size.width / BASE.width;
  const margin = BASE.margin * unit;
  const side = sideOn(content, unit);
  const wide = { x: margin, width: size.width - 2 * margin };
  const foot = size.height - 13.2 * unit;
  const typed = BASE.qr_top * unit + side + quietOf(content.qr, side);
  const said = Math.max(typed + 25.5 * unit, 259.5 * unit);
  const parts: readonly Placed[] = [
    placeHead(content, size, unit, typesetter),
    fitMiddle(content, size, typesetter),
    placeAddress(content, { ...wide, y: typed, height: 24 * unit }, unit, typesetter),
    ...placeSentences(content, { ...wide, y: said, height: foot - 2 * unit - said }, unit, typesetter),
    placeFoot(content, { ...wide, y: foot, height: 5 * unit }, Math.max(2.8 * unit, 1.8), typesetter),
  ];
  const shapes: readonly SignShape[] = parts.flatMap((part) => part.shapes);
  return { shapes, findings: parts.flatMap(({ findings }) => findings) };
}
