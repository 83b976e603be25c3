import type { Answer, Answers } from "#contract/factsheets.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import type { PageSnapshot } from "../content.ts";
import { details, placed } from "./chain.ts";
import { SUBJECT } from "./device.ts";
import { BARE, CITY, CONTENT, idOf, INTERNAL } from "./site.ts";

const answer = (value: Answer["value"], more: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});

const ANSWERS: Answers = {
  purpose: answer({ en: "Planners read urgent and complete applications first." }),
  people_affected: answer(["applicants", "businesses"]),
  political_decisions: answer([
    { id: "r1", title: { en: "Council decision 12" }, url: "https://seaview.example/d12", decided_on: "2025-11-20" },
  ]),
  necessity: answer({ en: INTERNAL }, { visibility: "internal" }),
  proportionality: answer(null, {
    state: "not_disclosed",
    reason: { en: "the supplier's contract keeps it secret." },
    withheld_ground: "commercial",
    review_on: "2027-12-31",
  }),
  alternatives: answer(null, { state: "not_applicable", reason: { en: "There was none." } }),
  benefits: answer(
    { en: "Answers come a week earlier." },
    { source: "supplier", evidence: [{ id: "e1", title: "Report", url: "https://seaview.example/r.pdf" }] },
  ),
};

export const ALGORITHM: PageSnapshot = {
  ...BARE,
  page_id: idOf(2),
  type: "algorithm_page",
  slug: "building-permit-triage",
  content: {
    ...CONTENT,
    headline: { en: "Building permit triage", km: "ការតម្រៀបពាក្យសុំសាងសង់", ar: "فرز رخص البناء" },
    subtitle: {
      en: "Sorts new building applications, so that planners read urgent and complete ones first.",
      km: "តម្រៀបពាក្យសុំសាងសង់ថ្មី ដើម្បីឲ្យអ្នករៀបចំផែនការអានពាក្យសុំបន្ទាន់មុន។",
      ar: "يرتب طلبات البناء الجديدة كي يقرأ المخططون العاجل منها أولاً.",
    },
    show_feedback: true,
    feedback_set: "short",
  },
  subject: {
    ...SUBJECT,
    kind: "algorithm",
    name: { en: "Building permit triage" },
    reference: null,
    since: "2026-01",
    status: { name: {}, phase: "in_use" },
    publication_category: "impactful",
    themes: ["housing"],
    suppliers: [{ id: idOf(503), name: { en: "Plansort Ltd" }, role: "developer" }],
  },
  chain: {
    taxonomy_id: "algorithm@1",
    content: {
      ...EMPTY_CHAIN,
      placements: [
        placed("purpose", "planning_decision_making"),
        placed("accountable", "institution", { organization_id: CITY.id, context_value: "deployer" }),
        placed("functional_modes", "analytical_mode", { context_value: "human_decides" }),
        placed("risks_mitigation", "financial_harm", {
          variables: {
            risk: { en: "People who write by hand could end up lower on the list." },
            mitigation: { en: "Every month a planner reads 50 applications from the bottom of the list again." },
          },
        }),
        placed("risks_mitigation", "psychological_harm", {
          variables: { risk: { en: "Staff might follow the order without thinking." } },
        }),
        placed("rights", "right_contest", {
          variables: { rights: { en: "A planner reads your application outside the order." } },
          actions: [
            { id: "a1", type: "form", label: { en: "Ask for a person" }, target: "https://seaview.example/ask" },
          ],
        }),
        placed("input_dataset", "input_about_a_place", {
          context_value: "identifiable",
          ...details("Name, address, plot and drawings."),
        }),
        placed("processing", "optimization"),
        placed("output_dataset", "output_decision", {
          context_value: "pseudonymous",
          ...details("An order of reading."),
        }),
        placed("retention", "data_retained", { variables: { duration: { en: "two years", ar: "سنتين" } } }),
      ],
    },
    organizations: [CITY],
    identifiability: "identifiable",
  },
  answers: ANSWERS,
};
