import type { ImportColumn, ImportOptions } from "#contract/imports.ts";

const DATES: readonly string[] = [
  "installed_on",
  "active_until",
  "review_due_on",
  "last_verified_on",
  "sign_installed_on",
  "start_month",
  "end_month",
];
const YEAR_LAST = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](?:\d{4}|\d{2})\b/;

/** A first number over twelve is a day, a second one too; where neither tells, most of the world begins with the day. */
export function guessDateOrder(
  columns: readonly ImportColumn[],
  mapping: Readonly<Record<string, string>>,
): ImportOptions["date_order"] {
  const samples = columns.filter(({ name }) => DATES.includes(mapping[name] ?? "")).flatMap((column) => column.samples);
  const pairs = samples.flatMap((sample) => {
    const [, first, second] = YEAR_LAST.exec(sample) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  if (!pairs.length) return "iso";
  return pairs.some(({ second }) => second > 12) ? "month_first" : "day_first";
}
