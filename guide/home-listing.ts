import type { PageCard, PageSnapshot } from "./content.ts";
import { type CardFilter, countCards, type Facet, facetsOf, filterCards } from "./filter-cards.ts";
import { isKnown } from "./project-points.ts";
import type { Reading } from "./reading.ts";

/** A first view shows some of many; the rest is one link away, in a large guide page by page. */
const AT_FIRST = 12;
const PER_PAGE = 60;
export const MOST_COLLECTIONS = 24;
export const MOST_PLACED = 20;

/** The pages of a guide as home shows them: few, however many there are. */
export type HomeListing = {
  /** Pages to start with. */
  readonly featured: readonly PageCard[];
  /** The first pages of each of these collections, by its id. A preview does not know them. */
  readonly members?: ReadonlyMap<string, readonly PageCard[]>;
  /** All pages but collections, whatever was chosen. */
  readonly count: number;
  readonly facets: readonly Facet[];
  /** Those that fit the choice. */
  readonly total: number;
  /** Which of them are shown, from 1, so many at a time. */
  readonly page: number;
  readonly size: number;
  readonly cards: readonly PageCard[];
  /** Pages that are somewhere. */
  readonly placed: readonly PageCard[];
};

/** So many of those that fit are shown at a time. */
export const sizeOf = ({ all }: CardFilter) => (all ? PER_PAGE : AT_FIRST);

/** Pages to start with, in the author's order; one that is not public is left out. Without a choice, collections. */
function featuredOf({ content }: PageSnapshot, cards: readonly PageCard[]) {
  const byId = new Map(cards.map((card) => [card.page_id, card]));
  const chosen = content.home?.featured.flatMap(({ id }) => byId.get(id) ?? []) ?? [];
  const collections = cards.filter(({ type }) => type === "collection_page");
  return chosen.length > 0 ? chosen : collections.slice(0, MOST_COLLECTIONS);
}

const isPlaced = ({ places }: PageCard) => places.some(isKnown);

/** From cards that are at hand: what the database does for a whole guide. */
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
