/** Beside the name, which is always there. */
export const COLUMNS = [
  "lifecycle",
  "publication_category",
  "deployer",
  "identifiability",
  "completeness",
  "chain",
  "page",
  "review_due_on",
  "department",
  "label",
  "updated_at",
] as const;
export type Column = (typeof COLUMNS)[number];

export const USUAL_COLUMNS: readonly Column[] = [
  "lifecycle",
  "publication_category",
  "deployer",
  "completeness",
  "chain",
  "page",
  "review_due_on",
];
