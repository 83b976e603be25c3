import type { Category } from "./model.ts";

/** How the standard's first release called what its later ones call otherwise. */
const RENAMED_CONTEXTS: Readonly<Record<string, string>> = {
  ai_only: "autonomous",
  ai_decides_human_executes: "human_executes",
  ai_flags_human_decides: "human_decides",
};

/** A context value by the name a category has for it; the given name where it has none. */
export function contextValueIn(category: Pick<Category, "context"> | undefined, value: string) {
  const has = (id: string) => category?.context?.values.some((candidate) => candidate.id === id) ?? false;
  const renamed = Object.hasOwn(RENAMED_CONTEXTS, value) ? RENAMED_CONTEXTS[value] : undefined;
  return !has(value) && renamed !== undefined && has(renamed) ? renamed : value;
}
