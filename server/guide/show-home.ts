import { createElement } from "react";
import type { CardFilter } from "#guide/filter-cards.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { listHome } from "./list-home.ts";
import { countLetters } from "./drawing/count-letters.ts";
import { describePage } from "./open-data/describe-page.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { titleIn } from "./show-page.ts";
import type { Show, Visit } from "./visit-site.ts";

export const HOME_QUERY = ["type", "label", "purpose", "all", "page"] as const;

/** Longer or other values come from no link of ours. */
const CHOICE = /^[\w:.-]{1,100}$/;

function filterIn({ query }: Visit): CardFilter {
  const { type, label, purpose, all, page } = query;
  const known = (value: string | undefined) => (value && CHOICE.test(value) ? value : undefined);
  const isAll = all === "true";
  return {
    type: known(type),
    label: known(label),
    purpose: known(purpose),
    all: isAll,
    page: isAll ? readPageNumber(page) : undefined,
  };
}

/** The filter as a normalised query: unknown parameters create no new pages. */
const queryOf = (filter: CardFilter) =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  ).toString();

/** Home: the first of all public pages, or of those that match a filter. */
export const showHome: Show<Visit> = async (visit) => {
  const { frame, query } = visit;
  if (!frame.home) return undefined;
  const { snapshot } = frame.home;
  const filter = filterIn(visit);
  const search = queryOf(filter);
  const path = `/${search && `?${search}`}`;
  const { reading, listing } = await listHome(visit, snapshot, filter, (taxonomies) =>
    openReading(visit, path, taxonomies),
  );
  const title = titleIn(reading, undefined);
  const typed = new URLSearchParams(query).toString();
  const [isFiltered, isOurs] = [typed !== "", typed === search];
  const description = reading.read(snapshot.content.subtitle) ?? reading.read(frame.site.tagline);
  return {
    kind: "page",
    path: "/",
    // Filtering is still the same view.
    ...(!isFiltered && { page_id: snapshot.page_id }),
    body: createElement(GuidePage, {
      reading,
      snapshot,
      listing,
      filter,
      cards: listing.cards,
      home: snapshot,
      publications: [],
    }),
    head: {
      title,
      description: description?.text,
      isHidden: isFiltered,
      ...(!isFiltered && describePage(visit, frame.home, { cards: listing.cards, title })),
    },
    letters: countLetters(visit, snapshot),
    // Unknown filters and those without results are not cached: queries are unbounded.
    isFleeting: isFiltered && !(isOurs && listing.total > 0 && listing.page === (filter.page ?? 1)),
  };
};
