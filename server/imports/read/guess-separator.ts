const SEPARATORS = [",", ";", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];
const MAX_RECORDS = 30;

/** Counts unquoted separators per record. */
function countsOf(head: string, separator: string): number[] {
  const counts = [0];
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === separator) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    else if (character === "\n") {
      if (counts.length > MAX_RECORDS) break;
      counts.push(0);
    }
  }
  return counts;
}

/** Scores how many records have as many separators as the header. */
function scoreOf(head: string, separator: string) {
  const [first = 0, ...others] = countsOf(head, separator);
  // The last record may be cut off, or empty after the last line break.
  const whole = others.slice(0, -1);
  if (!first) return 0;
  const alike = whole.filter((count) => count === first).length;
  return first * ((alike + 1) / (whole.length + 1));
}

/** The `sep=` line that some spreadsheets write first. */
export const DECLARATION = /^sep=([,;\t|])\r?\n/i;

export function guessSeparator(head: string): Separator {
  const declared = DECLARATION.exec(head)?.[1];
  if (declared) return declared as Separator;
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(head, separator) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.separator ?? ",";
}
