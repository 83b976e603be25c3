import { formatDay, formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { AlgorithmField, AlgorithmValues } from "./algorithm-values.ts";

export function useFieldNames(): FieldNames<AlgorithmValues> {
  const { t } = useTranslation();
  const words: Partial<Record<AlgorithmField, (values: AlgorithmValues) => string>> = {
    lifecycle: ({ lifecycle }) => t(`algorithms.lifecycles.${lifecycle}`),
    publication_category: ({ publication_category }) => t(`algorithms.categories.${publication_category}`),
    algorithm_type: ({ algorithm_type }) => algorithm_type && t(`algorithms.types.${algorithm_type}`),
    themes: ({ themes }) => formatList(themes.map((theme) => t(`algorithms.themes.${theme}`))),
    deployer_id: ({ deployer_id }) => deployer_id?.name ?? "",
    label_ids: ({ label_ids }) => formatList(label_ids.map(({ name }) => name)),
    suppliers: ({ suppliers }) =>
      suppliers
        .map(({ organization, role }) => `${organization.name} (${t(`algorithms.supplier_roles.${role}`)})`)
        .join("\n"),
    review_due_on: ({ review_due_on }) => review_due_on && formatDay(review_due_on),
    last_verified_on: ({ last_verified_on }) => last_verified_on && formatDay(last_verified_on),
  };
  return {
    label: (name) => t(`algorithms.field.${name}`),
    // the others are texts, and say it themselves
    value: (name, values) => {
      const value = values[name];
      return words[name]?.(values) ?? (typeof value === "string" ? value : "");
    },
  };
}
