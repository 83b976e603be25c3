import { formatDay, formatList, formatNumber, regionName } from "#admin/i18n/format.ts";
import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { asRows, asTexts, asWords } from "#factsheet/answers.ts";
import type { AnswerRow, AnswerValue, SheetQuestion } from "#contract/factsheets.ts";
import { textIn } from "#datachain/text.ts";

type Kinded = { id: string; kind: string };

/** Ids come from the server: newer templates may have questions without a translation, which show their id. */
const wordsFor = (key: string, fallback: string) =>
  i18n.exists(`factsheets.${key}`) ? i18n.t(`factsheets.${key}` as never) : fallback;

export const sectionTitle = (id: string) => wordsFor(`sections.${id}.title`, id);
export const sectionIntro = (id: string) => wordsFor(`sections.${id}.intro`, "");
export const questionLabel = (id: string) => wordsFor(`questions.${id}.label`, id);
export const questionHelp = (id: string) => wordsFor(`questions.${id}.help`, "");
export const optionLabel = (question: string, option: string) => wordsFor(`options.${question}.${option}`, option);
export const columnLabel = (question: string, column: string) => wordsFor(`columns.${question}.${column}`, column);
export const columnOptionLabel = (question: string, column: string, option: string) =>
  wordsFor(`column_options.${question}.${column}.${option}`, option);

/** Values as text, for read-only views and comparisons. */
export function useValueWords(locale: string, default_locale: string) {
  const { t } = useTranslation();

  function plain(
    { id, kind }: Kinded,
    value: AnswerValue | AnswerRow[string] | undefined,
    option: (one: string) => string,
  ) {
    if (value === null || value === undefined) return "";
    if (kind === "text") return textIn(asTexts(value), locale, default_locale)?.text ?? "";
    if (kind === "choices") return formatList(asWords(value).map(option));
    if (kind === "words") return formatList(asWords(value));
    if (kind === "countries") return formatList(asWords(value).map(regionName));
    if (typeof value === "boolean") return t(value ? "common.yes" : "common.no");
    if (typeof value === "number") return formatNumber(value);
    if (typeof value !== "string") return id;
    if (kind === "choice") return option(value);
    return kind === "day" ? formatDay(value) : value;
  }

  function rowWords({ id, columns = [] }: SheetQuestion, row: AnswerRow) {
    return columns
      .map((column) => [
        columnLabel(id, column.id),
        plain(column, row[column.id], (option) => columnOptionLabel(id, column.id, option)),
      ])
      .filter(([, text]) => text)
      .map(([name, text]) => `${name}: ${text}`)
      .join("\n");
  }

  return {
    rowWords,
    valueWords: (question: SheetQuestion, value: AnswerValue | undefined) =>
      question.kind === "rows"
        ? asRows(value)
            .map((row) => rowWords(question, row))
            .join("\n\n")
        : plain(question, value, (option) => optionLabel(question.id, option)),
  };
}
