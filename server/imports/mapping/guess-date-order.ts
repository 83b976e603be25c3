import type { UiLocale } from "#contract/common.ts";
import { columnOf, type ImportRecipe } from "#contract/import-recipe.ts";
import type { GuessedOrder, ImportColumn, ImportOptions } from "#contract/imports.ts";
import { languageTag } from "#contract/language-tag.ts";
import { rowColumnOf } from "../fields/answer-field.ts";

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

/** A number over twelve must be the day; if no date tells, the order is that of the language. */
export function createOrderGuess() {
  let [isAny, isDayFirst, isMonthFirst] = [false, false, false];
  return {
    add: (text: string) => {
      const [, one, other] = YEAR_LAST.exec(text.trim()) ?? [];
      const [first, second] = [Number(one), Number(other)];
      // no date in any order
      if (one === undefined || (first > 12 && second > 12)) return;
      isAny = true;
      isDayFirst ||= first > 12;
      isMonthFirst ||= second > 12;
    },
    result: (ui_locale: UiLocale | undefined): GuessedOrder | null => {
      if (!isAny) return null;
      if (isMonthFirst) return { order: "month_first", is_certain: true };
      return isDayFirst ? { order: "day_first", is_certain: true } : { order: orderIn(ui_locale), is_certain: false };
    },
  };
}

/** Cells by field. */
type Cells = { readonly get: (field: string) => { readonly text: string } | undefined };
export function addDates(guess: ReturnType<typeof createOrderGuess>, cells: Cells) {
  for (const field of DATES) {
    const cell = cells.get(field);
    if (cell) guess.add(cell.text);
  }
}

/** Days in the rows of a factsheet. */
export function addRowDates(guess: ReturnType<typeof createOrderGuess>, row: ReadonlyMap<string, { text: string }>) {
  for (const [field, { text }] of row) if (rowColumnOf(field)?.kind === "day") guess.add(text);
}

/** By the samples of a file that nobody has matched yet. */
export function guessDateOrder(
  columns: readonly ImportColumn[],
  { fields, groups }: Pick<ImportRecipe, "fields" | "groups">,
  ui_locale?: UiLocale,
): ImportOptions["date_order"] {
  const dates = [fields, ...groups].flatMap((one) => DATES.flatMap((field) => one[field] ?? []));
  const names = new Set(dates.map(columnOf));
  const guess = createOrderGuess();
  columns.filter(({ name }) => names.has(name)).forEach(({ samples }) => samples.forEach(guess.add));
  return guess.result(ui_locale)?.order ?? "iso";
}
