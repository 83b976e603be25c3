import type { Completeness } from "#contract/pages.ts";

/** The share of texts that stand in a language and fit their source. Almost all is not all. */
export function shareOf({ done, outdated, missing }: Omit<Completeness, "locale">) {
  const all = done + outdated + missing;
  return all === 0 ? 1 : done / all;
}
