import { useTranslation } from "#admin/i18n/i18n.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { OrganizationValues } from "./organization-values.ts";

export function useFieldNames(): FieldNames<OrganizationValues> {
  const { t } = useTranslation();
  return {
    label: (name) => t(`organizations.field.${name}`),
    value: (name, values) => {
      if (name === "kind") return t(`organizations.kinds.${values.kind}`);
      if (name === "role") return values.role && t(`organizations.roles.${values.role}`);
      return name === "parent_id" ? (values.parent_id?.name ?? "") : values[name];
    },
  };
}
