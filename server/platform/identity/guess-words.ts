/** Edit distance: insertions, deletions, replacements and swaps of neighbouring letters. */
function typingDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let [before, last]: [number[], number[]] = [[], b.map((_, at) => at).concat(b.length)];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, counterpart] of b.entries()) {
      const isSwapped = letter === b[j - 1] && a[i - 1] === counterpart;
      row.push(
        Math.min(
          (last[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (last[j] ?? 0) + (letter === counterpart ? 0 : 1),
          isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

type Candidate = { readonly word: string; readonly likeness: number };

const MOST = 5;
/** Below this similarity, words share little more than a beginning. */
const ALIKE = 0.45;

/** Suggestions for a typo: words one or two edits away, else those that share most letters. */
export function meantBy(typed: string, candidates: readonly Candidate[]): string[] {
  const allowed = typed.length < 6 ? 1 : 2;
  const near = candidates
    .map(({ word }) => ({ word, slips: typingDistance(typed, word) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips);
  if (near.length)
    return near
      .filter(({ slips }) => slips === near[0]?.slips)
      .slice(0, MOST)
      .map(({ word }) => word);
  const best = Math.max(ALIKE, ...candidates.map(({ likeness }) => likeness));
  return candidates
    .filter(({ likeness }) => likeness >= ALIKE && likeness >= 0.9 * best)
    .slice(0, MOST)
    .map(({ word }) => word);
}
