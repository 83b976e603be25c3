import type { PageCard, PageSnapshot } from "./content.ts";
import { type CardFilter, countCards, type Facet, facetsOf, filterCards } from "./filter-cards.ts";
import { isKnown } from "./project-points.ts";
import type { Reading } from "./reading.ts";

/** Home shows the first few pages; the full list is one link away, with a pager. */
const AT_FIRST = 12;
const PER_PAGE = 60;
export const MOST_COLLECTIONS = 24;
export const MOST_PLACED = 20;

/** The pages home shows, however large the guide. */
export type HomeListing = {
  /** Pages to start with. */
  readonly featured: readonly PageCard[];
  /** The first pages of each of these collections, by its id. A preview does not know them. */
  readonly members?: ReadonlyMap<string, readonly PageCard[]>;
  /** All pages but collections, whatever was chosen. */
  readonly count: number;
  readonly facets: readonly Facet[];
  /** Number of pages that match the filter. */
  readonly total: number;
  /** Current page, from 1, and its size. */
  readonly page: number;
  readonly size: number;
  readonly cards: readonly PageCard[];
  /** Pages with a position. */
  readonly placed: readonly PageCard[];
};

/** Page size. */
export const sizeOf = ({ all }: CardFilter) => (all ? PER_PAGE : AT_FIRST);

/** Pages to start with, in the author's order, public ones only. Falls back to collections. */
function featuredOf({ content }: PageSnapshot, cards: readonly PageCard[]) {
  const byId = new Map(cards.map((card) => [card.page_id, card]));
  const chosen = content.home?.featured.flatMap(({ id }) => byId.get(id) ?? []) ?? [];
  const collections = cards.filter(({ type }) => type === "collection_page");
  return chosen.length > 0 ? chosen : collections.slice(0, MOST_COLLECTIONS);
}

const isPlaced = ({ places }: PageCard) => places.some(isKnown);

/** Builds the listing in memory; for a whole guide the database does the same. */
export function listCards(
  reading: Reading,
  snapshot: PageSnapshot,
  cards: readonly PageCard[],
  filter: CardFilter = {},
): HomeListing {
  const pages = cards.filter(({ type }) => type !== "collection_page");
  const fitting = filterCards(reading, pages, filter);
  const size = sizeOf(filter);
  const page = Math.max(1, Math.min(filter.page ?? 1, Math.ceil(fitting.length / size)));
  return {
    featured: featuredOf(snapshot, cards),
    count: pages.length,
    facets: facetsOf(reading, countCards(reading, pages)),
    total: fitting.length,
    page,
    size,
    cards: fitting.slice((page - 1) * size, page * size),
    placed: pages.filter(isPlaced).slice(0, MOST_PLACED),
  };
}
