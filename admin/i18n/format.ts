import { FEWER, type Count } from "#contract/counts.ts";
import { uiLocale } from "./i18n.ts";
import { hasKhmer, khmerDate, khmerList, khmerRelative } from "./khmer.ts";
import { languageTag } from "./locales.ts";

const tag = () => languageTag(uiLocale());
const isBareKhmer = () => uiLocale() === "km" && !hasKhmer;
const dateOf = (value: string | number | Date) => new Date(value);

/** Cached, because creating a formatter takes a hundred times as long as using it, and a list shows hundreds of dates. */
function keep<Options extends object, Format>(make: (tag: string, options?: Options) => Format) {
  const kept = new Map<string, Format>();
  return (options?: Options, language = tag()) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = kept.get(key) ?? make(language, options);
    kept.set(key, format);
    return format;
  };
}

const numbers = keep((language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
const dates = keep((language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));
const lists = keep((language, options?: Intl.ListFormatOptions) => new Intl.ListFormat(language, options));
const relatives = keep((language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));
const collators = keep((language) => new Intl.Collator(language, { numeric: true }));
const regions = keep((language) => new Intl.DisplayNames(language, { type: "region" }));

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  // Khmer number format is the same as English
  numbers(options, isBareKhmer() ? "en" : undefined).format(value);

/** A number of scans; zero stands for fewer than five. */
export const formatScans = (count: Count) => (count === 0 ? FEWER : formatNumber(count));

export const formatPercent = (share: number) => formatNumber(share, { style: "percent", maximumFractionDigits: 0 });

export const formatDate = (
  value: string | number | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
) => (isBareKhmer() ? khmerDate(dateOf(value), options) : dates(options).format(dateOf(value)));

/** Formats `2026-04-30` without shifting it between time zones. */
export const formatDay = (day: string) => formatDate(`${day}T00:00`);

/** "17 Oct – 15 Nov 2026", as short as the language allows. */
export const formatDays = (from: string, to: string) =>
  isBareKhmer()
    ? `${formatDay(from)} – ${formatDay(to)}`
    : dates({ dateStyle: "medium" }).formatRange(dateOf(`${from}T00:00`), dateOf(`${to}T00:00`));

export const formatDateTime = (value: string | number | Date) =>
  formatDate(value, { dateStyle: "medium", timeStyle: "short" });

export const formatTime = (value: string | number | Date) => formatDate(value, { timeStyle: "short" });

/** "3 days ago", "in 2 hours", "now". */
export function formatRelative(value: string | number | Date, now = Date.now()) {
  const seconds = Math.round((dateOf(value).getTime() - now) / 1000);
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? (["second", Infinity] as const);
  const amount = Math.trunc(seconds / size);
  return isBareKhmer() ? khmerRelative(amount, unit) : relatives().format(amount, unit);
}

export const formatList = (values: readonly string[], options?: Intl.ListFormatOptions) =>
  isBareKhmer() ? khmerList(values) : lists(options).format(values);

/** Sorts by the rules of the language, including Khmer and accented letters. */
export const compareWords = (a: string, b: string) => collators().compare(a, b);

/** Name of a country by its code; in English if the browser has no Khmer. */
export function regionName(code: string) {
  try {
    return regions(undefined, isBareKhmer() ? "en" : undefined).of(code) ?? code;
  } catch {
    return code;
  }
}
