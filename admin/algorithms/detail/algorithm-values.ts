import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { FieldOf } from "#admin/records/changes.ts";
import type { LabelValue } from "#admin/inventory/LabelsEntry.tsx";
import type { AlgorithmChange, AlgorithmDetails } from "#contract/algorithms.ts";

const LINES = [
  "reference",
  "start_month",
  "end_month",
  "department",
  "contact_email",
  "contact_url",
  "review_due_on",
  "last_verified_on",
  "internal_notes",
  "summary",
  "image_alt",
] as const;

export type SupplierValue = AlgorithmDetails["suppliers"][number];

/** What the form holds: texts without null, others with their names, so that two versions can be compared. */
export type AlgorithmValues = Record<(typeof LINES)[number] | "name", string> &
  Pick<AlgorithmDetails, "lifecycle" | "publication_category" | "themes"> & {
    algorithm_type: NonNullable<AlgorithmDetails["algorithm_type"]> | "";
    deployer_id: Named | null;
    label_ids: LabelValue[];
    suppliers: SupplierValue[];
  };
export type AlgorithmField = FieldOf<AlgorithmValues>;

/** In the order of the form: so are its problems listed. */
export function toValues(algorithm: AlgorithmDetails): AlgorithmValues {
  const line = (name: (typeof LINES)[number]) => algorithm[name] ?? "";
  return {
    name: algorithm.name,
    reference: line("reference"),
    summary: line("summary"),
    themes: algorithm.themes,
    algorithm_type: algorithm.algorithm_type ?? "",
    lifecycle: algorithm.lifecycle,
    start_month: line("start_month"),
    end_month: line("end_month"),
    publication_category: algorithm.publication_category,
    deployer_id: algorithm.deployer,
    department: line("department"),
    suppliers: algorithm.suppliers,
    contact_email: line("contact_email"),
    contact_url: line("contact_url"),
    image_alt: line("image_alt"),
    label_ids: algorithm.labels,
    review_due_on: line("review_due_on"),
    last_verified_on: line("last_verified_on"),
    internal_notes: line("internal_notes"),
  };
}

function valueFor(values: AlgorithmValues, name: AlgorithmField) {
  if (name === "deployer_id") return values.deployer_id?.id ?? null;
  if (name === "label_ids") return values.label_ids.map(({ id }) => id);
  if (name === "suppliers")
    return values.suppliers.map(({ organization, role }) => ({ organization_id: organization.id, role }));
  return values[name] === "" && name !== "name" ? null : values[name];
}

/** Only the named fields, as the API takes them: an empty text is none. */
export const toInput = (values: AlgorithmValues, names: readonly AlgorithmField[]) =>
  Object.fromEntries(names.map((name) => [name, valueFor(values, name)])) as Omit<AlgorithmChange, "lock_version">;
