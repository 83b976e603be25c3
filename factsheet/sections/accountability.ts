import type { Section } from "../question.ts";
import { IMPACTFUL } from "./when-asked.ts";

export const ACCOUNTABILITY = {
  id: "accountability",
  questions: [
    { id: "accountable_role", kind: "text", max: 200, level: 2, weight: 8, required: [IMPACTFUL] },
    {
      id: "developed_in_house",
      kind: "choice",
      options: ["yes", "no", "partly", "unknown"],
      level: 2,
      weight: 2,
    },
    {
      id: "supplier_data_access",
      kind: "text",
      max: 2000,
      level: 2,
      weight: 2,
      required: [{ supplier_roles: ["hosting", "data_provider", "operator"] }],
      asked: [{ supplier_roles: "answered" }],
    },
    {
      id: "products",
      kind: "rows",
      columns: [
        { id: "product", kind: "line", max: 200, is_required: true },
        { id: "version", kind: "line", max: 100 },
        { id: "supplier", kind: "line", max: 200 },
        { id: "url", kind: "url" },
      ],
      level: 3,
      weight: 0,
    },
    {
      id: "procurement",
      kind: "choice",
      options: [
        "open",
        "restricted",
        "negotiated",
        "dialogue",
        "innovation_partnership",
        "framework",
        "direct_award",
        "in_house",
        "other",
        "unknown",
      ],
      level: 3,
      weight: 0,
    },
    { id: "procurement_note", kind: "text", max: 1000, level: 3, weight: 0, asked: [{ procurement: "answered" }] },
    { id: "contract_reference", kind: "line", max: 200, level: 3, weight: 0, is_internal: true },
    { id: "contract_ends_on", kind: "day", level: 3, weight: 0, is_internal: true },
    { id: "yearly_cost", kind: "line", max: 100, level: 3, weight: 0 },
    { id: "funding", kind: "text", max: 500, level: 3, weight: 0 },
    { id: "registered_by", kind: "line", max: 200, level: 3, weight: 0 },
  ],
} as const satisfies Section;
