import { createElement } from "react";
import { Frame } from "#guide/parts/Frame.tsx";
import { searchPath, type SearchResults } from "#guide/search-results.ts";
import { SearchPage } from "#guide/SearchPage.tsx";
import { serviceWords } from "#guide/service-words.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { type Chosen, FACETS } from "./search/find-pages.ts";
import { nameFacets } from "./search/name-facets.ts";
import { searchGuide } from "./search/search-guide.ts";
import { readPageNumber } from "./read-page-number.ts";
import { titleIn } from "./show-page.ts";
import type { Show, Visit } from "./visit-site.ts";

export const SEARCH_QUERY = ["q", ...FACETS, "page"] as const;

/** Longer or other values come from no link of ours. */
const CHOICE = /^[\w:.-]{1,100}$/;

const chosenIn = ({ query }: Visit): Chosen =>
  Object.fromEntries(
    FACETS.flatMap((key) => {
      const value = query[key];
      return value && CHOICE.test(value) ? [[key, value]] : [];
    }),
  );

/** Search results. Every state is a shareable URL; search engines do not index them. */
export const showSearch: Show = async (visit) => {
  if (!visit.frame.site.features.search) return undefined;
  const { q = "", page: asked = "" } = visit.query;
  const query = q.trim();
  const chosen = chosenIn(visit);
  const page = readPageNumber(asked) ?? 1;
  const searched = await searchGuide(visit.public, { locale: visit.locale, q: query, chosen, page });
  const { choices, ...found } = searched;
  const cards = found.results.map(({ card }) => card);
  const spoken = choices.map(({ taxonomy_id }) => taxonomy_id);
  const taxonomies = await readTaxonomies(visit.services, visit.public, { cards, ids: spoken });
  const open = (path: string) => openReading(visit, path, taxonomies);
  const results: SearchResults = { query, ...found, facets: nameFacets(open("/search"), choices, chosen) };
  const reading = open(searchPath(results, { page: results.page }));
  const { search } = serviceWords(reading);
  return {
    kind: "page",
    path: "/search",
    body: createElement(
      Frame,
      { reading, home: visit.frame.home?.snapshot ?? null },
      createElement(SearchPage, { reading, results }),
    ),
    head: { title: titleIn(reading, query ? `${query} – ${search}` : search), isHidden: true },
    // Searches are unbounded: not cached, so that pages stay in memory.
    isFleeting: true,
  };
};
