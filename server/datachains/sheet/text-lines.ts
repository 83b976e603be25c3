import { fontFor, type FontName, type Weight } from "./font-files.ts";
import { breaksIn, tearsIn } from "./line-breaks.ts";
import { shapeText, unitsPerEm, widthOf } from "./shaped-text.ts";

export type TextStyle = { readonly size: number; readonly weight: Weight };
export type TextLine = { readonly text: string; readonly font: FontName; readonly width: number };

/** Cumulative advance before each character, at font size 1. */
function penBefore(text: string, font: FontName): Float64Array {
  const pen = new Float64Array(text.length + 1);
  for (const { at, advance } of shapeText(text, font)) pen[at + 1]! += advance / unitsPerEm(font);
  for (let index = 0; index < text.length; index += 1) pen[index + 1]! += pen[index]!;
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

function paragraphLines(text: string, { size, weight }: TextStyle, width: number): TextLine[] {
  const font = fontFor(text, weight);
  const pen = penBefore(text, font);
  const widthBetween = (from: number, end: number) => pen[withoutSpace(text, end)]! - pen[from]!;
  const ends = endsIn(text, widthBetween, width / size);
  const lines: TextLine[] = [];
  const lineTo = (start: number, end = 0): TextLine => {
    const shown = text.slice(start, end).trimEnd();
    return { text: shown, font, width: widthOf(shown, font) * size };
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
export function linesOf(text: string, style: TextStyle, width: number): TextLine[] {
  const paragraphs = text.split("\n").map((one) => one.trim().replaceAll(/\s+/g, " "));
  const written = paragraphs.filter(Boolean);
  return (written.length ? written : [""]).flatMap((paragraph) => paragraphLines(paragraph, style, width));
}
