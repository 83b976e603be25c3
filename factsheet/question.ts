import type { COLUMN_KINDS, QUESTION_KINDS } from "#contract/factsheets.ts";

/** One of these, or given and none of those, or whether there is an answer at all. */
export type Test = readonly string[] | { readonly not: readonly string[] } | "answered" | "unanswered";

/**
 * All of it has to hold. A key is a question, a column of a question with rows (`assessments.kind`: in any row),
 * or a fact of the algorithm (`publication_category`, `lifecycle`, `algorithm_type`, `supplier_roles`).
 */
export type Condition = Readonly<Record<string, Test>>;

export type Column = {
  readonly id: string;
  readonly kind: (typeof COLUMN_KINDS)[number];
  readonly options?: readonly string[];
  /** Of a text its characters, of a number its value. */
  readonly max?: number;
  readonly min?: number;
  /** A row says nothing without it. */
  readonly is_required?: true;
  /** A day after which somebody has to look again. */
  readonly expires?: true;
};

export type Question = {
  readonly id: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  /** How deep one has to go to meet it. 1: basics, 2: standard, 3: everything. */
  readonly level: 1 | 2 | 3;
  /** For completeness: 8 for what matters most, 2 for the ordinary, 0 for extras. */
  readonly weight: 0 | 2 | 8;
  /** Always, or if any of these holds. */
  readonly required?: "always" | readonly Condition[];
  /** Only if any of these holds; always, if there are none. */
  readonly asked?: readonly Condition[];
  readonly options?: readonly string[];
  readonly columns?: readonly Column[];
  readonly max?: number;
  readonly min?: number;
  /** Not for the public unless somebody decides so. */
  readonly is_internal?: true;
};

export type Section = { readonly id: string; readonly questions: readonly Question[] };

export type FactsheetTemplate = { readonly version: string; readonly sections: readonly Section[] };

/** In every list of choices: honest, and yet no answer. */
export const UNKNOWN = "unknown";
