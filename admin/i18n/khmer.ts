import { languageTag } from "./locales.ts";

/** Chromium's Intl has no Khmer: these replace it there; elsewhere Intl is used. */
export const hasKhmer = Intl.DateTimeFormat.supportedLocalesOf(["km"]).length > 0;

const MONTHS: Record<string, string> = {
  Jan: "មករា",
  Feb: "កុម្ភៈ",
  Mar: "មីនា",
  Apr: "មេសា",
  May: "ឧសភា",
  Jun: "មិថុនា",
  Jul: "កក្កដា",
  Aug: "សីហា",
  Sep: "កញ្ញា",
  Oct: "តុលា",
  Nov: "វិច្ឆិកា",
  Dec: "ធ្នូ",
};
const WEEKDAYS: Record<string, string> = {
  Sun: "អាទិត្យ",
  Mon: "ចន្ទ",
  Tue: "អង្គារ",
  Wed: "ពុធ",
  Thu: "ព្រហស្បតិ៍",
  Fri: "សុក្រ",
  Sat: "សៅរ៍",
};
const UNITS: Partial<Record<Intl.RelativeTimeFormatUnit, string>> = {
  year: "ឆ្នាំ",
  month: "ខែ",
  week: "សប្ដាហ៍",
  day: "ថ្ងៃ",
  hour: "ម៉ោង",
  minute: "នាទី",
};

function khmerPart({ type, value }: Intl.DateTimeFormatPart) {
  if (type === "month") return MONTHS[value.slice(0, 3)] ?? value;
  if (type === "weekday") return WEEKDAYS[value.slice(0, 3)] ?? value;
  return type === "literal" ? value.replace(" at ", " នៅម៉ោង ") : value;
}

/** British English has the same order as Khmer: day, month, year. */
const SAME_ORDER = "en-GB";

/**
 * Locale for libraries that call Intl themselves, such as date fields. Without Khmer they would fall back to the
 * browser's language, and might start with the month.
 */
export const intlLanguage = (locale: string, isKhmerKnown = hasKhmer) =>
  locale === "km" && !isKhmerKnown ? SAME_ORDER : languageTag(locale);

export const khmerDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(SAME_ORDER, options).formatToParts(date).map(khmerPart).join("");

export function khmerRelative(value: number, unit: Intl.RelativeTimeFormatUnit) {
  if (unit === "second") return "ឥឡូវ";
  if (unit === "day" && value === -1) return "ម្សិលមិញ";
  if (unit === "day" && value === 1) return "ថ្ងៃស្អែក";
  return `${Math.abs(value)} ${UNITS[unit] ?? unit}${value < 0 ? "មុន" : "ទៀត"}`;
}

export const khmerList = (values: readonly string[]) =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} និង ${values.at(-1)}`;
