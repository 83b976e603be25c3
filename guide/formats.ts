import { languageTag } from "./language.ts";

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A guide needs one or two. */
const MOST_CURRENCIES = 20;

/** Formatters are slow to create: lazy, then cached. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

function makeFormats(locale: string, time_zone: string) {
  const tag = `${languageTag(locale)}-u-nu-latn`;
  // for languages Intl does not know: day first, on every machine
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat([tag, "en-GB-u-nu-latn"], options));
  const unit = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(tag, { style: "unit", ...options }));
  const numbers = once(() => new Intl.NumberFormat(tag));
  const lists = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const regions = once(() => new Intl.DisplayNames(tag, { type: "region" }));
  const languages = once(() => new Intl.DisplayNames(tag, { type: "language" }));
  const months = date({ year: "numeric", month: "long", timeZone: "UTC" });
  const days = date({ dateStyle: "long", timeZone: "UTC" });
  const localDays = date({ dateStyle: "long", timeZone: time_zone });
  const metres = unit({ unit: "meter", maximumFractionDigits: 0 });
  const kilometres = unit({ unit: "kilometer", maximumFractionDigits: 1 });
  const currencies = new Map<string, Intl.NumberFormat>();
  const moneyIn = (currency: string) => {
    const known =
      currencies.get(currency) ??
      new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0, minimumFractionDigits: 0 });
    if (currencies.size >= MOST_CURRENCIES) currencies.clear();
    currencies.set(currency, known);
    return known;
  };
  const durations = {
    hour: unit({ unit: "hour", unitDisplay: "long" }),
    day: unit({ unit: "day", unitDisplay: "long" }),
  };
  const collator = once(() => new Intl.Collator(tag, { numeric: true }));
  return {
    number: (value: number) => numbers().format(value),
    /** Whole amounts in an ISO 4217 currency: `€1,200`. */
    money: (value: number, currency: string) => moneyIn(currency).format(value),
    list: (values: readonly string[]) => lists().format(values),
    region(code: string) {
      try {
        return regions().of(code) ?? code;
      } catch {
        return code;
      }
    },
    /** A language inside a sentence: "anglais" for a reader of French. */
    language: (locale: string) => languages().of(languageTag(locale)) ?? locale,
    /** `2026-04` or `2026-04-30`: the same day in every time zone. Other values stay unchanged. */
    day(value: string) {
      if (MONTH.test(value)) return months().format(new Date(`${value}-01`));
      return DAY.test(value) ? days().format(new Date(value)) : value;
    },
    /** The day of a timestamp in the site's time zone. */
    dayOf: (moment: string) => localDays().format(new Date(moment)),
    /** `190 m`, `1.2 km`. */
    distance: (value: number) =>
      value < 995 ? metres().format(Math.round(value / 10) * 10) : kilometres().format(value / 1000),
    duration: (value: number, of: "hour" | "day") => durations[of]().format(value),
    compare: (one: string, other: string) => collator().compare(one, other),
  };
}

/** Enough for the languages and time zones in use at once. */
const MOST_KNOWN = 200;
const known = new Map<string, ReturnType<typeof makeFormats>>();

/** Formats numbers, days and distances for a language. */
export function formatsOf(locale: string, time_zone: string) {
  const key = `${locale} ${time_zone}`;
  const formats = known.get(key) ?? makeFormats(locale, time_zone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, formats);
  return formats;
}
