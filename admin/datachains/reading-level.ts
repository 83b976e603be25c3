/** How hard a text is to read, by the length of its sentences and words. Nothing for texts too short to tell. */
export function readingLevel(text: string, locale: string): "easy" | "medium" | "hard" | undefined {
  const segment = (granularity: "word" | "sentence") => [...new Intl.Segmenter(locale, { granularity }).segment(text)];
  const words = segment("word").filter(({ isWordLike }) => isWordLike);
  if (words.length < 5) return undefined;
  const perSentence = words.length / Math.max(1, segment("sentence").length);
  const longWords = words.filter(({ segment: word }) => word.length > 12).length / words.length;
  if (perSentence > 25 || longWords > 0.25) return "hard";
  return perSentence > 16 || longWords > 0.12 ? "medium" : "easy";
}
