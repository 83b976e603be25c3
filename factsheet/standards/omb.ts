import { asWords, choicesOf } from "../answers.ts";
import { isWebAddress } from "../links.ts";
import type { QuestionId } from "../template.ts";
import { type Draft, finish, type RequiredField, startDraft, type Written } from "./draft.ts";
import { OMB_CHOICES, OMB_CONTRACTING, OMB_PERSONAL_DATA, OMB_STAGE, SAME_STAGE } from "./omb-words.ts";
import type { StandardSource } from "./source.ts";

/** Use cases that must answer a field. */
type Needed = "always" | "not_retired" | "in_use" | "high_impact";
/** A column of the inventory, and where people fill it in. `agency` is for OMB to fill in. */
type OmbColumn = readonly [field: string, title: string, place: string, needed?: Needed];

const COLUMNS: readonly OmbColumn[] = [
  ["agency", "Agency", "algorithm.deployer_id"],
  ["agency_name", "Agency name", "algorithm.deployer_id"],
  ["id", "Use Case ID", "algorithm.reference", "always"],
  ["use_case_name", "Use Case Name", "algorithm.name", "always"],
  ["agency_bureau", "Bureau/Component", "algorithm.department", "always"],
  ["contact_email", "Email Address", "algorithm.contact_email", "always"],
  ["is_withheld", "Withheld from public reporting", "omb_withheld", "always"],
  ["development_stage", "Stage of Development", "algorithm.lifecycle", "always"],
  ["is_high_impact", "High-impact", "omb_high_impact", "always"],
  ["HI_justification", "Justification", "omb_high_impact_reason"],
  ["topic_area", "Use Case Topic Area", "omb_topic", "not_retired"],
  ["classification", "AI Classification", "omb_classification", "not_retired"],
  ["problem_solved", "Problem to solve", "purpose", "not_retired"],
  ["benefits", "Expected benefits", "benefits", "not_retired"],
  ["system_outputs", "Outputs", "outputs", "not_retired"],
  ["operational_date", "Operational date", "algorithm.start_month", "in_use"],
  ["contracting_usage", "Purchased or developed", "developed_in_house", "in_use"],
  ["vendor_name", "Vendor(s) Name", "algorithm.suppliers"],
  ["have_ato", "Authorization to Operate", "omb_ato", "in_use"],
  ["system_name_ato", "System(s) Name", "omb_ato_system"],
  ["data_description", "Data", "data_summary", "in_use"],
  ["link_to_data", "Federal Data Catalog", "datasets"],
  ["has_pii", "Personally identifiable information", "personal_data", "in_use"],
  ["pia_url", "Privacy Impact Assessment", "assessments"],
  ["demographic_features", "Demographic variables", "omb_demographics", "in_use"],
  ["has_custom_code", "Custom-developed code", "omb_custom_code", "in_use"],
  ["code_url", "Source code", "code_url"],
  ["hi_testing_conducted", "Pre-deployment testing", "omb_testing", "high_impact"],
  ["hi_assessment_completed", "AI impact assessment", "omb_assessment", "high_impact"],
  ["hi_potential_impacts", "Potential impacts", "risks", "high_impact"],
  ["hi_independent_review", "Independent review", "omb_review", "high_impact"],
  ["hi_ongoing_monitoring", "Ongoing monitoring", "omb_monitoring", "high_impact"],
  ["hi_training_established", "Training of operators", "omb_training", "high_impact"],
  ["hi_failsafe_presence", "Fail-safe", "omb_fail_safe", "high_impact"],
  ["hi_appeal_process", "Appeal process", "omb_appeal", "high_impact"],
  ["hi_public_consultation", "Public consultation", "omb_consultation", "high_impact"],
];
export const OMB_COLUMNS: readonly string[] = COLUMNS.map(([field]) => field);

const fieldOf = (question: QuestionId) => COLUMNS.find(([, , place]) => place === question)?.[0] ?? question;

function writeChoices({ answerTo, lose, set }: Draft) {
  for (const [id, values] of Object.entries(OMB_CHOICES) as [QuestionId, Readonly<Record<string, string>>][]) {
    const value = answerTo(id)?.value;
    const chosen = choicesOf(value);
    if (chosen.includes("unknown")) lose(id, "unknown");
    const said = chosen.flatMap((one) => values[one] ?? []);
    set(fieldOf(id), Array.isArray(value) ? said : said[0]);
  }
}

function writeIdentity({ algorithm, set, lose, choiceOf }: Draft) {
  const { lifecycle, suppliers } = algorithm;
  set("agency_name", algorithm.deployer?.name);
  set("id", algorithm.reference);
  set("use_case_name", algorithm.name);
  set("agency_bureau", algorithm.department);
  set("contact_email", algorithm.contact_email);
  set("development_stage", OMB_STAGE[lifecycle]);
  if (!SAME_STAGE.includes(lifecycle)) lose("lifecycle", "narrowed");
  set("operational_date", algorithm.start_month);
  set("contracting_usage", OMB_CONTRACTING[choiceOf("developed_in_house") ?? ""]);
  set("vendor_name", [...new Set(suppliers.map(({ organization }) => organization.name))].join("; "));
  if (suppliers.length) lose("suppliers", "narrowed");
}

function writeAnswers({ set, lose, textOf, wordsOf, choiceOf, linkOf, rowsOf, answerTo }: Draft) {
  set("HI_justification", textOf("omb_high_impact_reason"));
  set("problem_solved", textOf("purpose"));
  set("benefits", textOf("benefits"));
  set("system_outputs", textOf("outputs"));
  set("system_name_ato", answerTo("omb_ato_system")?.value);
  set("data_description", textOf("data_summary"));
  set("code_url", linkOf("code_url"));
  set("hi_potential_impacts", wordsOf("risks"));
  const personal = choiceOf("personal_data");
  set("has_pii", OMB_PERSONAL_DATA[personal ?? ""]);
  if (personal && personal !== "none") lose("personal_data", "narrowed");
  const datasets = rowsOf("datasets");
  const urls = datasets.flatMap((row) => choicesOf(row["url"])).filter(isWebAddress);
  set("link_to_data", urls.join("; "));
  if (datasets.length) lose("datasets", "narrowed");
  const assessments = rowsOf("assessments");
  const privacy = assessments.filter((row) => row["kind"] === "dpia").flatMap((row) => choicesOf(row["url"]));
  set("pia_url", privacy.find(isWebAddress));
  if (assessments.length) lose("assessments", "narrowed");
}

/** Fields that this use case must answer, by its stage and impact. */
function requiredOf({ algorithm, record, answers }: Draft): RequiredField[] {
  const { lifecycle } = algorithm;
  const isRunning = ["pilot", "in_use", "paused"].includes(lifecycle);
  const isHighImpact = record["is_high_impact"] === OMB_CHOICES.omb_high_impact.high;
  const holds: Readonly<Record<Needed, boolean>> = {
    always: true,
    not_retired: lifecycle !== "retired",
    in_use: isRunning,
    high_impact: isHighImpact && ["in_use", "paused"].includes(lifecycle),
  };
  const bought = asWords([answers["developed_in_house"]?.value].flat().map(String)).some(
    (one) => one === "no" || one === "partly",
  );
  const follows: Readonly<Record<string, boolean>> = {
    HI_justification: record["is_high_impact"] === OMB_CHOICES.omb_high_impact.presumed_but_not,
    vendor_name: isRunning && bought,
    system_name_ato: isRunning && record["have_ato"] === "Yes",
  };
  return COLUMNS.flatMap(([field, title, place, needed]) =>
    (needed ? holds[needed] : follows[field]) ? [{ field, title, place }] : [],
  );
}

const WITHOUT_COUNTERPART = [
  "summary",
  "themes",
  "algorithm_type",
  "end_month",
  "publication_category",
  "contact_url",
  "labels",
  "image_key",
  "review_due_on",
  "last_verified_on",
] as const;

/** An individually reported use case of the US federal AI inventory of 2025. */
export function writeOmb(source: StandardSource, locale: string): Written {
  const draft = startDraft(source, locale);
  writeIdentity(draft);
  writeChoices(draft);
  writeAnswers(draft);
  draft.reportRest(WITHOUT_COUNTERPART);
  return finish(draft, requiredOf(draft));
}
