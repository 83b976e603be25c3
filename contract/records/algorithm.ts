import { RULES } from "./duties.ts";
import type { Fields } from "./field.ts";

/** `unknown` until somebody says so: nothing is made up. */
export const LIFECYCLES = ["unknown", "idea", "design", "development", "pilot", "in_use", "paused", "retired"] as const;

export const PUBLICATION_CATEGORIES = ["not_assessed", "high_risk_ai", "impactful", "other"] as const;

export const ALGORITHM_TYPES = [
  "rule_based",
  "self_learning_frozen",
  "self_learning_online",
  "hybrid",
  "generative",
  "unknown",
] as const;

export const THEMES = [
  "organisation_operations",
  "culture_recreation",
  "economy",
  "public_finance",
  "housing",
  "international",
  "migration_integration",
  "nature_environment",
  "education_science",
  "public_order_safety",
  "law",
  "space_infrastructure",
  "social_security",
  "traffic",
  "work",
  "health_care",
] as const;

/** Every field of an algorithm that people write. Suppliers, image, labels, factsheet and datachain have code of their own. */
export const ALGORITHM = {
  name: {
    kind: "line",
    max: 300,
    advised: 120,
    is_required: true,
    public: "own",
    is_suggested: true,
    card: "about",
  },
  reference: { kind: "line", max: 100, public: "own", card: "about" },
  summary: { kind: "text", max: 400, is_localized: true, public: "own", is_suggested: true, card: "about", rows: 3 },
  themes: { kind: "choices", options: THEMES, max: 16, public: "own", card: "about" },
  algorithm_type: { kind: "choice", options: ALGORITHM_TYPES, public: "own", card: "about" },
  lifecycle: { kind: "choice", options: LIFECYCLES, is_required: true, public: "own", card: "use" },
  start_month: { kind: "month", public: "own", card: "use" },
  end_month: { kind: "month", public: "own", card: "use" },
  publication_category: {
    kind: "choice",
    options: PUBLICATION_CATEGORIES,
    is_required: true,
    public: "own",
    card: "use",
  },
  deployer_id: { kind: "organization", public: "own", card: "organizations" },
  department: { kind: "line", max: 200, card: "organizations" },
  contact_email: { kind: "email", public: "own", card: "contact" },
  contact_url: { kind: "url", public: "own", card: "contact" },
  ...RULES,
  image_alt: { kind: "text", max: 300, is_localized: true },
  review_due_on: { kind: "day" },
  last_verified_on: { kind: "day", public: "own" },
  internal_notes: { kind: "text", max: 5000, card: "notes", rows: 4 },
} as const satisfies Fields;
