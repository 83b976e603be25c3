import { ATRS_COLUMNS } from "#factsheet/standards/atrs.ts";
import { OMB_COLUMNS } from "#factsheet/standards/omb.ts";

/** The published rules of the standards, as facts: names, types, limits and closed lists. */

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });
const link = { type: "string", maxLength: 500, pattern: "^https?://" };
const month = { type: "string", pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" };
const oneOf = (...values: string[]) => ({ enum: values });
const linked = (title: number, required: string[]) => ({
  type: "array",
  minItems: 1,
  items: {
    type: "object",
    additionalProperties: false,
    required,
    properties: { title: text(title), link },
  },
});

const THEMES = [
  "Organisatie en bedrijfsvoering",
  "Cultuur en recreatie",
  "Economie",
  "Overheidsfinanciën",
  "Wonen",
  "Internationaal",
  "Migratie en integratie",
  "Natuur en milieu",
  "Onderwijs en wetenschap",
  "Openbare orde en veiligheid",
  "Recht",
  "Ruimte en infrastructuur",
  "Sociale zekerheid",
  "Verkeer",
  "Werk",
  "Zorg en gezondheid",
];
const STATUS = oneOf("In ontwikkeling", "In gebruik", "Buiten gebruik");

const NL_REGISTER_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["name", "description_short", "organization", "status", "contact_email", "publication_category", "lang"],
  properties: {
    name: text(100),
    description_short: text(350),
    organization: text(100),
    category: { type: "array", maxItems: 3, items: oneOf(...THEMES) },
    status: STATUS,
    begin_date: month,
    end_date: month,
    contact_email: text(500),
    website: link,
    publication_category: oneOf("Hoog-risico AI-systeem", "Impactvolle algoritmes", "Overige algoritmes"),
    url: link,
    goal: text(2500),
    proportionality: text(2500),
    human_intervention: text(2500),
    risks: text(2500),
    lawful_basis: text(2500),
    lawful_basis_grouping: linked(100, ["title", "link"]),
    process_index_url: link,
    impacttoetsen_grouping: linked(500, ["title"]),
    impacttoetsen: text(2500),
    source_data: text(2500),
    source_data_grouping: linked(500, ["title", "link"]),
    methods_and_models: text(5000),
    provider: text(200),
    publiccode: link,
    lang: oneOf("nld"),
    standard_version: oneOf("1.0"),
    source_id: text(100),
    tags: text(2500),
  },
};

const NL_SCHEMA_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: [
    "name",
    "description_short",
    "organization",
    "theme",
    "status",
    "contact",
    "publication_category",
    "purpose_and_impact",
    "considerations",
    "human_intervention",
    "risk_management",
    "legal_basis",
    "impact_assessments",
    "data",
    "technical_operation",
    "supplier",
    "language",
    "schema",
  ],
  properties: {
    name: text(100),
    description_short: text(399),
    organization: text(100),
    theme: { type: "array", minItems: 1, items: oneOf(...THEMES) },
    status: STATUS,
    start_date: month,
    end_date: month,
    contact: text(500),
    link,
    publication_category: oneOf(
      "Hoog-risico AI-systeem (Categorie A)",
      "Impactvolle algoritmes (Categorie B)",
      "Overige algoritmes (Categorie C)",
    ),
    source_link: link,
    purpose_and_impact: text(2499),
    considerations: text(2499),
    human_intervention: text(2499),
    risk_management: text(2499),
    legal_basis: text(2499),
    legal_basis_title: text(100),
    legal_basis_link: link,
    processing_register_link: link,
    impact_assessments: { type: "array", minItems: 1, uniqueItems: true, items: text(500) },
    impact_assessment_link: link,
    impact_assessment_explanation: text(2499),
    data: text(2499),
    data_source_title: text(500),
    data_source_link: link,
    technical_operation: text(4999),
    supplier: text(200),
    source_code_link: link,
    language: oneOf("nld"),
    schema: oneOf("1.0.0"),
    source_id: text(100),
    search_terms: text(2500),
  },
};

const someText = { type: "string", minLength: 1 };
const YES_NO = oneOf("Yes", "No");
/** Closed lists are told apart by the letters and first words that the dictionary gives them. */
const lettered = (...starts: string[]) => ({ type: "string", pattern: `^(${starts.join("|")})` });
const PRACTICE = lettered("a\\) Yes", "b\\) In-progress", "c\\) Agency CAIO has waived");

const OMB_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: [
    "id",
    "use_case_name",
    "agency_bureau",
    "contact_email",
    "is_withheld",
    "development_stage",
    "is_high_impact",
  ],
  properties: {
    ...Object.fromEntries(OMB_COLUMNS.map((column) => [column, someText])),
    is_withheld: lettered("a\\) No$", "b\\) Yes – agency", "c\\) Yes – disclosure", "d\\) Other$"),
    development_stage: lettered("a\\) Pre-deployment – ", "b\\) Pilot – ", "c\\) Deployed – ", "d\\) Retired – "),
    is_high_impact: lettered("a\\) High-impact$", "b\\) Presumed high-impact, but", "c\\) Not high-impact$"),
    topic_area: oneOf(
      "Administrative Functions",
      "Cybersecurity",
      "Emergency Management",
      "Energy and the Environment",
      "Government Benefits Processing",
      "Health and Medical",
      "Human Resources",
      "Information Technology",
      "International Affairs",
      "Law Enforcement",
      "Other",
      "Procurement and Financial Management",
      "Science",
      "Service Delivery",
      "Transportation",
    ),
    classification: lettered(
      "Agentic AI: ",
      "Classical/Predictive Machine Learning: ",
      "Computer Vision: ",
      "Generative AI: ",
      "Natural Language Processing: ",
      "Reinforcement Learning: ",
    ),
    contracting_usage: oneOf(
      "a) Purchased from a vendor",
      "b) Developed in-house",
      "c) Developed with both contracting and in-house resources",
    ),
    have_ato: YES_NO,
    has_pii: YES_NO,
    has_custom_code: YES_NO,
    demographic_features: { type: "array", minItems: 1, items: { type: "string", pattern: "^[a-l]\\) " } },
    hi_testing_conducted: PRACTICE,
    hi_assessment_completed: PRACTICE,
    hi_independent_review: { type: "string", pattern: "^[a-e]\\) " },
    hi_ongoing_monitoring: { type: "string", pattern: "^[a-c]\\) " },
    hi_training_established: { type: "string", pattern: "^[a-c]\\) " },
    hi_failsafe_presence: { type: "string", pattern: "^[a-d]\\) " },
    hi_appeal_process: { type: "string", pattern: "^[a-e]\\) " },
    hi_public_consultation: { type: "array", minItems: 1, items: { type: "string", pattern: "^[a-f]\\) " } },
  },
};

const rowsOf = (prefix: RegExp) => ({
  type: "array",
  minItems: 1,
  items: {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      ATRS_COLUMNS.filter((column) => prefix.test(column)).map((column) => [column, someText]),
    ),
  },
});

const ATRS_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: [
    "standard_version",
    "title",
    "organisation_name",
    "phase",
    "region",
    "one_sentence_description",
    "name",
    "description",
    "website_url",
    "contact_email",
    "organisation_or_department",
    "team",
    "senior_responsible_owner",
    "third_party_involvement",
    "detailed_description",
    "benefits",
    "integration_into_broader_operational_process",
    "human_review",
    "frequency_and_scale_of_usage",
    "required_training",
    "system_architecture",
    "system_level_input",
    "system_level_output",
    "maintenance",
    "models",
    "operational_data_description",
    "operational_data_access_and_storage",
    "impact_assessments",
    "risks_and_mitigations",
  ],
  properties: {
    ...Object.fromEntries(ATRS_COLUMNS.map((column) => [column, someText])),
    standard_version: oneOf("4.0"),
    phase: oneOf("Pre-deployment", "Private beta", "Public beta", "Production", "Retired"),
    region: {
      type: "array",
      minItems: 1,
      items: oneOf(
        "UK",
        "Northern Ireland",
        "Scotland",
        "Wales",
        "England",
        "London",
        "North East",
        "North West",
        "Yorkshire and the Humber",
        "East Midlands",
        "West Midlands",
        "South East",
        "East of England",
        "South West",
        "International",
      ),
    },
    third_party_involvement: YES_NO,
    website_url: link,
    models: rowsOf(/^(model_|base_model|fine_tuned|released_on)/),
    development_data: rowsOf(/^development_data_/),
    operational_data: rowsOf(/^operational_data_/),
  },
};

/** The consolidated list: uses, whether an agency has them, with which products, for how many people. */
const OMB_COMMERCIAL_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["Agency", "AI Use Case", "Agency Use (Y/N)?"],
  properties: {
    Agency: someText,
    "AI Use Case": lettered("Scheduling internal", "Logging and", "Transcribing, ", "Prioritizing and", "Editing images", "Scheduling and", "Generating first", "Improving the", "Summarizing the", "Creating visual", "Using AI-assisted", "Generating code", "Searching for", "Identifying and", "Managing or", "Managing and", "Curating news", "Planning travel", "Finding and", "Unlocking smartphones"), // oxfmt-ignore
    "Agency Use (Y/N)?": oneOf("Y", "N"),
    "Name of Commercial Product or Service Used": someText,
    "Estimated # of Licenses/Users": oneOf("1-100", "101-1000", "1001-5000", "5001-10,000", "10,000-50,000", "50,000+"),
  },
};

/** By standard. A draft may lack required fields, but nothing else may be wrong with it. */
export const STANDARD_SCHEMAS = {
  nl_register: NL_REGISTER_SCHEMA,
  nl_schema: NL_SCHEMA_SCHEMA,
  atrs: ATRS_SCHEMA,
  omb: OMB_SCHEMA,
  omb_commercial: OMB_COMMERCIAL_SCHEMA,
};
