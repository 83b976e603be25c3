import type { ALGORITHM_ELEMENTS, AlgorithmCategoryId, CONTEXTS } from "./ids.ts";
import type { ALGORITHM_TEMPLATES } from "./template-ids.ts";

type ElementOf<C extends AlgorithmCategoryId> = (typeof ALGORITHM_ELEMENTS)[C][number];
type ContextOf = {
  readonly accountable: "role";
  readonly affected: "relationship";
  readonly functional_modes: "autonomy";
  readonly input_dataset: "pii";
  readonly output_dataset: "pii";
};
/** An element; in categories with a context, with a value for it. */
type Suggested<C extends AlgorithmCategoryId> = C extends keyof ContextOf
  ? readonly [ElementOf<C>, (typeof CONTEXTS)[ContextOf[C]][number]]
  : ElementOf<C>;

type AlgorithmSuggestion = {
  readonly chain: { readonly [C in AlgorithmCategoryId]: readonly Suggested<C>[] };
};

const CITY_AND_SUPPLIER = [
  ["institution", "deployer"],
  ["organization", "vendor"],
] as const;

/** In doubt the less flattering value, as with devices. */
export const ALGORITHM_SUGGESTIONS: Readonly<Record<(typeof ALGORITHM_TEMPLATES)[number], AlgorithmSuggestion>> = {
  chatbot: {
    chain: {
      purpose: ["inform"],
      accountable: CITY_AND_SUPPLIER,
      affected: [["people", "subject"]],
      // answers are sent without human review
      functional_modes: [
        ["semantic_mode", "autonomous"],
        ["generative_mode", "autonomous"],
      ],
      risks_mitigation: ["societal_cultural_harm", "environmental_harm"],
      rights: ["right_to_notice", "right_to_human_review", "right_be_forgotten"],
      // people enter names and personal problems even when asked not to
      input_dataset: [
        ["input_about_behaviour", "identifiable"],
        ["input_operational_data", "de_identified"],
      ],
      processing: ["language_models", "search_retrieval"],
      output_dataset: [["output_generated_content", "de_identified"]],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  permit_triage: {
    chain: {
      purpose: ["risk_assessment", "planning_decision_making"],
      accountable: CITY_AND_SUPPLIER,
      affected: [["people", "subject"]],
      functional_modes: [["analytical_mode", "human_decides"]],
      risks_mitigation: ["financial_harm"],
      rights: ["right_to_notice", "right_individual_decision_explanation", "right_to_human_review", "right_contest"],
      input_dataset: [
        ["input_about_a_place", "identifiable"],
        ["input_operational_data", "identifiable"],
      ],
      processing: ["classification_prediction", "recommendation_ranking"],
      output_dataset: [["output_recommendation", "identifiable"]],
      access: ["available_to_the_accountable_organization", "available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
  signal_timing: {
    chain: {
      purpose: ["mobility"],
      accountable: CITY_AND_SUPPLIER,
      affected: [["people", "community"]],
      functional_modes: [
        ["analytical_mode", "autonomous"],
        ["physical_mode", "autonomous"],
      ],
      risks_mitigation: ["physical_harm"],
      rights: ["right_to_notice", "right_algorithmic_transparency"],
      input_dataset: [["input_about_a_measurement", "de_identified"]],
      processing: ["optimization", "classification_prediction"],
      output_dataset: [
        ["output_operational_data", "de_identified"],
        ["output_physical_action", "de_identified"],
      ],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
  benefit_check: {
    chain: {
      purpose: ["eligibility_benefits"],
      accountable: CITY_AND_SUPPLIER,
      affected: [["people", "subject"]],
      functional_modes: [["analytical_mode", "human_decides"]],
      risks_mitigation: ["financial_harm", "psychological_harm", "civil_liberties_harm"],
      rights: [
        "right_access",
        "right_correction",
        "right_individual_decision_explanation",
        "right_contest",
        "right_to_human_review",
        "right_non_discrimination",
      ],
      input_dataset: [["input_sensitive_personal", "identifiable"]],
      processing: ["classification_prediction"],
      // eligibility for a benefit reveals income
      output_dataset: [
        ["output_recommendation", "identifiable"],
        ["output_sensitive_personal", "identifiable"],
      ],
      access: ["available_to_the_accountable_organization", "available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
  document_redaction: {
    chain: {
      purpose: ["inform"],
      accountable: CITY_AND_SUPPLIER,
      affected: [["people", "bystander"]],
      functional_modes: [
        ["perceptive_mode", "human_decides"],
        ["semantic_mode", "human_decides"],
      ],
      risks_mitigation: ["reputational_harm", "civil_liberties_harm"],
      rights: ["right_be_forgotten", "right_correction"],
      input_dataset: [["input_sensitive_personal", "identifiable"]],
      processing: ["privacy_transformation", "language_models"],
      output_dataset: [["output_operational_data", "de_identified"]],
      access: ["available_to_the_accountable_organization", "available_to_download"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
};
