import type { Category } from "./model.ts";

/** Context values that were renamed after DTPR's first release. */
const RENAMED_CONTEXTS: Readonly<Record<string, string>> = {
  ai_only: "autonomous",
  ai_decides_human_executes: "human_executes",
  ai_flags_human_decides: "human_decides",
};

/** The category's name for a context value; unchanged if it has none. */
export function contextValueIn(category: Pick<Category, "context"> | undefined, value: string) {
  const has = (id: string) => category?.context?.values.some((candidate) => candidate.id === id) ?? false;
  const renamed = Object.hasOwn(RENAMED_CONTEXTS, value) ? RENAMED_CONTEXTS[value] : undefined;
  return !has(value) && renamed !== undefined && has(renamed) ? renamed : value;
}
