import { uiLocale } from "./i18n.ts";
import { hasKhmer, khmerDate, khmerList, khmerRelative } from "./khmer.ts";
import { languageTag } from "./locales.ts";

const tag = () => languageTag(uiLocale());
const isBareKhmer = () => uiLocale() === "km" && !hasKhmer;
const dateOf = (value: string | number | Date) => new Date(value);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  // Khmer writes numbers as English does
  new Intl.NumberFormat(isBareKhmer() ? "en" : tag(), options).format(value);

export const formatPercent = (share: number) => formatNumber(share, { style: "percent", maximumFractionDigits: 0 });

export const formatDate = (
  value: string | number | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
) =>
  isBareKhmer() ? khmerDate(dateOf(value), options) : new Intl.DateTimeFormat(tag(), options).format(dateOf(value));

/** A day without a time is the same day everywhere: `2026-04-30`. */
export const formatDay = (day: string) => formatDate(`${day}T00:00`);

/** "17 Oct – 15 Nov 2026", as short as the language has it. */
export const formatDays = (from: string, to: string) =>
  isBareKhmer()
    ? `${formatDay(from)} – ${formatDay(to)}`
    : new Intl.DateTimeFormat(tag(), { dateStyle: "medium" }).formatRange(
        dateOf(`${from}T00:00`),
        dateOf(`${to}T00:00`),
      );

export const formatDateTime = (value: string | number | Date) =>
  formatDate(value, { dateStyle: "medium", timeStyle: "short" });

export const formatTime = (value: string | number | Date) => formatDate(value, { timeStyle: "short" });

/** "3 days ago", "in 2 hours", "now". */
export function formatRelative(value: string | number | Date, now = Date.now()) {
  const seconds = Math.round((dateOf(value).getTime() - now) / 1000);
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? (["second", Infinity] as const);
  const amount = Math.trunc(seconds / size);
  return isBareKhmer()
    ? khmerRelative(amount, unit)
    : new Intl.RelativeTimeFormat(tag(), { numeric: "auto" }).format(amount, unit);
}

export const formatList = (values: readonly string[], options?: Intl.ListFormatOptions) =>
  isBareKhmer() ? khmerList(values) : new Intl.ListFormat(tag(), options).format(values);

/** Sorts words as the language does; Khmer and accented letters too. */
export const compareWords = (a: string, b: string) => new Intl.Collator(tag(), { numeric: true }).compare(a, b);

/** The name of a country by its code. Where the browser has no Khmer, the English one stands in. */
export function regionName(code: string) {
  try {
    return new Intl.DisplayNames(isBareKhmer() ? "en" : tag(), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
