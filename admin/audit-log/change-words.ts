import { formatDateTime, formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { i18n, useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { AuditChange } from "#contract/audit-log.ts";

const FORMS: Readonly<Record<string, string>> = {
  device: "devices",
  algorithm: "algorithms",
  organization: "organizations",
  location: "locations",
};
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Names of fields and values, from their form or else from the log. Fields without a name are hidden. */
export function useChangeWords(action: string) {
  const { t } = useTranslation();
  const form = FORMS[action.split(".")[0] ?? ""];
  const said = (key: string) => (i18n.exists(key) ? t(key as WordKey) : undefined);
  const nameOf = (field: string) => (form && said(`${form}.field.${field}`)) ?? said(`audit.fields.${field}`);

  function value(one: AuditChange["before"]): string {
    if (one === null) return t("audit.empty_value");
    if (Array.isArray(one)) return formatList(one.map(value));
    if (typeof one === "number") return formatNumber(one);
    if (typeof one === "boolean") return t(one ? "audit.yes" : "audit.no");
    if (DAY.test(one)) return formatDay(one);
    if (MOMENT.test(one)) return formatDateTime(one);
    return (/^\w+$/.test(one) && said(`audit.values.${one}`)) || one;
  }
  return {
    field: ({ field, locale }: AuditChange) => {
      const name = nameOf(field) ?? nameOf(field.split(".").at(-1) ?? "");
      return name && locale ? formatList([name, languageName(locale)], { type: "unit" }) : name;
    },
    value,
  };
}
