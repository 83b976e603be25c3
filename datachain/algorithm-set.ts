import { asked, buildSet, contextOf, dataFlow, DETAILS, KEPT, required } from "./build-set.ts";
import { ALGORITHM_ELEMENTS, type AlgorithmCategoryId } from "./ids.ts";

const WHO = [required(asked("title")), required(asked("description"))];
const PII = contextOf("pii", { de_identified: "#4A90D9", pseudonymous: "#9575CD", identifiable: "#FFD700" });
const AUTONOMY = contextOf("autonomy", {
  human_decides: "#2A9D8F",
  human_executes: "#6A1B7A",
  autonomous: "#E76F51",
});
const DATA = { shape: "circle", variables: DETAILS.map(required), context: PII } as const;
/** The release demands a duration throughout, also where it makes no sense. */
const KEPT_IN_RELEASE = [
  { id: "additional_description", required: false },
  { id: "duration", required: true },
] as const;
const DATA_FLOW: readonly AlgorithmCategoryId[] = ["input_dataset", "processing", "output_dataset"];

export const ALGORITHM_SET = buildSet({
  id: "algorithm@1",
  kind: "algorithm",
  based_on: "ai@2026-08-12-beta",
  standard_locales: ["en", "fr"],
  elements: ALGORITHM_ELEMENTS,
  wordsOf: (words) => words.algorithm,
  standardId: (category) => category,
  rules: {
    purpose: { shape: "hexagon", required: true, variables: DETAILS },
    accountable: { shape: "hexagon", required: true, variables: WHO, context: contextOf("role") },
    affected: { shape: "hexagon", required: true, variables: WHO, context: contextOf("relationship") },
    functional_modes: { shape: "hexagon", required: true, variables: DETAILS, context: AUTONOMY },
    risks_mitigation: { shape: "octagon", variables: [required(asked("risk")), asked("mitigation")] },
    rights: { shape: "octagon", variables: [required(asked("rights"))] },
    input_dataset: DATA,
    processing: { shape: "circle", variables: DETAILS },
    output_dataset: DATA,
    access: { shape: "rounded-square", variables: DETAILS },
    retention: { shape: "rounded-square", variables: KEPT, standard_variables: KEPT_IN_RELEASE },
    storage: { shape: "rounded-square", variables: DETAILS, standard_variables: KEPT_IN_RELEASE },
  },
  subchains: [dataFlow(DATA_FLOW)],
});
