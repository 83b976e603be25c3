import type { SignFinding, SignPart, TextShape } from "#contract/signs.ts";
import type { Typesetter, Weight } from "./typesetter.ts";

/** Text of one part of a sign, in one language. */
export type Words = {
  readonly text: string;
  readonly part: SignPart;
  readonly locale: string;
  readonly weight: Weight;
  /** Font size relative to the block's size. */
  readonly ratio: number;
  /** Space above, in em. */
  readonly gap?: number;
  /** Line height, in em; raised for scripts with stacked letters or marks. */
  readonly leading?: number;
};

type Try = {
  readonly size: number;
  readonly top: number;
  readonly most: number;
};

export type Frame = {
  /** Maximum width of a line with its lower edge at `bottom`. */
  readonly room: (bottom: number) => number;
  readonly bottom: number;
  /** Minimum font size. */
  readonly least: number;
  /** Sizes below this are reported to the person printing. */
  readonly small?: number;
};

type Line = Pick<TextShape, "text" | "weight" | "size" | "width" | "is_rtl"> & { readonly baseline: number };
type Fitted<T extends Try> = {
  readonly lines: readonly Line[];
  readonly bottom: number;
  readonly used: T;
  readonly findings: readonly SignFinding[];
};

const KHMER = /[\u1780-\u17FF]/;
const ARABIC = /\p{Script=Arabic}/u;
/** Khmer stacks letters, and Arabic has marks. */
function leadingOf({ text, leading = 1.12 }: Words) {
  if (KHMER.test(text)) return Math.max(leading, 1.55);
  return ARABIC.test(text) ? Math.max(leading, 1.4) : leading;
}

/** Longer texts would be cut anyway. */
const MOST_LETTERS = 400;
/** Height of capitals above the baseline, in em. */
const RISE = 0.76;
const ELLIPSIS = "…";
/** Less than the width of a space in any of our fonts, in em. */
const SPACE = 0.2;

type Measured = Words & {
  readonly pieces: readonly string[];
  readonly widths: readonly number[];
  readonly step: number;
  readonly isRtl: boolean;
  readonly isShortened: boolean;
};

function measure(words: Words, typesetter: Typesetter): Measured {
  const tidy = words.text.trim().replaceAll(/\s+/g, " ");
  const head = typesetter.letters(tidy.slice(0, MOST_LETTERS * 8));
  const isShortened = head.length > MOST_LETTERS || tidy.length > MOST_LETTERS * 8;
  const text = isShortened ? head.slice(0, MOST_LETTERS).join("") : tidy;
  const pieces = typesetter.pieces(text);
  const widths = pieces.map((piece) => typesetter.width(piece, words.weight));
  return { ...words, text, pieces, widths, step: leadingOf(words), isRtl: typesetter.isRtl(text), isShortened };
}

type Block = { readonly lines: readonly Line[]; readonly bottom: number; readonly isWhole: boolean };
type Task = {
  readonly words: Measured;
  readonly size: number;
  readonly top: number;
  readonly frame: Frame;
  readonly typesetter: Typesetter;
};

/** Positions one line; `at` counts from the top. */
function lineAt({ words, size, top, typesetter }: Task, text: string, at: number): Line {
  const { step, weight, isRtl } = words;
  const shown = text.trim();
  const baseline = top + at * step * size + ((step - 1) / 2 + RISE) * size;
  return { text: shown, weight, size, is_rtl: isRtl, baseline, width: typesetter.width(shown, weight) * size };
}

const roomFor = ({ words, size, top, frame }: Task, at: number) => frame.room(top + (at + 1) * words.step * size);
const endOf = ({ words, size, top }: Task, lines: number) => top + lines * words.step * size;

/** Lines of whole words; undefined if they do not fit. Adds up widths first and measures only if that fits. */
function layOutWhole(task: Task): Block | undefined {
  const { words, size, frame } = task;
  const { pieces, widths } = words;
  const texts = [""];
  let width = 0;
  for (const [at, piece] of pieces.entries()) {
    // trailing spaces take no room
    const own = ((widths[at] ?? 0) - (piece.endsWith(" ") ? SPACE : 0)) * size;
    if (width > 0 && width + own > roomFor(task, texts.length - 1)) {
      texts.push("");
      width = 0;
    }
    if (own > roomFor(task, texts.length - 1) || endOf(task, texts.length) > frame.bottom) return undefined;
    texts[texts.length - 1] += piece;
    width += (widths[at] ?? 0) * size;
  }
  const lines = texts.map((text, at) => lineAt(task, text, at));
  const isInside = lines.every((line, at) => line.width <= roomFor(task, at));
  return isInside ? { lines, bottom: endOf(task, lines.length), isWhole: true } : undefined;
}

/** Number of letters that fill a line: estimated letter by letter, then measured as a whole, with kerning. */
function lettersThatFit({ words, size, typesetter }: Task, letters: readonly string[], from: number, room: number) {
  let [end, width] = [from, 0];
  while (end < letters.length && width <= room) width += typesetter.width(letters[end++] ?? "", words.weight) * size;
  const isTooWide = () => typesetter.width(letters.slice(from, end).join("").trim(), words.weight) * size > room;
  while (end > from && isTooWide()) end -= 1;
  return end;
}

/** Fits as much text as there is room for, breaking words if necessary and ending in an ellipsis. */
function layOutCut(task: Task, reserved: number): Block {
  const { words, frame, typesetter } = task;
  const letters = typesetter.letters(words.text);
  const lines: Line[] = [];
  let from = 0;
  const hasRoom = () => !lines.length || endOf(task, lines.length + 1) <= frame.bottom - reserved;
  while (from < letters.length && hasRoom()) {
    let end = lettersThatFit(task, letters, from, roomFor(task, lines.length));
    if (end === from) break;
    const space = end < letters.length ? letters.slice(from, end).lastIndexOf(" ") : -1;
    if (space > 0) end = from + space + 1;
    lines.push(lineAt(task, letters.slice(from, end).join(""), lines.length));
    from = end;
  }
  const isWhole = from >= letters.length && !words.isShortened;
  const last = isWhole ? undefined : lines.pop();
  if (last) {
    const dots = typesetter.width(ELLIPSIS, words.weight) * last.size;
    const kept = typesetter.letters(last.text);
    const end = lettersThatFit(task, kept, 0, roomFor(task, lines.length) - 1.1 * dots);
    lines.push(lineAt(task, kept.slice(0, end).join("").trimEnd() + ELLIPSIS, lines.length));
  }
  return { lines, bottom: endOf(task, lines.length), isWhole };
}

const gapOf = ({ gap = 0, ratio }: Words, size: number, isFirst: boolean) => (isFirst ? 0 : gap * ratio * size);

function tryWhole(all: readonly Measured[], { size, top, most }: Try, frame: Frame, typesetter: Typesetter) {
  const lines: Line[] = [];
  let bottom = top;
  for (const [at, words] of all.entries()) {
    if (words.isShortened) return undefined;
    const own = Math.max(size * words.ratio, frame.least);
    const block = layOutWhole({ words, size: own, top: bottom + gapOf(words, size, at === 0), frame, typesetter });
    if (!block) return undefined;
    lines.push(...block.lines);
    bottom = block.bottom;
  }
  return lines.length <= most ? { lines, bottom } : undefined;
}

const finding = (code: SignFinding["code"], { part, locale }: Words): SignFinding => ({ code, part, locale });

function cutAll(all: readonly Measured[], { top }: Try, frame: Frame, typesetter: Typesetter) {
  const size = frame.least;
  const lines: Line[] = [];
  const findings: SignFinding[] = [];
  let bottom = top;
  for (const [at, words] of all.entries()) {
    const reserved = all.slice(at + 1).reduce((sum, later) => sum + later.step * size, 0);
    const block = layOutCut({ words, size, top: bottom, frame, typesetter }, reserved);
    lines.push(...block.lines);
    bottom = block.bottom;
    if (!block.isWhole) findings.push(finding("text_cut", words));
  }
  return { lines, bottom, findings };
}

/** Fits words as large as possible: the first try that holds all of them, else the last one, cut. */
export function fitWords<T extends Try>(
  all: readonly Words[],
  tries: readonly [T, ...T[]],
  frame: Frame,
  typesetter: Typesetter,
): Fitted<T> {
  const filled = all.filter(({ text }) => text.trim() !== "").map((words) => measure(words, typesetter));
  for (const used of tries) {
    const block = tryWhole(filled, used, frame, typesetter);
    if (!block) continue;
    const [first] = filled;
    const isSmall = first && frame.small !== undefined && used.size < frame.small;
    return { ...block, used, findings: isSmall ? [finding("text_small", first)] : [] };
  }
  const used = tries.at(-1) ?? tries[0];
  return { ...cutAll(filled, used, frame, typesetter), used };
}

/** Sizes from large to small, in steps of 6 %. */
export function sizesBetween(most: number, least: number): number[] {
  const sizes: number[] = [];
  for (let size = most; size > least; size *= 0.94) sizes.push(size);
  return [...sizes, least];
}

/** Tries at one position with every size. */
export const triesAt = (top: number, sizes: readonly number[], most = Infinity): [Try, ...Try[]] =>
  sizes.map((size) => ({ size, top, most })) as [Try, ...Try[]];

export type Align = "start" | "middle" | "end";

/** Lines as shapes between two edges. Right-to-left lines start at the right. */
export function placeLines(
  lines: readonly Line[],
  { left, width, down = 0 }: { readonly left: number; readonly width: number; readonly down?: number },
  align: Align,
  color: string,
): TextShape[] {
  return lines.map(({ baseline, ...line }) => {
    const free = width - line.width;
    const shift = { start: line.is_rtl ? free : 0, middle: free / 2, end: line.is_rtl ? 0 : free }[align];
    return { kind: "text", ...line, color, x: left + shift, y: baseline + down };
  });
}
