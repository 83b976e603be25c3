import type { Section } from "../question.ts";
import { IMPACTFUL } from "./when-asked.ts";

export const PURPOSE = {
  id: "purpose",
  questions: [
    { id: "purpose", kind: "text", max: 2500, level: 1, weight: 8, required: "always" },
    {
      id: "people_affected",
      kind: "choices",
      options: [
        "residents",
        "visitors",
        "drivers",
        "cyclists_pedestrians",
        "applicants",
        "pupils",
        "employees",
        "businesses",
        "children",
        "vulnerable_groups",
        "none",
        "unknown",
      ],
      level: 2,
      weight: 8,
      required: [IMPACTFUL],
    },
    { id: "people_affected_note", kind: "text", max: 1000, level: 3, weight: 0 },
    { id: "necessity", kind: "text", max: 1500, level: 2, weight: 8, required: [IMPACTFUL] },
    { id: "proportionality", kind: "text", max: 2500, level: 2, weight: 8, required: [IMPACTFUL] },
    { id: "alternatives", kind: "text", max: 1500, level: 2, weight: 8, required: [IMPACTFUL] },
    { id: "benefits", kind: "text", max: 1500, level: 3, weight: 2 },
    { id: "out_of_scope", kind: "text", max: 1000, level: 3, weight: 2 },
    { id: "previous_process", kind: "text", max: 1000, level: 3, weight: 0 },
    {
      id: "political_decisions",
      kind: "rows",
      columns: [
        { id: "title", kind: "text", max: 200, is_required: true },
        { id: "url", kind: "url" },
        { id: "decided_on", kind: "day" },
      ],
      level: 3,
      weight: 0,
    },
    { id: "effectiveness", kind: "text", max: 1500, level: 3, weight: 0 },
    { id: "effectiveness_measured_on", kind: "day", level: 3, weight: 0, asked: [{ effectiveness: "answered" }] },
  ],
} as const satisfies Section;
