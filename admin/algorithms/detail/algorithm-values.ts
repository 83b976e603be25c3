import { formatList } from "#admin/i18n/format.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type FormValues, inputOf, valuesOf } from "#admin/inventory/record-values.ts";
import { useRecordWords } from "#admin/inventory/record-words.ts";
import type { FieldOf } from "#admin/records/changes.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { AlgorithmChange, AlgorithmDetails } from "#contract/algorithms.ts";
import type { LabelRef } from "#contract/labels.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";

export type SupplierValue = AlgorithmDetails["suppliers"][number];
export type AlgorithmValues = FormValues<typeof ALGORITHM> & { suppliers: SupplierValue[]; label_ids: LabelRef[] };

export const toValues = (algorithm: AlgorithmDetails): AlgorithmValues => ({
  ...valuesOf(ALGORITHM, algorithm),
  suppliers: algorithm.suppliers,
  label_ids: algorithm.labels,
});

export const toInput = (values: AlgorithmValues, names: readonly FieldOf<AlgorithmValues>[]) =>
  inputOf(ALGORITHM, values, names, {
    label_ids: ({ label_ids }) => label_ids.map(({ id }) => id),
    suppliers: ({ suppliers }) =>
      suppliers.map(({ organization, role }) => ({ organization_id: organization.id, role })),
  }) as Omit<AlgorithmChange, "lock_version">;

export function useSupplierWords() {
  const { t } = useTranslation();
  return (suppliers: readonly SupplierValue[]) =>
    suppliers
      .map(({ organization, role }) => `${organization.name} (${t(`algorithms.supplier_roles.${role}`)})`)
      .join("\n");
}

export function useFieldNames(): FieldNames<AlgorithmValues> {
  const { label, value } = useRecordWords("algorithms");
  const supplierWords = useSupplierWords();
  return {
    label,
    value(name, values) {
      if (name === "label_ids") return formatList(values.label_ids.map(shownName));
      return name === "suppliers" ? supplierWords(values.suppliers) : value(name, ALGORITHM[name], values[name]);
    },
  };
}
