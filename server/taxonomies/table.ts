import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

export const taxonomyConstraints: ConstraintMeanings = {
  taxonomies_pkey: { code: "taxonomy_exists", message: "This release already exists" },
};
