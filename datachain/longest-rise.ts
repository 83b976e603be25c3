/** Longest increasing subsequence: everything outside it has to move, and nothing else. */
export function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  const valueAt = (index: number | undefined) => (index === undefined ? -Infinity : (values[index] ?? -Infinity));
  for (const [index, value] of values.entries()) {
    const found = tails.findIndex((tail) => valueAt(tail) >= value);
    const place = found < 0 ? tails.length : found;
    previous.set(index, tails[place - 1]);
    tails[place] = index;
  }
  const rise = new Set<number>();
  for (let index = tails.at(-1); index !== undefined; index = previous.get(index)) rise.add(valueAt(index));
  return rise;
}
