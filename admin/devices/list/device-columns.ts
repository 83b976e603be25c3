/** Beside the name, which is always there. */
export const COLUMNS = [
  "status",
  "identifiability",
  "location_count",
  "chain",
  "page",
  "review_due_on",
  "device_type",
  "manufacturer",
  "organization",
  "department",
  "label",
  "updated_at",
] as const;
export type Column = (typeof COLUMNS)[number];

export const USUAL_COLUMNS: readonly Column[] = [
  "status",
  "identifiability",
  "location_count",
  "chain",
  "page",
  "review_due_on",
];
