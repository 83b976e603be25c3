import type { ImportColumn } from "#contract/imports.ts";

/** Columns without a name are named by their letter. */
const UNNAMED = /^Column [A-Z]{1,3}$/;
/** Degrees of a place have decimals; counts and years do not. */
const DEGREES = /^-?\d{1,3}[.,]\d{2,}$/;

const greatest = ({ samples }: ImportColumn) =>
  Math.max(...samples.map((sample) => Math.abs(Number(sample.trim().replace(",", ".")))));
const mayBeDegrees = ({ name, samples }: ImportColumn) =>
  UNNAMED.test(name) && samples.length > 0 && samples.every((sample) => DEGREES.test(sample.trim()));

/** Two columns without names, side by side, that could be a position. Latitude comes first unless its values forbid it. */
export function guessDegrees(columns: readonly ImportColumn[]): { lat: string; lng: string } | undefined {
  for (const [at, first] of columns.entries()) {
    const second = columns[at + 1];
    if (!second || !mayBeDegrees(first) || !mayBeDegrees(second)) continue;
    const [lat, lng] = greatest(first) > 90 ? [second, first] : [first, second];
    if (greatest(lat) <= 90 && greatest(lng) <= 180) return { lat: lat.name, lng: lng.name };
  }
  return undefined;
}
