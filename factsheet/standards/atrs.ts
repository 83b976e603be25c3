import { asRows, asTexts, asWords, choicesOf } from "../answers.ts";
import { questionsOf } from "../conditions.ts";
import type { Question } from "../question.ts";
import { FACTSHEET_TEMPLATE, type QuestionId } from "../template.ts";
import type { AnswerRow } from "#contract/factsheets.ts";
import { ATRS_PHASE, ATRS_REGION, SAME_PHASE } from "./atrs-words.ts";
import { type Draft, finish, type RequiredField, startDraft, type Written } from "./draft.ts";
import { renderCell } from "./render-answer.ts";
import type { StandardSource } from "./source.ts";

/** A text field of the standard: its title, and the questions whose answers are joined in it. */
type TextField = readonly [field: string, title: string, from: readonly QuestionId[], required?: "required"];

const DESCRIPTION: readonly TextField[] = [
  [
    "detailed_description",
    "Detailed description",
    ["explanation", "technical_description", "use_type", "out_of_scope", "people_affected", "people_affected_note"],
    "required",
  ],
  [
    "benefits",
    "Benefits",
    ["benefits", "effectiveness", "effectiveness_measured_on", "necessity", "proportionality"],
    "required",
  ],
  ["previous_process", "Previous process", ["previous_process"]],
  ["alternatives_considered", "Alternatives considered", ["alternatives"]],
];

const DEPLOYMENT: readonly TextField[] = [
  [
    "integration_into_broader_operational_process",
    "Integration into broader operational process",
    ["process_integration", "decision_effect"],
    "required",
  ],
  ["human_review", "Human review", ["human_oversight", "autonomy_level"], "required"],
  [
    "frequency_and_scale_of_usage",
    "Frequency and scale of usage",
    ["usage_count", "usage_period", "usage_note"],
    "required",
  ],
  ["required_training", "Required training", ["staff_training"], "required"],
  ["appeals_and_review", "Appeals and review", ["objection", "objection_url", "rights", "opt_out"]],
];

const SPECIFICATION: readonly TextField[] = [
  ["system_architecture", "System architecture", ["architecture_url", "capabilities"], "required"],
  ["system_level_input", "System-level input", ["system_input"], "required"],
  ["system_level_output", "System-level output", ["outputs", "output_data"], "required"],
  ["maintenance", "Maintenance", ["maintenance", "monitoring", "monitoring_interval", "fallback"], "required"],
  ["model_performance", "Model performance", ["performance", "fairness_tests"]],
];

const DATA: readonly TextField[] = [
  [
    "operational_data_description",
    "Operational data",
    ["data_summary", "personal_data", "data_quality_bias"],
    "required",
  ],
  [
    "operational_data_access_and_storage",
    "Operational data: access and storage",
    ["access", "access_note", "storage", "storage_countries", "retention", "retention_length", "retention_note"],
    "required",
  ],
  ["operational_data_sharing_agreements", "Operational data: sharing agreements", ["sharing"]],
];

const RISKS: readonly TextField[] = [
  ["impact_assessments", "Impact assessments", ["assessments", "assessments_note", "independent_reviews"], "required"],
  ["risks_and_mitigations", "Risks and mitigations", ["risks"], "required"],
];

const THIRD_PARTY: readonly TextField[] = [
  ["companies_house_number", "Companies House number", ["company_numbers"]],
  ["procurement_procedure_type", "Procurement procedure type", ["procurement", "procurement_note"]],
  ["third_party_data_access_terms", "Third party data access terms", ["supplier_data_access"]],
];

/** Columns of rows, as fields of a model or a dataset. */
type Group = { readonly field: string; readonly columns: Readonly<Record<string, string>> };
const MODELS: Group = {
  field: "models",
  columns: {
    model_name: "name",
    model_version: "version",
    model_provider: "provider",
    base_model: "base_model",
    model_task: "task",
    model_input: "input",
    model_output: "output",
    model_architecture: "architecture",
    fine_tuned: "fine_tuned",
    released_on: "released_on",
    model_card_url: "card_url",
  },
};
const datasets = (prefix: string): Group => ({
  field: prefix,
  columns: {
    [`${prefix}_name`]: "title",
    [`${prefix}_url`]: "url",
    [`${prefix}_purpose`]: "used_for",
    [`${prefix}_modality`]: "modality",
    [`${prefix}_quantities`]: "quantity",
    [`${prefix}_sensitive_attributes`]: "sensitive_attributes",
    [`${prefix}_completeness_and_representativeness`]: "completeness",
    [`${prefix}_collection`]: "collection",
    [`${prefix}_original_purpose`]: "original_purpose",
    [`${prefix}_cleaning`]: "cleaning",
    [`${prefix}_sharing_agreements`]: "sharing",
    [`${prefix}_access_and_storage`]: "access_storage",
    [`${prefix}_licence`]: "license",
    [`${prefix}_catalogue_id`]: "catalogue_id",
  },
});
const [DEVELOPMENT_DATA, OPERATIONAL_DATA] = [datasets("development_data"), datasets("operational_data")];
const GROUPS = [MODELS, DEVELOPMENT_DATA, OPERATIONAL_DATA];

const TITLES: readonly RequiredField[] = [
  { field: "title", title: "Title", place: "algorithm.name" },
  { field: "organisation_name", title: "Organisation name", place: "algorithm.deployer_id" },
  { field: "phase", title: "Phase", place: "algorithm.lifecycle" },
  { field: "region", title: "Region", place: "atrs_region" },
  { field: "one_sentence_description", title: "One sentence description", place: "algorithm.summary" },
  { field: "name", title: "Name", place: "algorithm.name" },
  { field: "description", title: "Description", place: "purpose" },
  { field: "website_url", title: "Website URL", place: "public_page_url" },
  { field: "contact_email", title: "Contact email", place: "algorithm.contact_email" },
  { field: "organisation_or_department", title: "Organisation or department", place: "algorithm.deployer_id" },
  { field: "team", title: "Team", place: "algorithm.department" },
  { field: "senior_responsible_owner", title: "Senior responsible owner", place: "accountable_role" },
  { field: "third_party_involvement", title: "Third party involvement", place: "developed_in_house" },
];

const TEXT_FIELDS = [...THIRD_PARTY, ...DESCRIPTION, ...DEPLOYMENT, ...SPECIFICATION, ...DATA, ...RISKS];
const REQUIRED_TEXTS = TEXT_FIELDS.flatMap(([field, title, [place], required]): RequiredField[] =>
  required && place ? [{ field, title, place }] : [],
);
const REQUIRED_MODELS: RequiredField = { field: "models", title: "Models", place: "models" };
const REQUIRED_DEVELOPMENT: RequiredField = { field: "development_data", title: "Development data", place: "datasets" };

/** Columns of the file, in the order of the template. */
const columnsOf = (group: Group) => Object.keys(group.columns);
export const ATRS_COLUMNS: readonly string[] = [
  "standard_version",
  ...TITLES.map(({ field }) => field),
  "third_party",
  "third_party_role",
  ...[...THIRD_PARTY, ...DESCRIPTION, ...DEPLOYMENT, ...SPECIFICATION].map(([field]) => field),
  ...columnsOf(MODELS),
  ...columnsOf(DEVELOPMENT_DATA),
  ...DATA.map(([field]) => field),
  ...columnsOf(OPERATIONAL_DATA),
  ...RISKS.map(([field]) => field),
];

const QUESTIONS: ReadonlyMap<string, Question> = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, one]));

const OWN_TARGETS: Readonly<Record<string, QuestionId>> = {
  system_architecture: "technical_description",
  impact_assessments: "assessments",
};
const isText = (id: QuestionId) => ["text", "line"].includes(QUESTIONS.get(id)?.kind ?? "");
const isRows = (id: QuestionId) => QUESTIONS.get(id)?.kind === "rows";

/** The question that takes the words of a text field when a record is read: the first with text, or with rows. */
export const ATRS_TARGETS: readonly (readonly [field: string, into: QuestionId])[] = TEXT_FIELDS.flatMap(
  ([field, , from]) => {
    const into = OWN_TARGETS[field] ?? from.find(isText) ?? from.find(isRows);
    return into ? [[field, into] as const] : [];
  },
);
/** Columns of rows by the column of the question that they fill. */
export const ATRS_ROWS = {
  models: MODELS.columns,
  development_data: DEVELOPMENT_DATA.columns,
  operational_data: OPERATIONAL_DATA.columns,
};

const IS_VERSION_4 = /^4(?:\.|$)/;
/** Records of version 4 name it, and have the fields of its template. */
export const isAtrsRecord = (record: Readonly<Record<string, unknown>>) =>
  IS_VERSION_4.test(String(record["standard_version"])) &&
  Object.keys(record).filter((name) => ATRS_COLUMNS.includes(name) || GROUPS.some(({ field }) => field === name))
    .length >= 3;

function writeTitles({ algorithm, locale, set, lose, textOf, linkOf }: Draft) {
  const { name, summary, deployer } = algorithm;
  set("standard_version", "4.0");
  set("title", name);
  set("name", name);
  set("organisation_name", deployer?.name);
  set("organisation_or_department", deployer?.name);
  set("team", algorithm.department);
  set("one_sentence_description", summary[locale]?.trim());
  if (!summary[locale]?.trim() && Object.keys(summary).length) lose("summary", "not_translated");
  set("description", textOf("purpose"));
  set("website_url", linkOf("public_page_url"));
  set("contact_email", algorithm.contact_email);
  set("senior_responsible_owner", textOf("accountable_role"));
}

function writePhase({ algorithm: { lifecycle }, set, lose, choiceOf, answerTo }: Draft) {
  const beta = choiceOf("atrs_beta");
  set("phase", lifecycle === "pilot" ? ATRS_PHASE[beta ?? ""] : ATRS_PHASE[lifecycle]);
  if (lifecycle !== "pilot" && beta) lose("atrs_beta", "no_counterpart");
  if (lifecycle !== "unknown" && !SAME_PHASE.includes(lifecycle)) lose("lifecycle", "narrowed");
  const regions = asWords(answerTo("atrs_region")?.value);
  if (regions.includes("unknown")) lose("atrs_region", "unknown");
  set(
    "region",
    regions.flatMap((region) => ATRS_REGION[region] ?? []),
  );
}

function writeThirdParty({ algorithm: { suppliers }, set, lose, rowsOf, choiceOf }: Draft) {
  set("third_party", [...new Set(suppliers.map(({ organization }) => organization.name))].join("; "));
  set(
    "third_party_role",
    suppliers.map(({ organization, role }) => `${organization.name}: ${role.replaceAll("_", " ")}`).join("; "),
  );
  const in_house = choiceOf("developed_in_house");
  const involved = suppliers.length > 0 || in_house === "no" || in_house === "partly";
  set("third_party_involvement", involved ? "Yes" : in_house === "yes" ? "No" : null);
  if (in_house === "partly" || (in_house && suppliers.length > 0)) lose("developed_in_house", "narrowed");
  if (rowsOf("products").length) lose("products", "no_counterpart");
}

function writeTexts({ set, wordsOf }: Draft) {
  for (const [field, , from] of TEXT_FIELDS) set(field, from.map(wordsOf).filter(Boolean).join("\n\n"));
}

function groupRows(id: "models" | "datasets", { columns }: Group, rows: readonly AnswerRow[], locale: string) {
  const question = QUESTIONS.get(id);
  const cellOf = (row: AnswerRow, name: string) => {
    const column = question?.columns?.find((one) => one.id === name);
    return question && column ? renderCell(question, column, row, locale) : "";
  };
  return rows
    .map((row) =>
      Object.fromEntries(
        Object.entries(columns).flatMap(([field, column]) => {
          const text = cellOf(row, column);
          return text ? [[field, text]] : [];
        }),
      ),
    )
    .filter((entry) => Object.keys(entry).length > 0);
}

const usesOf = (row: AnswerRow) => choicesOf(row["used_for"]).filter((use) => use !== "unknown");

/** Datasets that trained or validated a model are development data; all others feed it in operation. */
function writeRows({ locale, set, lose, answers, wordsOf }: Draft) {
  for (const id of ["models", "datasets"] as const) {
    // reports what is withheld or not translated
    const text = wordsOf(id);
    const rows = answers[id]?.state === "answered" && text ? asRows(answers[id].value) : [];
    if (
      rows.some((row) =>
        Object.values(row).some((cell) => Object.keys(asTexts(cell)).length > 0 && !asTexts(cell)[locale]),
      )
    )
      lose(id, "not_translated");
    if (id === "models")
      set("models", rows.length ? groupRows(id, MODELS, rows, locale) : text && [{ model_name: text }]);
    else {
      const development = rows.filter((row) => usesOf(row).some((use) => use !== "operation"));
      const operational = rows.filter((row) => !usesOf(row).length || usesOf(row).includes("operation"));
      const reason = rows.length || !text ? [] : [{ development_data_name: text }];
      set("development_data", rows.length ? groupRows(id, DEVELOPMENT_DATA, development, locale) : reason);
      set("operational_data", groupRows(id, OPERATIONAL_DATA, operational, locale));
    }
  }
}

const WITHOUT_COUNTERPART = [
  "reference",
  "themes",
  "algorithm_type",
  "start_month",
  "end_month",
  "publication_category",
  "contact_url",
  "labels",
  "image_key",
  "review_due_on",
  "last_verified_on",
] as const;

/** A record of the Algorithmic Transparency Recording Standard 4.0, tiers 1 and 2. */
export function writeAtrs(source: StandardSource, locale: string): Written {
  const draft = startDraft(source, locale);
  writeTitles(draft);
  writePhase(draft);
  writeThirdParty(draft);
  writeTexts(draft);
  writeRows(draft);
  draft.reportRest(WITHOUT_COUNTERPART);
  const { algorithm_type, lifecycle } = source.algorithm;
  const required = [
    ...TITLES.map((one) => (one.field === "phase" && lifecycle === "pilot" ? { ...one, place: "atrs_beta" } : one)),
    ...REQUIRED_TEXTS,
    REQUIRED_MODELS,
    // rules that people write need no development data
    ...(algorithm_type === "rule_based" ? [] : [REQUIRED_DEVELOPMENT]),
  ];
  return finish(draft, required);
}

const onOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/** Flat cells by column: rows are one line each. */
export function flattenAtrs(record: Written["record"]): Readonly<Record<string, unknown>> {
  const { models: _models, development_data: _development, operational_data: _operational, ...flat } = record;
  const cells: Record<string, unknown> = { ...flat };
  for (const group of GROUPS) {
    const rows = (record[group.field] ?? []) as readonly Readonly<Record<string, string>>[];
    for (const column of columnsOf(group)) {
      // a line is a row, so no cell has several
      const lines = rows.map((row) => onOneLine(row[column] ?? ""));
      if (lines.some(Boolean)) cells[column] = lines.join("\n");
    }
  }
  return cells;
}
