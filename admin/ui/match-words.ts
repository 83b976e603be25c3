export interface TextPart {
  text: string;
  isMatch: boolean;
}

const collator = new Intl.Collator(undefined, { usage: "search", sensitivity: "base" });
const letters = new Intl.Segmenter();

/** First position of a word in a text, ignoring case and accents. */
function find(text: string, word: string): [number, number] | undefined {
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (collator.compare(text.slice(start, start + word.length), word) === 0) return [start, start + word.length];
  }
  return undefined;
}

/** Widens a match to whole graphemes, so that a Khmer cluster is never cut. */
function wholeLetters(text: string, [start, end]: [number, number]): [number, number] {
  const [first, last] = [letters.segment(text).containing(start), letters.segment(text).containing(end - 1)];
  return [first?.index ?? start, last ? last.index + last.segment.length : end];
}

function rangesOf(text: string, words: string): [number, number][] {
  const whole = words.trim();
  if (!whole) return [];
  const asTyped = find(text, whole);
  const found = asTyped ? [asTyped] : whole.split(/\s+/).map((word) => find(text, word));
  return found
    .filter((range) => range !== undefined)
    .map((range) => wholeLetters(text, range))
    .toSorted(([a], [b]) => a - b);
}

/** Splits a text at matches of the search: the whole search text first, else each word. */
export function matchWords(text: string, words: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(text, words)) {
    if (start < at) continue;
    parts.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    at = end;
  }
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== "");
}
