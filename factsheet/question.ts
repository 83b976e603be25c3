import type { COLUMN_KINDS, QUESTION_KINDS } from "#contract/factsheets.ts";

/** One of these values; an answer other than these; or whether there is an answer at all. */
export type Test = readonly string[] | { readonly not: readonly string[] } | "answered" | "unanswered";

/**
 * All entries must hold. A key is a question, a column of a question with rows (`assessments.kind`: in any row), or a fact
 * of the algorithm (`publication_category`, `lifecycle`, `algorithm_type`, `supplier_roles`).
 */
export type Condition = Readonly<Record<string, Test>>;

export type Column = {
  readonly id: string;
  readonly kind: (typeof COLUMN_KINDS)[number];
  readonly options?: readonly string[];
  /** Maximum length of a text, or maximum number. */
  readonly max?: number;
  readonly min?: number;
  /** Rows without it are incomplete. */
  readonly is_required?: true;
  /** A date after which a review is due. */
  readonly expires?: true;
};

export type Question = {
  readonly id: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  /** Level of detail. 1: basics, 2: standard, 3: everything. */
  readonly level: 1 | 2 | 3;
  /** Weight for completeness: 8 for essentials, 2 for ordinary questions, 0 for extras. */
  readonly weight: 0 | 2 | 8;
  /** Always, or if any condition holds. */
  readonly required?: "always" | readonly Condition[];
  /** Only if any condition holds; by default always. */
  readonly asked?: readonly Condition[];
  readonly options?: readonly string[];
  readonly columns?: readonly Column[];
  readonly max?: number;
  readonly min?: number;
  /** Internal unless someone publishes it. */
  readonly is_internal?: true;
};

export type Section = { readonly id: string; readonly questions: readonly Question[] };

export type FactsheetTemplate = { readonly version: string; readonly sections: readonly Section[] };

/** Offered in every list of choices: honest, but does not count as an answer. */
export const UNKNOWN = "unknown";
