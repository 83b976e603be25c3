import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { LocationValues } from "./location-values.ts";

/** Labels of a place's fields and values. */
export function useFieldNames(): FieldNames<LocationValues> {
  const { t } = useTranslation();
  return {
    label: (name) => t(`locations.field.${name}`),
    value: (name, values) => {
      if (name === "precision") return t(`locations.precisions.${values.precision}`);
      if (name === "mounted_on") return values.mounted_on ? t(`locations.mountings.${values.mounted_on}`) : "";
      if (name === "kind") return t(`locations.kinds.${values.kind}`);
      if (name === "sign_installed_on") return values.sign_installed_on && formatDay(values.sign_installed_on);
      const value = values[name];
      if (value === null) return "";
      if (typeof value === "number") return formatNumber(value);
      if (typeof value === "boolean") return t(value ? "records.merge.on" : "records.merge.off");
      return Array.isArray(value) ? formatList(value.map(languageName)) : value;
    },
  };
}
