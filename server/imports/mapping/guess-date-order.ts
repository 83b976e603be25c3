import type { UiLocale } from "#contract/common.ts";
import { columnOf, type ImportRecipe } from "#contract/import-recipe.ts";
import type { ImportColumn, ImportOptions } from "#contract/imports.ts";
import { languageTag } from "#contract/language-tag.ts";

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

/** The order of the language's short dates; without a language, day first, the most common order. */
function orderIn(ui_locale: UiLocale | undefined) {
  if (!ui_locale) return "day_first";
  const parts = new Intl.DateTimeFormat(languageTag(ui_locale), { dateStyle: "short" }).formatToParts();
  return parts.find(({ type }) => type === "day" || type === "month")?.type === "month" ? "month_first" : "day_first";
}

/** A number over twelve must be the day; if no sample tells, uses the order of the user's language. */
export function guessDateOrder(
  columns: readonly ImportColumn[],
  { fields, groups }: Pick<ImportRecipe, "fields" | "groups">,
  ui_locale?: UiLocale,
): ImportOptions["date_order"] {
  const dates = [fields, ...groups].flatMap((one) => DATES.flatMap((field) => one[field] ?? []));
  const names = new Set(dates.map(columnOf));
  const samples = columns.filter(({ name }) => names.has(name)).flatMap((column) => column.samples);
  const pairs = samples.flatMap((sample) => {
    const [, first, second] = YEAR_LAST.exec(sample) ?? [];
    const pair = { first: Number(first), second: Number(second) };
    // no date in any order
    const isWrong = pair.first > 12 && pair.second > 12;
    return first === undefined || isWrong ? [] : [pair];
  });
  if (!pairs.length) return "iso";
  if (pairs.some(({ second }) => second > 12)) return "month_first";
  return pairs.some(({ first }) => first > 12) ? "day_first" : orderIn(ui_locale);
}
