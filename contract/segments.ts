const graphemes = new Intl.Segmenter();

/** V8 copies the whole text for each segment, which is quadratic: limits what it gets at once. */
const STRETCH = 256;
/** A dictionary segmenter looks ahead this many words, so the last ones of a stretch are not final. */
const AHEAD = 4;

const isSecondHalf = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
};

/** Segments a text in linear time: in stretches, each starting where the previous one was certain. */
export function* segmentsOf(text: string, segmenter: Intl.Segmenter) {
  let from = 0;
  while (from < text.length) {
    const cut = from + STRETCH;
    const end = isSecondHalf(text, cut) ? cut + 1 : cut;
    const found = [...segmenter.segment(text.slice(from, end))];
    const sure = end >= text.length ? found : found.slice(0, Math.max(1, found.length - AHEAD));
    for (const { segment, isWordLike = false } of sure) {
      from += segment.length;
      yield { segment, end: from, isWordLike };
    }
  }
}

/** Truncates a text to `most` letters. */
export function firstLetters(text: string, most: number) {
  let count = 0;
  for (const { segment, end } of segmentsOf(text, graphemes)) {
    if (segment !== "\u200b") count += 1;
    if (count > most) return text.slice(0, end - segment.length);
  }
  return text;
}

/** Counts graphemes: a Khmer syllable or an emoji is one, however many code units it takes. */
export function countLetters(text: string) {
  let count = 0;
  const found = segmentsOf(text.replaceAll("\u200b", ""), graphemes);
  while (!found.next().done) count += 1;
  return count;
}
