import type { Section } from "../question.ts";
import { AUTOMATED, IMPACTFUL, PERSONAL_DATA } from "./when-asked.ts";

export const RISKS_AND_RIGHTS = {
  id: "risks_and_rights",
  questions: [
    {
      id: "risks",
      kind: "rows",
      columns: [
        { id: "risk", kind: "text", max: 500, is_required: true },
        {
          id: "type",
          kind: "choice",
          options: [
            "discrimination",
            "privacy",
            "error",
            "security",
            "explainability",
            "dependency",
            "environment",
            "misuse",
            "other",
            "unknown",
          ],
        },
        { id: "likelihood", kind: "number", min: 1, max: 5 },
        { id: "severity", kind: "number", min: 1, max: 5 },
        { id: "mitigation", kind: "text", max: 1000, is_required: true },
        { id: "residual", kind: "text", max: 500 },
        { id: "owner_role", kind: "line", max: 200 },
      ],
      level: 2,
      weight: 8,
      required: [IMPACTFUL],
    },
    { id: "monitoring", kind: "text", max: 1500, level: 2, weight: 8, required: [IMPACTFUL] },
    {
      id: "monitoring_interval",
      kind: "choice",
      options: ["continuous", "weekly", "monthly", "quarterly", "yearly", "less_often", "unknown"],
      level: 3,
      weight: 0,
    },
    { id: "objection", kind: "text", max: 1500, level: 2, weight: 8, required: [IMPACTFUL, AUTOMATED] },
    { id: "objection_url", kind: "url", level: 3, weight: 0 },
    { id: "rights", kind: "text", max: 1500, level: 2, weight: 8, required: "always", asked: [PERSONAL_DATA] },
    {
      id: "opt_out",
      kind: "choice",
      options: ["yes", "no", "partly", "unknown"],
      level: 2,
      weight: 2,
      asked: [PERSONAL_DATA],
    },
    {
      id: "incidents",
      kind: "rows",
      columns: [
        { id: "happened_on", kind: "day" },
        { id: "what", kind: "text", max: 1000, is_required: true },
        { id: "action", kind: "text", max: 1000 },
      ],
      level: 3,
      weight: 0,
      is_internal: true,
    },
    {
      id: "consultations",
      kind: "rows",
      columns: [
        { id: "form", kind: "text", max: 300, is_required: true },
        { id: "held_on", kind: "day" },
        { id: "url", kind: "url" },
      ],
      level: 3,
      weight: 0,
    },
  ],
} as const satisfies Section;
