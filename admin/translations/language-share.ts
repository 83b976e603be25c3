import type { Completeness } from "#contract/pages.ts";

/** Share of texts that are translated and up to date. Not rounded: 99.9 % is not complete. */
export function shareOf({ done, outdated, missing }: Omit<Completeness, "locale">) {
  const all = done + outdated + missing;
  return all === 0 ? 1 : done / all;
}
