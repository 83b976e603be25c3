/** Truncates a text between words, also in languages without spaces. */
export function excerpt(text: string, most: number, locale: string) {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end || most).trimEnd()}…`;
}
