import type { Condition } from "../question.ts";

/** Conditions shared by several sections. */
export const IMPACTFUL: Condition = { publication_category: ["impactful", "high_risk_ai"] };
export const HIGH_RISK: Condition = { publication_category: ["high_risk_ai"] };
export const PERSONAL_DATA: Condition = { personal_data: { not: ["none", "unknown"] } };
export const AUTOMATED: Condition = { decision_effect: ["automated_decision"] };
export const AI: Condition = { is_ai_system: ["yes", "unknown"] };
export const PROVIDER: Condition = { ...HIGH_RISK, aia_role: ["provider", "both"] };
export const DEPLOYER: Condition = { ...HIGH_RISK, aia_role: ["deployer", "both"] };
export const ATRS: Condition = { reported_to: ["atrs"] };
export const OMB: Condition = { reported_to: ["omb"] };
export const OMB_COMMERCIAL: Condition = { reported_to: ["omb_commercial"] };
export const OMB_HIGH_IMPACT: Condition = { ...OMB, omb_high_impact: ["high"] };
