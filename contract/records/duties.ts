import type { Fields } from "./field.ts";

/**
 * What ordinances on surveillance technology ask about a use, and yearly reports list. Algorithms say in their factsheet
 * what they cost and when their contract ends.
 */
export const RULES = {
  use_policy_url: { kind: "url", public: "fact", card: "duties" },
  council_decision: { kind: "text", max: 400, is_localized: true, public: "fact", card: "duties", rows: 2 },
  council_decided_on: { kind: "day", public: "fact", card: "duties", is_half: true },
  council_decision_url: { kind: "url", public: "fact", card: "duties", is_half: true },
} as const satisfies Fields;

export const COST = {
  yearly_cost: { kind: "whole", max: 2_000_000_000, card: "duties", is_half: true },
  contract_ends_on: { kind: "day", card: "duties", is_half: true, is_end: true },
} as const satisfies Fields;
