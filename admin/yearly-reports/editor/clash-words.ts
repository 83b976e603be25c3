import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { isObject, type Json } from "#admin/autosave/json.ts";
import { ORDER, type Path } from "#admin/autosave/merge.ts";
import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import type { ClashWords } from "#admin/records/conflict/clash-words.ts";
import { labelsApi } from "#contract/labels.ts";
import { REPORT_HEADINGS, type ReportHeading, type ReportTemplate } from "#contract/report-templates.ts";
import type { ReportAnswer, ReportContent } from "#contract/yearly-reports.ts";
import { cellWord } from "./cell-words.ts";

const FIELDS: Record<string, WordKey> = {
  title: "reports.form.title",
  starts_on: "reports.form.starts_on",
  ends_on: "reports.form.ends_on",
  due_on: "reports.form.due_on",
  template: "reports.form.template",
  locale: "reports.form.locale",
  currency: "reports.form.currency",
  legal_basis: "reports.about.legal_basis",
  legal_basis_url: "reports.about.legal_basis_url",
  introduction: "reports.about.introduction",
  decisions: "reports.about.decisions",
  technologies: "reports.parts.technologies",
  name: "reports.technology.name",
  used_by: "reports.technology.used_by",
  label_ids: "reports.technology.labels",
  device_ids: "reports.technology.devices",
  algorithm_ids: "reports.technology.algorithms",
  state: "reports.clash.state",
  text: "reports.answer.text",
  reason: "reports.answer.reason",
  count: "reports.clash.count",
  rows: "reports.clash.rows",
};
const TEXTS = new Set(["text", "introduction", "reason", "title", "legal_basis", "name"]);
const DAYS = new Set(["starts_on", "ends_on", "due_on"]);

const isHeading = (key: string): key is ReportHeading => key in REPORT_HEADINGS;
const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Names parts and values of the report, for the comparison of two versions. */
export function useClashWords({ technologies, decisions, locale }: ReportContent): ClashWords {
  const { t } = useTranslation();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const names = new Map(
    [...technologies, ...(data?.labels ?? [])]
      .map((one): [string, string] => [one.id, shownName(one)])
      .concat(decisions.map(({ id, title }) => [id, title])),
  );

  /** `title`, `technologies › {id} › answers › use › rows › {row} › cells › what` */
  function nameOf(path: Path): string {
    const words = path.flatMap((key, at) => {
      if (key === ORDER) return t("reports.clash.order");
      if (key === "answers" || key === "cells" || (key === "technologies" && path.length > 1)) return [];
      const heading = path.find(isHeading);
      if (path[at - 1] === "cells" && heading) {
        const parts = REPORT_HEADINGS[heading];
        return "rows" in parts ? cellWord(t, parts.rows, key) : [];
      }
      if (isHeading(key)) return t(`reports.headings.${key}`);
      const field = FIELDS[key];
      return field ? t(field) : (names.get(key) ?? []);
    });
    return words.join(" › ");
  }

  function showList(values: readonly string[], field: string) {
    if (field === "device_ids") return t("reports.records.devices", { count: values.length });
    if (field === "algorithm_ids") return t("reports.records.algorithms", { count: values.length });
    return formatList(values.map((id) => names.get(id) ?? t("reports.technology.gone")));
  }

  function show(value: Json, path: Path): string {
    const field = path.at(-1) ?? "";
    if (value === null || value === "") return t("reports.clash.nothing");
    if (typeof value === "number") return formatNumber(value);
    if (isTexts(value)) return value.length ? showList(value, field) : t("reports.clash.nothing");
    if (typeof value === "string") {
      if (field === "state") return t(`reports.answer.${value as ReportAnswer["state"]}`);
      if (field === "template") return t(`reports.templates.${value as ReportTemplate}`);
      if (field === "locale") return languageName(value);
      return DAYS.has(field) ? formatDay(value) : value;
    }
    if (Array.isArray(value)) return formatNumber(value.length);
    if (!isObject(value)) return "";
    // a whole technology, decision, answer or row
    return Object.entries(value)
      .flatMap(([key, one]) => {
        if (key === "cells" && one !== undefined) return show(one, [...path, key]);
        return key !== "id" && (typeof one === "string" || typeof one === "number") && one !== ""
          ? show(one, [...path, key])
          : [];
      })
      .join("\n");
  }
  return { nameOf, show, localeOf: (path) => (TEXTS.has(path.at(-1) ?? "") ? locale : undefined) };
}
