import type { Finding } from "./findings.ts";
import { placementsIn } from "./lookup.ts";
import type { ChainContent, Taxonomy } from "./model.ts";

export const CATEGORY_STATES = ["done", "warning", "error", "todo", "undisclosed", "empty"] as const;
export type CategoryState = (typeof CATEGORY_STATES)[number];

/** Done or withheld. Errors and missing texts still need an answer. */
export const isAnswered = (state: CategoryState) => state !== "empty" && state !== "error" && state !== "todo";

type Found = Pick<Finding, "severity" | "category_id">;

function stateOf(placed: boolean, undisclosed: boolean, found: readonly Found[]): CategoryState {
  // still empty is not an error
  if (!placed && !undisclosed) return "empty";
  if (found.some((finding) => finding.severity === "error")) return "error";
  if (found.some((finding) => finding.severity === "todo")) return "todo";
  if (!placed) return "undisclosed";
  return found.length > 0 ? "warning" : "done";
}

export function categoryStates(
  taxonomy: Taxonomy,
  content: ChainContent,
  findings: readonly Found[],
): Record<string, CategoryState> {
  return Object.fromEntries(
    taxonomy.categories.map(({ id }) => [
      id,
      stateOf(
        placementsIn(content, id).length > 0,
        Object.hasOwn(content.undisclosed, id),
        findings.filter((finding) => finding.category_id === id),
      ),
    ]),
  );
}
