import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import { daysWords } from "../fields/FeedbackRetention.tsx";
import type { SiteField, SiteValues } from "./site-values.ts";

export function useFieldLabel() {
  const { t } = useTranslation();
  return (name: SiteField) => t(`sites.field.${name}`);
}

export function useFieldNames(): FieldNames<SiteValues> {
  const { t } = useTranslation();
  return {
    label: useFieldLabel(),
    value: (name, values) => {
      const value = values[name];
      if (typeof value === "boolean") return t(value ? "records.merge.on" : "records.merge.off");
      if (Array.isArray(value)) return formatList(value.map(languageName));
      if (name === "translation_policy") return t(`sites.policy.${value === "block" ? "block" : "warn"}`);
      if (name === "feedback_days") return daysWords(value);
      return name === "default_locale" ? languageName(value) : value;
    },
  };
}
