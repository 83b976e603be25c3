import { emWidth, piecesOf } from "./wrap-words.ts";

/** Millimetres on an A5 sign, from the centre of a pointy-top hexagon. */
export const RADIUS = 26.65;
const EDGE = 3;

export type Line = {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly baseline: number;
};
export type SignText = { readonly lines: readonly Line[]; readonly lift: number; readonly glyph: number };
type LocaleText = { readonly text: string; readonly locale: string };

/** Maximum line width at this distance below the centre. */
const roomAt = (below: number) => 2 * Math.sqrt(3) * Math.min(RADIUS / 2, RADIUS - below) - 2 * EDGE;

/** Large sizes first. Longer texts start higher up, and the glyph shrinks. */
const SIZES = [5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.9, 2.6, 2.3, 2, 1.8];
const LIFTS = [
  { lift: 0, glyph: 21 },
  { lift: 2.5, glyph: 20 },
  { lift: 5, glyph: 17 },
  { lift: 7, glyph: 15 },
] as const;
/** Prefers fewer lines to larger letters, down to a minimum size. */
export const WISHES = [
  { most: 2, least: 4 },
  { most: 3, least: 3.6 },
  { most: 4, least: 3.2 },
  { most: Infinity, least: 0 },
];
const TRIES = WISHES.flatMap(({ most, least }) =>
  SIZES.filter((size) => size >= least).flatMap((size) => LIFTS.map((room) => ({ most, size, ...room }))),
);
const TOP = 6;
const SECOND = 0.72;

/** Khmer stacks letters, so it needs more leading. */
const leadingOf = (text: string) => (/[\u1780-\u17FF]/.test(text) ? 1.5 : 1.08);

type Block = { readonly lines: readonly Line[]; readonly bottom: number };
type Measured = {
  readonly pieces: readonly string[];
  readonly leading: number;
  readonly widthOf: (line: string) => number;
};

/** Computed once per text and reused: about a hundred sizes are tried. */
function measure({ text, locale }: LocaleText): Measured {
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? emWidth(line.trim());
    widths.set(line, width);
    return width;
  };
  return { pieces: piecesOf(text, locale), leading: leadingOf(text), widthOf };
}

/** Lines that fit the narrowing hexagon; undefined if a word is too wide or the lines reach too far down. */
function layOut(measured: Measured, size: number, isBold: boolean, top: number): Block | undefined {
  const { pieces, leading, widthOf } = measured;
  const lines: Line[] = [];
  const roomFor = (at: number) => roomAt(top + (at + 1) * size * leading);
  const fits = (line: string, at: number) => widthOf(line) * size <= roomFor(at);
  let line = "";
  const push = () => {
    const baseline = top + (lines.length + 0.76 * (1 / leading) + (1 - 1 / leading) / 2) * size * leading;
    lines.push({ text: line.trim(), size, isBold, baseline });
    line = "";
  };
  for (const piece of pieces) {
    if (line !== "" && !fits(line + piece, lines.length)) push();
    line += piece;
    if (!fits(line, lines.length)) return undefined;
  }
  push();
  return { lines, bottom: top + lines.length * size * leading };
}

function layOutBoth(
  name: Measured,
  second: Measured | undefined,
  size: number,
  top: number,
): readonly Line[] | undefined {
  const first = layOut(name, size, true, top);
  if (!first || !second) return first?.lines;
  const below = layOut(second, Math.max(size * SECOND, 1.8), false, first.bottom + 0.4);
  return below && [...first.lines, ...below.lines];
}

/** A name and the text below it, as large as the hexagon allows, uncut in every language. */
export function fitSignText(name: LocaleText, second?: LocaleText): SignText {
  const [first, below] = [measure(name), second && measure(second)];
  for (const { most, size, lift, glyph } of TRIES) {
    const lines = layOutBoth(first, below, size, TOP - lift);
    if (lines && lines.length <= most) return { lines, lift, glyph };
  }
  // absurdly long: drop the second language, then cut the name
  if (second) return fitSignText(name);
  return fitSignText({ ...name, text: `${name.text.slice(0, Math.floor(name.text.length * 0.8)).trimEnd()}…` });
}
