import type { AlgorithmDetails } from "#contract/algorithms.ts";
import type { Answers } from "#contract/factsheets.ts";
import type { LText } from "#contract/texts.ts";

/** The algorithm's own fields that standards take or that are reported as left out. */
type Own =
  | "name"
  | "reference"
  | "themes"
  | "lifecycle"
  | "start_month"
  | "end_month"
  | "publication_category"
  | "algorithm_type"
  | "deployer"
  | "department"
  | "suppliers"
  | "contact_email"
  | "contact_url"
  | "labels"
  | "image_key"
  | "review_due_on"
  | "last_verified_on"
  | "internal_notes";

export type StandardSource = {
  readonly algorithm: Pick<AlgorithmDetails, Own> & { readonly summary: LText };
  readonly answers: Answers;
};
