import { LEAST_QR_MM } from "#contract/signs.ts";
import type { Words } from "./fit-text.ts";
import type { Size } from "./paper.ts";
import { LEAST_FOOT, type Placed, placeWords, plainWords } from "./place-parts.ts";
import { emblem, hexagon, qrAt, quietOf } from "./shapes-of.ts";
import type { SignContent } from "./sign-content.ts";
import type { Typesetter } from "./typesetter.ts";

/** Millimetres on a label of 63.5 × 33.9 mm. */
const BASE = { height: 33.9, column: 31.3, qr: 23, radius: 4.6, line: 0.45, gap: 0.5 };

/** Extra margin around the quiet zone, because ink spreads. */
const CLEARANCE = 0.1;

/** Headline and the technology colour's meaning, per language. */
function labelWords({ headlines, technology, locale }: SignContent): Words[] {
  const [, ...below] = technology?.words ?? [];
  const meaning = below.at(-1)?.text ?? "";
  return [
    ...headlines.map((words, at) => ({ ...words, ratio: at === 0 ? 1 : 0.85, gap: 0.1, leading: 1.14 })),
    ...(meaning ? [plainWords(meaning, "technology", locale, { ratio: 0.82, gap: 0.15, leading: 1.14 })] : []),
  ];
}

/** Small enough for a cabinet door: the code, three badges, and the address to type. */
export function layoutLabel(content: SignContent, { width, height }: Size, typesetter: Typesetter): Placed {
  const { qr, address, credit, place, locale } = content;
  const side = Math.max(LEAST_QR_MM, Math.min((BASE.qr / BASE.height) * height, 0.365 * width));
  const quiet = quietOf(qr, side);
  const start = Math.max(quiet, 3.6);
  const left = start + side + Math.max(quiet + CLEARANCE, 3.2);
  const column = width - left - 2;
  const unit = Math.min(height / BASE.height, column / BASE.column);
  const radius = BASE.radius * unit;
  const step = Math.sqrt(3) * radius + (BASE.gap + BASE.line) * unit;
  const top = 2.1 * unit;
  const cells = [content.purpose, content.technology, content.accountable].flatMap((cell) => cell ?? []);
  const badges = cells.flatMap((cell, at) => {
    const center = [left + (BASE.line / 2) * unit + (Math.sqrt(3) / 2) * radius + at * step, top + radius] as const;
    return [hexagon(center, radius, cell.fill, BASE.line * unit), ...emblem(cell, center, radius * 0.95)];
  });
  const below = cells.length ? top + 2 * radius + 0.9 * unit : top;
  const last = height - 1.8 * unit;
  const footTop = last - 2.4 * unit;
  const addressTop = footTop - 9.2 * unit;
  const box = { x: left, width: column };
  const words = placeWords(
    labelWords(content),
    { ...box, y: below, height: addressTop - below },
    { most: 3.1 * unit, least: 1.9 },
    typesetter,
  );
  const typed = placeWords(
    [
      plainWords(`${address.host}/`, "address", locale, { ratio: 0.5, leading: 1.15 }),
      plainWords(address.code, "address", locale, { weight: "bold", leading: 1.1 }),
    ],
    { ...box, y: addressTop, height: footTop - addressTop },
    { most: 5.2 * unit, least: LEAST_FOOT, lines: 2, isAtBottom: true },
    typesetter,
  );
  const foot = placeWords(
    [plainWords([credit, place].filter(Boolean).join(" · "), "foot", locale)],
    { ...box, y: footTop, height: last - footTop },
    { most: 1.8 * unit, least: 1.5, lines: 1, isAtBottom: true },
    typesetter,
  );
  return {
    shapes: [qrAt(qr, [start, (height - side) / 2], side), ...badges, ...words.shapes, ...typed.shapes, ...foot.shapes],
    findings: [...words.findings, ...typed.findings, ...foot.findings],
  };
}
