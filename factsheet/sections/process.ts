import type { Section } from "../question.ts";
import { AUTOMATED, IMPACTFUL, PERSONAL_DATA } from "./when-asked.ts";

const PERIODS = ["day", "week", "month", "year", "unknown"] as const;

export const PROCESS = {
  id: "process",
  questions: [
    {
      id: "autonomy_level",
      kind: "choice",
      options: ["human_decides", "human_in_the_loop", "human_on_the_loop", "fully_automated", "unknown"],
      level: 1,
      weight: 8,
      required: "always",
    },
    {
      id: "decision_effect",
      kind: "choice",
      options: [
        "information_only",
        "recommendation",
        "ranking_or_score",
        "decision_with_review",
        "automated_decision",
        "unknown",
      ],
      level: 2,
      weight: 8,
      required: [IMPACTFUL],
    },
    { id: "process_integration", kind: "text", max: 2500, level: 2, weight: 8, required: [IMPACTFUL] },
    { id: "human_oversight", kind: "text", max: 2500, level: 2, weight: 8, required: [IMPACTFUL, AUTOMATED] },
    {
      id: "notice_given",
      kind: "choice",
      options: ["before_use", "afterwards", "sign_on_site", "on_request", "not_given", "unknown"],
      level: 2,
      weight: 8,
      required: "always",
      asked: [PERSONAL_DATA],
    },
    {
      id: "notice_note",
      kind: "text",
      max: 1000,
      level: 2,
      weight: 2,
      required: [{ notice_given: ["not_given"] }],
      asked: [{ notice_given: "answered" }],
    },
    {
      id: "use_type",
      kind: "choice",
      options: ["descriptive", "diagnostic", "predictive", "prescriptive", "generative", "unknown"],
      level: 3,
      weight: 2,
    },
    { id: "outputs", kind: "text", max: 1000, level: 3, weight: 2 },
    { id: "usage_count", kind: "number", min: 0, max: 1e12, level: 3, weight: 2 },
    {
      id: "usage_period",
      kind: "choice",
      options: PERIODS,
      level: 3,
      weight: 0,
      asked: [{ usage_count: "answered" }],
    },
    { id: "usage_note", kind: "text", max: 300, level: 3, weight: 0 },
    { id: "fallback", kind: "text", max: 1000, level: 3, weight: 2 },
    { id: "staff_training", kind: "text", max: 1000, level: 3, weight: 0 },
  ],
} as const satisfies Section;
