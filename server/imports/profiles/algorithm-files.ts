import { ATRS_ROWS, ATRS_TARGETS } from "#factsheet/standards/atrs.ts";
import { ATRS_PHASE, ATRS_REGION } from "#factsheet/standards/atrs-words.ts";
import { OMB_COMMERCIAL_WORDS, OMB_WORDS } from "./omb-words.ts";
import { joinedWith, knownFile } from "./profile-data.ts";

const DUTCH = {
  name: "name",
  summary: "description_short",
  deployer: "organization",
  department: "department",
  suppliers: "provider",
  lifecycle: "status",
  themes: "category",
  publication_category: "publication_category",
  start_month: "begin_date",
  end_month: "end_date",
  contact_email: "contact_email",
  review_due_on: "revision_date",
  "factsheet.purpose": "goal",
  "factsheet.proportionality": "proportionality",
  "factsheet.human_oversight": "human_intervention",
  "factsheet.risks": "risks",
  "factsheet.legal_basis": "lawful_basis",
  "factsheet.legal_refs": "lawful_basis_grouping",
  "factsheet.assessments": "impacttoetsen_grouping",
  "factsheet.assessments_note": "impacttoetsen",
  "factsheet.processing_register_url": "process_index_url",
  "factsheet.data_summary": "source_data",
  "factsheet.datasets": "source_data_grouping",
  "factsheet.technical_description": "methods_and_models",
  "factsheet.code_url": "publiccode",
  "factsheet.public_page_url": "website",
  "factsheet.source_register_url": "url",
  "factsheet.search_terms": "tags",
};

/** The Dutch register as it publishes itself: its own key is the reference. */
const dutchRegister = knownFile({
  id: "nl_register",
  subject: "algorithms",
  head: ["lars", "name", "organization", "description_short", "goal"],
  fields: { ...DUTCH, reference: "lars" },
  options: { date_order: "iso" },
});

/** Version 0.4 of the standard: the register's names, before records had a key. */
const dutch04 = knownFile({
  id: "nl_0_4",
  subject: "algorithms",
  head: ["name", "description_short", "organization", "goal", "lawful_basis", "methods_and_models"],
  fields: { ...DUTCH, reference: "source_id", "factsheet.proportionality": "considerations" },
  options: { date_order: "iso" },
});

const dutch10 = knownFile({
  id: "nl_1_0",
  subject: "algorithms",
  head: ["name", "purpose_and_impact", "technical_operation", "publication_category"],
  fields: {
    name: "name",
    summary: "description_short",
    reference: "source_id",
    deployer: "organization",
    suppliers: "supplier",
    lifecycle: "status",
    themes: "theme",
    publication_category: "publication_category",
    start_month: "start_date",
    end_month: "end_date",
    contact_email: "contact",
    "factsheet.purpose": "purpose_and_impact",
    "factsheet.proportionality": "considerations",
    "factsheet.human_oversight": "human_intervention",
    "factsheet.risks": "risk_management",
    "factsheet.legal_basis": "legal_basis",
    "factsheet.legal_refs": "legal_basis_title",
    "factsheet.assessments": "impact_assessments",
    "factsheet.assessments_note": "impact_assessment_explanation",
    "factsheet.processing_register_url": "processing_register_link",
    "factsheet.data_summary": "data",
    "factsheet.datasets": "data_source_title",
    "factsheet.technical_description": "technical_operation",
    "factsheet.code_url": "source_code_link",
    "factsheet.public_page_url": "link",
    "factsheet.source_register_url": "source_link",
    "factsheet.search_terms": "search_terms",
  },
  options: { date_order: "iso" },
});

/** Phases of version 4, by our lifecycle. */
const ATRS_STAGES = {
  development: "Pre-deployment",
  pilot: "Private beta|Public beta|Beta/Pilot|Pilot",
  in_use: "Production",
  retired: "Retired",
};

const columnsOfRows = (question: string, columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(columns).map(([column, into]) => [`factsheet.${question}.${into}`, column]));

/** Version 4 of the British standard, with the columns that our own files have. */
const atrs4 = knownFile({
  id: "uk_atrs_4",
  subject: "algorithms",
  head: ["organisation_or_department", "one_sentence_description", "integration_into_broader_operational_process"],
  fields: {
    name: "name",
    summary: "one_sentence_description",
    deployer: "organisation_or_department",
    department: "team",
    lifecycle: "phase",
    suppliers: "third_party",
    contact_email: "contact_email",
    "factsheet.reported_to": [{ text: "atrs" }],
    "factsheet.atrs_beta": "phase",
    "factsheet.atrs_region": "region",
    "factsheet.purpose": "description",
    "factsheet.public_page_url": "website_url",
    "factsheet.accountable_role": "senior_responsible_owner",
    "factsheet.developed_in_house": "third_party_involvement",
    ...Object.fromEntries(ATRS_TARGETS.map(([column, question]) => [`factsheet.${question}`, column])),
    ...columnsOfRows("models", ATRS_ROWS.models),
    ...columnsOfRows("datasets", ATRS_ROWS.development_data),
    "factsheet.datasets.used_for": [{ text: "training" }],
  },
  groups: [
    {
      ...columnsOfRows("datasets", ATRS_ROWS.operational_data),
      "factsheet.datasets.used_for": [{ text: "operation" }],
    },
  ],
  lines: ["factsheet.models", "factsheet.datasets"],
  words: {
    lifecycle: ATRS_STAGES,
    "factsheet.atrs_beta": {
      private_beta: ATRS_PHASE["private_beta"] ?? "",
      public_beta: ATRS_PHASE["public_beta"] ?? "",
      "": "Pre-deployment|Production|Retired|Beta/Pilot|Pilot|Idea|Design|Development",
    },
    "factsheet.atrs_region": ATRS_REGION,
    // which of both is meant, a third party alone does not say
    "factsheet.developed_in_house": { yes: "No", "": "Yes" },
  },
  options: { date_order: "iso" },
});

/** The British standard's attributes before version 4. */
const atrs = knownFile({
  id: "uk_atrs",
  subject: "algorithms",
  head: ["name", "phase", "process_integration", "human_decisions"],
  fields: {
    name: "name",
    summary: "description",
    deployer: "organisation",
    department: "team",
    lifecycle: "phase",
    suppliers: "external_supplier",
    contact_email: "contact_email",
    "factsheet.accountable_role": "senior_responsible_owner",
    "factsheet.purpose": "scope",
    "factsheet.benefits": "benefit",
    "factsheet.alternatives": "alternatives_considered",
    "factsheet.process_integration": "process_integration",
    "factsheet.outputs": "provided_information",
    "factsheet.human_oversight": "human_decisions",
    "factsheet.staff_training": "required_training",
    "factsheet.objection": "appeals_and_review",
    "factsheet.technical_description": joinedWith("\n\n", ["model_type", "system_architecture"]),
    "factsheet.usage_note": "frequency_usage",
    "factsheet.data_summary": "source_data_description",
    "factsheet.public_page_url": "website",
    "factsheet.search_terms": "other_tags",
  },
  words: {
    lifecycle: {
      idea: "Idea",
      design: "Design",
      development: "Pre-deployment|Development",
      pilot: "Beta/Pilot|Beta-pilot|Private beta|Public beta|Pilot",
      in_use: "Production",
      retired: "Retired",
    },
  },
});

/** The 2025 inventory of the United States: the consolidated file's column, the agencies' header, our fields. */
const OMB: readonly (readonly [id: string, header: string, ...fields: string[]])[] = [
  ["agency", "Agency"],
  ["agency_name", "Agency name", "deployer"],
  ["id", "Use Case ID", "reference"],
  ["use_case_name", "Use Case Name", "name"],
  ["agency_bureau", "Bureau/Component", "department"],
  ["contact_email", "Email Address", "contact_email"],
  ["is_withheld", "Should this AI use case be withheld from public reporting?", "factsheet.omb_withheld"],
  ["development_stage", "Stage of Development", "lifecycle"],
  ["is_high_impact", "Is the AI use case high-impact?", "publication_category", "factsheet.omb_high_impact"],
  ["HI_justification", "Justification", "factsheet.omb_high_impact_reason"],
  ["topic_area", "Use Case Topic Area", "themes", "factsheet.omb_topic"],
  ["classification", "AI Classification", "algorithm_type", "factsheet.omb_classification"],
  ["problem_solved", "What problem is the AI intended to solve?", "factsheet.purpose"],
  ["benefits", "What are the expected benefits and positive outcomes from the AI for an agency’s mission and/or the general public?", "factsheet.benefits"], // oxfmt-ignore
  ["system_outputs", "Describe the AI system’s outputs.", "factsheet.outputs"],
  ["operational_date", "Date when AI use case became operational or the pilot’s start date", "start_month"],
  ["contracting_usage", "Was the system involved in this use case purchased from a vendor or developed under contract(s) or in-house?", "factsheet.developed_in_house"], // oxfmt-ignore
  ["vendor_name", "Vendor(s) Name", "suppliers"],
  ["have_ato", "Does this AI use case have an associated Authorization to Operate (ATO)?", "factsheet.omb_ato"],
  ["system_name_ato", "System(s) Name", "factsheet.omb_ato_system"],
  ["data_description", "Describe any data used to train, fine-tune, and/or evaluate performance of the model(s) used in this use case.", "factsheet.data_summary"], // oxfmt-ignore
  ["link_to_data", "If the data is required to be publicly disclosed as an open government data asset, provide a link to the entry on the Federal Data Catalog.", "factsheet.datasets"], // oxfmt-ignore
  ["has_pii", "Does this AI use case involve personally identifiable information (PII) that is maintained by the agency?", "factsheet.personal_data"], // oxfmt-ignore
  ["pia_url", "If publicly available, provide the link to the AI use case’s associated Privacy Impact Assessment (PIA).", "factsheet.assessments_note"], // oxfmt-ignore
  ["demographic_features", "Which, if any, demographic variables does the AI use case explicitly use as model features?", "factsheet.omb_demographics"], // oxfmt-ignore
  ["has_custom_code", "Does this project include custom-developed code?", "factsheet.omb_custom_code"],
  ["code_url", "If the code is open source, provide the link for the publicly available source code.", "factsheet.code_url"], // oxfmt-ignore
  ["hi_testing_conducted", "Has pre-deployment testing been conducted for this AI use case?", "factsheet.omb_testing"],
  ["hi_assessment_completed", "Has an AI impact assessment been completed for this AI use case?", "factsheet.omb_assessment"], // oxfmt-ignore
  ["hi_potential_impacts", "What are the potential impacts of using the AI for this particular use case and how were they identified?", "factsheet.risks"], // oxfmt-ignore
  ["hi_independent_review", "Has an independent review of the AI use case been conducted?", "factsheet.omb_review"],
  ["hi_ongoing_monitoring", "Is there a process to conduct ongoing monitoring to identify any adverse impacts to the performance and security of the AI functionality, as well as to privacy, civil rights, and civil liberties?", "factsheet.omb_monitoring"], // oxfmt-ignore
  ["hi_training_established", "Has the agency established sufficient and periodic training for operators of the AI to interpret and act on its output and manage associated risks?", "factsheet.omb_training"], // oxfmt-ignore
  ["hi_failsafe_presence", "Does this AI use case have an appropriate fail-safe that minimizes the risk of significant harm?", "factsheet.omb_fail_safe"], // oxfmt-ignore
  ["hi_appeal_process", "Is there an established appeal process in the event that an impacted individual would like to appeal or contest the AI system’s outcome?", "factsheet.omb_appeal"], // oxfmt-ignore
  ["hi_public_consultation", "What steps has the agency taken to consult and incorporate feedback from end users of this use case and the public?", "factsheet.omb_consultation"], // oxfmt-ignore
];

const omb = (
  id: "us_omb_2025" | "us_omb_2025_agency",
  nameOf: (row: (typeof OMB)[number]) => string,
  head: readonly string[],
) =>
  knownFile({
    id,
    subject: "algorithms",
    head,
    fields: {
      ...Object.fromEntries(OMB.flatMap((row) => row.slice(2).map((field) => [field, nameOf(row)]))),
      "factsheet.reported_to": [{ text: "omb" }],
    },
    words: OMB_WORDS,
    options: { date_order: "month_first", bad_cells: "empty" },
  });

const IS_USED = "Agency Use (Y/N)?";
const PRODUCTS = "Name of Commercial Product or Service Used";
const USERS = "Estimated # of Licenses/Users";

/** The consolidated list of commercial products: uses that an agency does not have stay out. */
const ombCommercial = knownFile({
  id: "us_omb_2025_commercial",
  subject: "algorithms",
  head: ["AI Use Case", IS_USED, PRODUCTS],
  fields: {
    name: "AI Use Case",
    deployer: "Agency",
    lifecycle: [{ text: "in_use" }],
    "factsheet.reported_to": [{ text: "omb_commercial" }],
    "factsheet.omb_commercial_use": "AI Use Case",
    "factsheet.omb_products": PRODUCTS,
    "factsheet.omb_users": USERS,
  },
  words: OMB_COMMERCIAL_WORDS,
  leave_out: [
    { column: IS_USED, test: "none_of", words: ["Y", "Yes", "True", ""] },
    // left blank, but with a product or its users, it is used
    {
      column: IS_USED,
      test: "empty",
      words: [],
      and: [PRODUCTS, USERS].map((column) => ({ column, test: "one_of" as const, words: ["", "-", "–", "—"] })),
    },
  ],
  options: { bad_cells: "empty" },
});

export const ALGORITHM_FILES = [
  dutchRegister,
  dutch04,
  dutch10,
  atrs4,
  atrs,
  omb("us_omb_2025", ([column]) => column, ["use_case_name", "development_stage", "topic_area", "is_high_impact"]),
  omb("us_omb_2025_agency", ([, header]) => header, ["Use Case Name", "Stage of Development", "Use Case Topic Area"]),
  ombCommercial,
];
