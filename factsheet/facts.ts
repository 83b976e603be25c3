import { choicesOf, isEmptyPhrase } from "./answers.ts";
import { isPersonal } from "./links.ts";
import type { Answers, SheetFacts, SheetFinding } from "#contract/factsheets.ts";

type Code = SheetFinding["code"];
type Params = SheetFinding["params"];

const error = (code: Code, field: string, params: Params = {}): SheetFinding => ({
  code,
  severity: "error",
  field,
  params,
});
const warning = (code: Code, field: string, params: Params = {}): SheetFinding => ({
  ...error(code, field, params),
  severity: "warning",
});
/** A missing field; blocks nothing. */
const todo = (code: Code, field: string): SheetFinding => ({ ...error(code, field), severity: "todo" });

/** Phases in which the algorithm is, or has been, in use. */
const STARTED: readonly string[] = ["pilot", "in_use", "paused", "retired"];

function missingFields(facts: SheetFacts): SheetFinding[] {
  const isMissing = {
    lifecycle: facts.lifecycle === "unknown",
    publication_category: facts.publication_category === "not_assessed",
    summary: isEmptyPhrase(facts.summary[facts.default_locale] ?? ""),
    themes: facts.themes.length === 0,
    deployer_id: !facts.has_deployer,
    algorithm_type: facts.algorithm_type === null,
    review_due_on: facts.review_due_on === null,
    start_month: STARTED.includes(facts.lifecycle) && !facts.start_month,
    end_month: facts.lifecycle === "retired" && !facts.end_month,
  };
  return Object.entries(isMissing)
    .filter(([, missing]) => missing)
    .map(([field]) => todo("required_missing", `algorithm.${field}`));
}

/** Dates that contradict the lifecycle. Impossible dates are rejected on saving. */
function lifecycleFindings({ lifecycle, start_month, end_month, today }: SheetFacts): SheetFinding[] {
  const month = today.slice(0, 7);
  const isStarted = STARTED.includes(lifecycle);
  const found: SheetFinding[] = [];
  if (start_month && isStarted && start_month > month)
    found.push(warning("start_in_future", "algorithm.start_month", { month: start_month }));
  if (start_month && !isStarted && lifecycle !== "unknown" && start_month < month)
    found.push(warning("start_has_passed", "algorithm.lifecycle", { month: start_month }));
  if (end_month && lifecycle !== "retired" && lifecycle !== "unknown" && end_month < month)
    found.push(warning("end_has_passed", "algorithm.lifecycle", { month: end_month }));
  return found;
}

function contactFindings({ contact_email, contact_url }: SheetFacts): SheetFinding[] {
  if (!contact_email && !contact_url) return [todo("contact_missing", "algorithm.contact_email")];
  return contact_email && isPersonal(contact_email) ? [warning("contact_personal", "algorithm.contact_email")] : [];
}

const HIGH_RISKS: readonly string[] = ["high_annex_i", "high_annex_iii"];
const LOW_RISKS: readonly string[] = ["not_high_art6_3", "transparency_only", "minimal", "not_applicable"];

function classificationFindings(risk: string | undefined, { publication_category }: SheetFacts): SheetFinding[] {
  if (!risk) return [];
  if (risk === "prohibited") return [error("use_prohibited", "aia_risk")];
  if (publication_category === "not_assessed") return [];
  const isHigh = publication_category === "high_risk_ai";
  if (isHigh ? !LOW_RISKS.includes(risk) : !HIGH_RISKS.includes(risk)) return [];
  return [warning("category_mismatch", "algorithm.publication_category", { risk, category: publication_category })];
}

/** Findings about the algorithm's own fields. */
export function factFindings(answers: Answers, facts: SheetFacts): SheetFinding[] {
  const choice = (id: string) => (answers[id]?.state === "answered" ? choicesOf(answers[id].value)[0] : undefined);
  const isSupplied = facts.supplier_roles.length > 0 || choice("developed_in_house") === "yes";
  return [
    ...missingFields(facts),
    ...(isSupplied ? [] : [todo("supplier_missing", "algorithm.suppliers")]),
    ...contactFindings(facts),
    ...lifecycleFindings(facts),
    ...classificationFindings(choice("aia_risk"), facts),
  ];
}
