export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** A quantile: `part` of all values are at most this. */
export function share(values: readonly number[], part: number, digits?: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, digits);
}
