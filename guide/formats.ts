import { languageTag } from "./language.ts";

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function formatsOf(locale: string, time_zone: string) {
  const tag = `${languageTag(locale)}-u-nu-latn`;
  // a language that Intl does not know begins with the day, wherever the page is drawn
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat([tag, "en-GB-u-nu-latn"], options);
  return {
    number: (value: number) => new Intl.NumberFormat(tag).format(value),
    list: (values: readonly string[]) => new Intl.ListFormat(tag, { type: "conjunction" }).format(values),
    region(code: string) {
      try {
        return new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? code;
      } catch {
        return code;
      }
    },
    /** `2026-04` or `2026-04-30`: the same day everywhere. What is neither stays as it is. */
    day(value: string) {
      if (MONTH.test(value))
        return date({ year: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${value}-01`));
      return DAY.test(value) ? date({ dateStyle: "long", timeZone: "UTC" }).format(new Date(value)) : value;
    },
    /** The day of a moment, at the site. */
    dayOf: (moment: string) => date({ dateStyle: "long", timeZone: time_zone }).format(new Date(moment)),
    /** `190 m`, `1.2 km`. */
    distance(metres: number) {
      const [value, unit, digits] = metres < 995 ? [metres, "meter", 0] : [metres / 1000, "kilometer", 1];
      const rounded = unit === "meter" ? Math.round(value / 10) * 10 : value;
      return new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: digits }).format(rounded);
    },
    duration: (value: number, unit: "hour" | "day") =>
      new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(value),
    compare: new Intl.Collator(tag, { numeric: true }).compare,
  };
}
