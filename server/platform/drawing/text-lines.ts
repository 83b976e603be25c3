import { hasArabic, type Weight } from "./fonts.ts";
import { layLine, type TextLine, widthOf } from "./lay-line.ts";
import { breaksIn, tearsIn } from "./line-breaks.ts";
import { unitsPerEm } from "./shape-text.ts";
import { isRtlText } from "./text-runs.ts";

export type TextStyle = { readonly size: number; readonly weight: Weight };
export type BrokenLine = TextLine & { readonly width: number };

/** Spaces, and words or parts of very long ones, because shaping takes longer than linear time. */
const WORDS = /\s|\S{1,100}/gu;

/** Arabic letters are joined within a word, so its width is spread evenly over them: exact at its ends. */
function spreadWords(line: TextLine, pen: Float64Array) {
  for (const { 0: word, index } of line.text.matchAll(WORDS))
    pen.fill(widthOf({ ...line, text: word }) / word.length, index + 1, index + 1 + word.length);
}

/** Cumulative advance before each character, at font size 1. */
function penBefore(line: TextLine): Float64Array {
  const pen = new Float64Array(line.text.length + 1);
  if (hasArabic(line.text)) spreadWords(line, pen);
  else
    for (const { glyphs, font } of layLine(line))
      for (const { at, advance } of glyphs) pen[at + 1]! += advance / unitsPerEm(font);
  for (let index = 1; index < pen.length; index += 1) pen[index]! += pen[index - 1]!;
  return pen;
}

const withoutSpace = (text: string, end: number) => (text[end - 1] === " " ? end - 1 : end);

/** Allowed line ends. A word wider than the line may end anywhere between graphemes. */
function endsIn(text: string, widthBetween: (from: number, end: number) => number, room: number): number[] {
  let from = 0;
  return breaksIn(text).flatMap((end) => {
    const start = from;
    from = end;
    if (widthBetween(start, end) <= room) return [end];
    return tearsIn(text.slice(start, end)).map((tear) => start + tear);
  });
}

function paragraphLines(text: string, { size, weight }: TextStyle, width: number): BrokenLine[] {
  const whole: TextLine = { text, weight, isRtl: isRtlText(text) };
  const pen = penBefore(whole);
  const widthBetween = (from: number, end: number) => pen[withoutSpace(text, end)]! - pen[from]!;
  const ends = endsIn(text, widthBetween, width / size);
  const lines: BrokenLine[] = [];
  const lineTo = (start: number, end = 0): BrokenLine => {
    const line = { ...whole, text: text.slice(start, end).trimEnd() };
    return { ...line, width: widthOf(line) * size };
  };
  for (let first = 0, start = 0; first < ends.length;) {
    let next = first + 1;
    while (next < ends.length && widthBetween(start, ends[next]!) * size <= width) next += 1;
    let line = lineTo(start, ends[next - 1]);
    // Kerning and shaping can make the last letter wider at a line end than inside the text.
    while (line.width > width && next > first + 1) line = lineTo(start, ends[(next -= 1) - 1]);
    lines.push(line);
    start = ends[next - 1]!;
    first = next;
  }
  return lines;
}

/** Breaks a text into lines of at most `width`. */
export function linesOf(text: string, style: TextStyle, width: number): BrokenLine[] {
  const paragraphs = text.split("\n").map((one) => one.trim().replaceAll(/\s+/g, " "));
  const written = paragraphs.filter(Boolean);
  return (written.length ? written : [""]).flatMap((paragraph) => paragraphLines(paragraph, style, width));
}
