import { placementsIn } from "./lookup.ts";
import type { ChainContent, Taxonomy } from "./model.ts";

export const CATEGORY_STATES = ["done", "warning", "error", "undisclosed", "empty"] as const;
export type CategoryState = (typeof CATEGORY_STATES)[number];

/** Done or withheld. An error still needs an answer. */
export const isAnswered = (state: CategoryState) => state !== "empty" && state !== "error";

type Found = { readonly severity: "error" | "warning"; readonly category_id: string | null };

function stateOf(placed: boolean, undisclosed: boolean, found: readonly Found[]): CategoryState {
  // still empty is not an error
  if (!placed && !undisclosed) return "empty";
  if (found.some((finding) => finding.severity === "error")) return "error";
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
