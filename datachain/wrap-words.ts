/** Scripts written without spaces may only be broken where a word ends. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u4E00-\u9FFF]/;

function piecesOf(text: string, locale: string) {
  if (!UNSPACED.test(text)) return text.split(/(?<=\s)/);
  return [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)].map(({ segment }) => segment);
}

const KHMER = /[\u1780-\u17FF]/;
/** A letter with room of its own: no mark above or below another, no Khmer letter written under another. */
const LETTER = /(?<!\u17D2)[\P{M}\p{Mc}]/gu;

/** About how wide a text is, in letters of middling width. */
export const widthOf = (text: string) =>
  [...text.normalize("NFC").matchAll(LETTER)].reduce((width, [letter]) => width + (KHMER.test(letter) ? 1.15 : 1), 0);

/** Lines of about `width` letters; what does not fit on the last one ends in an ellipsis. */
export function wrapWords(text: string, locale: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text.trim().replace(/\s+/g, " "), locale)) {
    if (line !== "" && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  lines.push(line.trim());
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ""}…`];
}
