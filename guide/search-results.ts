import type { PageCard } from "./content.ts";

export type SearchChoice = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly is_chosen: boolean;
};
export type SearchFacet = {
  /** Parameter name: `kind`, `label`, `purpose`, `technology`, `identifiability`. */
  readonly key: string;
  readonly name: string;
  readonly choices: readonly SearchChoice[];
};
export type SearchResult = {
  readonly card: PageCard;
  readonly excerpt: readonly { readonly text: string; readonly is_match: boolean }[];
};

/** One page of search results. */
export type SearchResults = {
  readonly query: string;
  /** The spelling searched instead, because the typed one has no matches. */
  readonly corrected: string | null;
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly facets: readonly SearchFacet[];
  readonly results: readonly SearchResult[];
};

export const RESULTS_PER_PAGE = 20;

export const chosenIn = ({ facets }: Pick<SearchResults, "facets">) =>
  facets.flatMap(({ key, choices }) =>
    choices.filter(({ is_chosen }) => is_chosen).map(({ value, name }) => ({ key, value, name })),
  );

type Change = { readonly key?: string; readonly value?: string | undefined; readonly page?: number };

/** Address of a search: one choice per facet, keeping the others. Any change returns to page 1. */
export function searchPath(results: Pick<SearchResults, "query" | "facets">, { key, value, page = 1 }: Change) {
  const query = new URLSearchParams();
  if (results.query) query.set("q", results.query);
  for (const chosen of chosenIn(results)) if (chosen.key !== key) query.set(chosen.key, chosen.value);
  if (key && value) query.set(key, value);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/search${text && `?${text}`}`;
}
