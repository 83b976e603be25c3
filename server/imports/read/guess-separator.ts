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

const ofAll = (alike: number, all: number) => (alike + 1) / (all + 1);

/** Scores how many records have as many separators as the header. */
function scoreOf([first = 0, ...others]: readonly number[]) {
  // The last record may be cut off, or empty after the last line break.
  const whole = others.slice(0, -1);
  return first * ofAll(whole.filter((count) => count === first).length, whole.length);
}

/** Below a title without any separator, most rows still have the same number of them. */
function scoreBelowTitle(counts: readonly number[]) {
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length * 0.75)] ?? 0;
  return usual * ofAll(counts.filter((count) => count === usual).length, counts.length);
}

/** The `sep=` line that some spreadsheets write first. */
export const DECLARATION = /^sep=([,;\t|])\r?\n/i;

export function guessSeparator(head: string): Separator {
  const declared = DECLARATION.exec(head)?.[1];
  if (declared) return declared as Separator;
  const counted = SEPARATORS.map((separator) => ({ separator, counts: countsOf(head, separator) }));
  const score = counted.some(({ counts }) => counts[0]) ? scoreOf : scoreBelowTitle;
  const scored = counted.map(({ separator, counts }) => ({ separator, score: score(counts) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.separator ?? ",";
}
