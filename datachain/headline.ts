import type { ResolvedCategory, ResolvedChain, ResolvedPlacement } from "./resolved.ts";
import { categoryWithRole } from "./roles.ts";

/** The roles shown on signs and cards, in order. */
export const HEADLINE_ROLES = ["purpose", "technology", "accountable"] as const;
export type HeadlineRole = (typeof HEADLINE_ROLES)[number];

export type HeadlineBadge = {
  readonly role: HeadlineRole;
  readonly category: ResolvedCategory;
  /** Null for an empty category: its badge is drawn empty. */
  readonly placement: ResolvedPlacement | null;
};

export const headlineBadges = (chain: ResolvedChain): HeadlineBadge[] =>
  HEADLINE_ROLES.flatMap((role) => {
    const category = categoryWithRole(chain, role);
    return category ? [{ role, category, placement: category.placements[0] ?? null }] : [];
  });
