import { useTranslation } from "react-i18next";
import { formatList } from "#admin/i18n/format.ts";
import type { SiteField, SiteValues } from "./site-values.ts";
import { nameOf } from "../fields/languages.ts";

/** The name of a field, as it stands beside it. */
export function useFieldLabel() {
  const { t } = useTranslation();
  return (name: SiteField) => t(`sites.field.${name}`);
}

/** A field's value in words, for comparing two versions of it. */
export function useValueWords() {
  const { t } = useTranslation();
  return (name: SiteField, values: SiteValues) => {
    const value = values[name];
    if (typeof value === "boolean") return t(value ? "sites.merge.on" : "sites.merge.off");
    if (Array.isArray(value)) return formatList(value.map(nameOf));
    if (value === "") return t("sites.merge.empty");
    return name === "default_locale" ? nameOf(value) : value;
  };
}
