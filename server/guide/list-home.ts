import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { type CardCount, type CardFilter, facetsOf } from "#guide/filter-cards.ts";
import { type HomeListing, MOST_COLLECTIONS, MOST_PLACED, sizeOf } from "#guide/home-listing.ts";
import type { Reading } from "#guide/reading.ts";
import { readCollectionSettings, readMembers } from "#server/pages/publishing/read-members.ts";
import { readCollections, readPlacedCards, readPublicCards } from "#server/pages/publishing/read-public.ts";
import { stemmerFor } from "#server/pages/searching/choose-stemmer.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { type Choice, type Chosen, findPages, type Found, type Kind } from "./search/find-pages.ts";
import type { Visit } from "./visit-site.ts";

/** Home is a search for everything but collections, in the guide's default language, ordered by its titles. */
const KINDS: readonly Kind[] = ["device", "algorithm"];
const KIND_OF: Readonly<Record<string, Kind>> = { device_page: "device", algorithm_page: "algorithm" };
const TYPE_OF: Readonly<Record<string, PageCard["type"]>> = { device: "device_page", algorithm: "algorithm_page" };

function findFitting({ public: reading, frame }: Visit, chosen: Chosen, page: number, size: number) {
  const { default_locale: locale } = frame.site;
  return findPages(reading.db, { locale, stemmer: stemmerFor(locale), words: null, kinds: KINDS, chosen, page, size });
}

/** An unknown type finds nothing. */
const chosenBy = ({ type, label, purpose }: CardFilter): Chosen => ({
  ...(type && { kind: KIND_OF[type] ?? "none" }),
  ...(label && { label }),
  ...(purpose && { purpose }),
});

/** How many pages of a collection are drawn as its picture. */
const IN_PICTURE = 3;

async function readFeatured({ public: reading }: Visit, { content }: PageSnapshot) {
  const chosen = await readPublicCards(reading, content.home?.featured.map(({ id }) => id) ?? []);
  const featured = chosen.length > 0 ? chosen : await readCollections(reading, MOST_COLLECTIONS);
  const collections = featured.filter(({ type }) => type === "collection_page").map(({ page_id }) => page_id);
  const settings = await readCollectionSettings(reading, collections);
  const members = new Map<string, readonly PageCard[]>();
  for (const [id, of] of settings) members.set(id, (await readMembers(reading, of, 1, IN_PICTURE)).cards);
  return { featured, members };
}

const countOf = ({ key, value, taxonomy_id, count }: Choice): CardCount[] => {
  if (key === "kind") return [{ key: "type", value: TYPE_OF[value] ?? value, taxonomy_id, count }];
  return key === "label" || key === "purpose" ? [{ key, value, taxonomy_id, count }] : [];
};

type Listed = Omit<HomeListing, "facets"> & { readonly choices: Found["choices"] };

/** Home's part of the guide's data. */
async function readListing(visit: Visit, snapshot: PageSnapshot, filter: CardFilter): Promise<Listed> {
  const size = sizeOf(filter);
  const page = filter.page ?? 1;
  const chosen = chosenBy(filter);
  const hasMap = snapshot.content.show_map && visit.frame.site.features.map;
  async function listFitting() {
    const all = await findFitting(visit, {}, page, size);
    const fitting = Object.keys(chosen).length > 0 ? await findFitting(visit, chosen, page, size) : all;
    const cards = await readPublicCards(visit.public, fitting.page_ids);
    return { cards, count: all.matched, choices: all.choices, total: fitting.total, page: fitting.page };
  }
  const [listed, featured, placed] = await Promise.all([
    listFitting(),
    visit.readOnce("featured", () => readFeatured(visit, snapshot)),
    hasMap ? readPlacedCards(visit.public, MOST_PLACED) : [],
  ]);
  return { ...listed, ...featured, size, placed };
}

type Opened = { readonly reading: Reading; readonly listing: HomeListing };

/** `open` creates the reading with the vocabularies of the listed pages. */
export async function listHome(
  visit: Visit,
  snapshot: PageSnapshot,
  filter: CardFilter,
  open: (taxonomies: ReadonlyMap<string, Taxonomy>) => Reading,
): Promise<Opened> {
  const read = () => readListing(visit, snapshot, filter);
  const isFiltered = Object.values(filter).some(Boolean);
  const { choices, ...listed } = await (isFiltered ? read() : visit.readOnce("home", read));
  const ids = choices.map(({ taxonomy_id }) => taxonomy_id);
  const cards = [...listed.cards, ...listed.featured, ...[...(listed.members?.values() ?? [])].flat()];
  const reading = open(await readTaxonomies(visit.services, visit.public, { snapshot, cards, ids }));
  return { reading, listing: { ...listed, facets: facetsOf(reading, choices.flatMap(countOf)) } };
}
