import { isObject, type Json } from "#admin/autosave/json.ts";
import { ORDER, type Path } from "#admin/autosave/merge.ts";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ClashWords } from "#admin/records/conflict/clash-words.ts";
import type { Answer, AnswerRow, AnswerValue, Factsheet, SheetQuestion } from "#contract/factsheets.ts";
import { columnLabel, questionLabel, useValueWords } from "./sheet-words.ts";

const PARTS = {
  state: "factsheets.states.label",
  visibility: "factsheets.visibility.label",
  source: "factsheets.sources.label",
  reason: "factsheets.reason",
  withheld_ground: "factsheets.withheld_ground",
  review_on: "factsheets.review_on",
  evidence: "factsheets.evidence.label",
} as const;
const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

/** Names fields and values of the sheet, for the comparison of two versions. */
export function useClashWords({ sections, locales, default_locale }: Factsheet): ClashWords {
  const { t } = useTranslation();
  const { valueWords, rowWords } = useValueWords(default_locale, default_locale);
  const questionOf = (id: string) =>
    sections.flatMap((section) => section.questions).find((question) => question.id === id);

  /** `purpose › value › km`, `risks › value › {row} › mitigation › en` */
  function nameOf([id = "", part = "", ...inner]: Path): string {
    const columns = questionOf(id)?.columns ?? [];
    const column = inner.find((key) => columns.some((one) => one.id === key));
    const words = [
      questionLabel(id),
      isPart(part) && t(PARTS[part]),
      column && columnLabel(id, column),
      inner.at(-1) === ORDER && t("factsheets.clash.order"),
    ];
    return words.filter(Boolean).join(" › ");
  }

  function showValue(question: SheetQuestion, value: Json, inner: Path): string {
    const [, column] = inner;
    const known = question.columns?.find((one) => one.id === column);
    if (known) return valueWords({ ...question, ...known }, value as AnswerValue);
    if (inner.length === 1 && isObject(value)) return rowWords(question, value as AnswerRow);
    return valueWords(question, value as AnswerValue);
  }

  /** Labels of the parts of an answer other than its value and reason. */
  const shown: Record<string, (value: Json) => string> = {
    state: (value) => t(`factsheets.states.${value as Answer["state"]}`),
    visibility: (value) => t(`factsheets.visibility.${value as Answer["visibility"]}`),
    source: (value) => t(`factsheets.sources.${value as Answer["source"]}`),
    withheld_ground: (value) =>
      value ? t(`factsheets.grounds.${value as NonNullable<Answer["withheld_ground"]>}`) : "",
    review_on: (value) => (typeof value === "string" ? formatDay(value) : ""),
  };

  function show(value: Json, [id = "", part = "", ...inner]: Path): string {
    const question = questionOf(id);
    if (inner.at(-1) === ORDER) return t("factsheets.clash.row");
    const isText = typeof value === "string" && locales.includes(inner.at(-1) ?? "");
    if (isText) return value;
    if (part in shown) return shown[part]?.(value) ?? "";
    if (part === "value" && question) return showValue(question, value, inner);
    // a piece of evidence, or the reason in all languages
    return isObject(value)
      ? Object.entries(value)
          .flatMap(([key, one]) => (key !== "id" && typeof one === "string" ? one : []))
          .join("\n")
      : typeof value === "string"
        ? value
        : "";
  }
  return { nameOf, show, localeOf: (path) => path.slice(2).findLast((key) => locales.includes(key)) };
}
