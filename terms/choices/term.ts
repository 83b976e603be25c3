import type { SUPPLIER_ROLES } from "#contract/algorithms.ts";
import type { THEMES } from "#contract/records/algorithm.ts";

/** What one language calls the choices that staff make and people read. */
export type ChoiceTerms = {
  readonly themes: Readonly<Record<(typeof THEMES)[number], string>>;
  readonly supplier_roles: Readonly<Record<(typeof SUPPLIER_ROLES)[number], string>>;
};
