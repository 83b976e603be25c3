import type { SignShape } from "#contract/signs.ts";
import { LEAST_QR_MM } from "#contract/signs.ts";
import type { Size } from "./paper.ts";
import { placeAddressIn, placeFoot, placeInHexagon, type Placed, placeWords } from "./place-parts.ts";
import { emblem, hexagon, qrAt, quietOf } from "./shapes-of.ts";
import type { Cell, SignContent } from "./sign-content.ts";
import type { Typesetter } from "./typesetter.ts";

/** Millimetres on A5: other sizes are scaled. */
const BASE = { width: 148, radius: 26.65, gap: 3.88, line: 1.5, qr: 21.5, margin: 10 };
/** Smallest hexagon that fits a 2 cm code with its quiet zone and the address. */
const LEAST_RADIUS = 22.8;
const ROOT = Math.sqrt(3);
/** Extra margin around the quiet zone, because ink spreads. */
const CLEARANCE = 0.1;

type Comb = {
  readonly unit: number;
  readonly margin: number;
  readonly radius: number;
  readonly line: number;
  /** Position of the line above the foot. */
  readonly foot: number;
  readonly centers: Readonly<Record<"purpose" | "accountable" | "code" | "technology", readonly [number, number]>>;
};

function combOn({ width, height }: Size): Comb {
  const unit = width / BASE.width;
  const radius = Math.max(BASE.radius * unit, LEAST_RADIUS);
  // on small paper the hexagons take a larger share, and gaps shrink
  const tight = Math.min(1, (BASE.radius * unit) / radius);
  const foot = height - 10.1 * unit;
  const pitch = ROOT * radius + BASE.gap * unit * tight;
  const step = (pitch * ROOT) / 2;
  const middle = width / 2;
  const lowest = foot - 9 * unit * tight ** 4 - radius;
  return {
    unit,
    margin: BASE.margin * unit * tight,
    radius,
    line: BASE.line * unit,
    foot,
    centers: {
      purpose: [middle, lowest - 2 * step],
      accountable: [middle - pitch / 2, lowest - step],
      code: [middle + pitch / 2, lowest - step],
      technology: [middle, lowest],
    },
  };
}

function placeCell(
  cell: Cell | undefined,
  center: readonly [number, number],
  comb: Comb,
  typesetter: Typesetter,
): Placed {
  if (!cell) return { shapes: [], findings: [] };
  const words = placeInHexagon(cell.words, { center, radius: comb.radius, fill: cell.fill }, typesetter);
  return {
    shapes: [
      hexagon(center, comb.radius, cell.fill, comb.line),
      ...emblem(cell, [center[0], words.emblem.y], words.emblem.size),
      ...words.shapes,
    ],
    findings: words.findings,
  };
}

function placeCode(content: SignContent, { centers, radius, line }: Comb, typesetter: Typesetter): Placed {
  const [x, y] = centers.code;
  const scale = radius / BASE.radius;
  const side = Math.max(BASE.qr * scale, LEAST_QR_MM);
  const half = side / 2 + quietOf(content.qr, side);
  // as high as possible without the hexagon's upper edges cutting into the quiet zone
  const lift = Math.min(4.25 * scale, radius - line / ROOT - half * (1 + 1 / ROOT) - CLEARANCE * scale);
  const address = placeAddressIn(content, [x, y], { radius, top: half - lift }, typesetter);
  return {
    shapes: [
      hexagon([x, y], radius, "#FFFFFF", line),
      qrAt(content.qr, [x - side / 2, y - lift - side / 2], side),
      ...address.shapes,
    ],
    findings: address.findings,
  };
}

/** One language in each lower corner, the first at the reading start. */
function placeSentences({ sentences }: SignContent, comb: Comb, { width }: Size, typesetter: Typesetter): Placed[] {
  const { unit, margin, radius, centers, foot } = comb;
  const room = width / 2 - (ROOT / 2) * radius - 4 * unit - margin;
  const top = centers.accountable[1] + radius + 1.5 * unit;
  const isRtl = sentences[0] !== undefined && typesetter.isRtl(sentences[0].text);
  return sentences.map((words, at) => {
    const x = (at === 0) === isRtl ? width - margin - room : margin;
    const box = { x, y: top, width: room, height: foot - 5.4 * unit - top };
    const look = { most: 3.8 * unit, small: 2.6, isAtBottom: true };
    return placeWords([words], box, look, typesetter);
  });
}

/** DTPR's honeycomb: purpose on top, accountable organization and code in the middle, technology below. */
export function layoutHoneycomb(content: SignContent, size: Size, typesetter: Typesetter): Placed {
  const comb = combOn(size);
  const { unit, margin, radius, centers, foot } = comb;
  const top = 9.5 * unit * Math.min(1, margin / (BASE.margin * unit));
  const head = {
    x: margin,
    y: top,
    width: size.width - 2 * margin,
    height: centers.purpose[1] - radius - 2 * unit - top,
  };
  const parts = [
    placeWords(content.headlines, head, { most: 13.2 * unit, small: 4, lines: 4 }, typesetter),
    placeCell(content.purpose, centers.purpose, comb, typesetter),
    placeCell(content.accountable, centers.accountable, comb, typesetter),
    placeCode(content, comb, typesetter),
    placeCell(content.technology, centers.technology, comb, typesetter),
    ...placeSentences(content, comb, size, typesetter),
    placeFoot(
      content,
      { x: margin, y: foot, width: size.width - 2 * margin, height: 4 * unit },
      Math.max(2.3 * unit, 1.8),
      typesetter,
    ),
  ];
  const shapes: readonly SignShape[] = parts.flatMap((part) => part.shapes);
  return { shapes, findings: parts.flatMap(({ findings }) => findings) };
}
