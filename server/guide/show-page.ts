import { createElement } from "react";
import { MEMBERS_PER_PAGE, type PageCard, type PageSnapshot } from "#contract/publications.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { pathOf } from "#guide/paths.ts";
import type { Reading } from "#guide/reading.ts";
import { WithdrawnPage } from "#guide/WithdrawnPage.tsx";
import {
  type PublicPage,
  readCollections,
  readPublicCards,
  readPublicPage,
  readPublicPageById,
  readPublicReplies,
  type WithdrawnPage as Withdrawn,
} from "#server/pages/publishing/read-public.ts";
import { readMembers } from "#server/pages/publishing/read-members.ts";
import { uniteCards } from "#server/pages/publishing/unite-cards.ts";
import { withLiveCodes } from "#server/short-codes/keep-live-codes.ts";
import { isKnownCode } from "#server/short-codes/is-known-code.ts";
import { countLetters } from "./drawing/count-letters.ts";
import { describePage } from "./open-data/describe-page.ts";
import { listNearby } from "./list-nearby.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import type { Show, Shown, ShownPage, Visit } from "./visit-site.ts";

/** The title for tabs and search engines. */
export function titleIn({ read, site, words }: Reading, title: string | undefined) {
  const name = read(site.name)?.text ?? words.home;
  return title && title !== name ? `${title} – ${name}` : name;
}

/** The public pages that a page links to. Of a large collection, the first ones. */
export async function readCards({ public: reading }: Visit, { content, relations }: PageSnapshot) {
  const [related, members] = await Promise.all([
    readPublicCards(
      reading,
      relations.map(({ page_id }) => page_id),
    ),
    content.collection ? readMembers(reading, content.collection) : undefined,
  ]);
  const cards = uniteCards(members?.cards ?? [], related);
  // a few are sorted in the reader's language when drawn
  return { cards, members: members && members.total > MEMBERS_PER_PAGE ? members : undefined };
}

type Cards = Awaited<ReturnType<typeof readCards>>;

/** Selects the requested page of a large collection, or the last one if it is beyond that. */
export async function turnPages<C extends Cards>(
  { public: reading, query }: Visit,
  { content }: PageSnapshot,
  first: C,
  address: string,
) {
  const asked = readPageNumber(query["page"]) ?? 1;
  const number = Math.max(1, Math.min(asked, Math.ceil((first.members?.total ?? 0) / MEMBERS_PER_PAGE)));
  const isFleeting = query["page"] !== undefined && query["page"] !== String(number);
  if (!content.collection || number === 1) return { ...first, number, isFleeting, path: address };
  const members = await readMembers(reading, content.collection, number);
  const cards = uniteCards(members.cards, first.cards);
  return { ...first, members, cards, number, isFleeting, path: `${address}?page=${number}` };
}

const MORE_COLLECTIONS = 6;

/** Collections to read on with, the first ones by title. */
const readOthers = async ({ public: reading }: Visit, { page_id }: PageSnapshot) =>
  (await readCollections(reading, MORE_COLLECTIONS + 1))
    .filter((card) => card.page_id !== page_id)
    .slice(0, MORE_COLLECTIONS);

/** What the page shows besides its own content. */
async function readAround(visit: Visit, { snapshot }: PublicPage) {
  const [around, replies, nearby, others] = await Promise.all([
    readCards(visit, snapshot),
    readPublicReplies(visit.public, snapshot.page_id),
    snapshot.type === "device_page" ? listNearby(visit, snapshot) : [],
    snapshot.type === "collection_page" ? readOthers(visit, snapshot) : [],
  ]);
  return { ...around, replies, nearby, others };
}
type Around = Awaited<ReturnType<typeof readAround>>;

async function readFacts(visit: Visit, type: SubPage, slug: string) {
  const found = await readPublicPage(visit.public, type, slug);
  if (found?.kind !== "page") return { found, around: undefined };
  const page = { ...found, snapshot: await withLiveCodes(visit.public, found.snapshot) };
  return { found: page, around: await readAround(visit, page) };
}

async function renderPage(visit: Visit, page: PublicPage, around: Around, address: string): Promise<ShownPage> {
  const { frame, services } = visit;
  const { snapshot, versions } = page;
  const turned = await turnPages(visit, snapshot, around, address);
  const { cards, members, replies, nearby, others, number, path, isFleeting } = turned;
  const reading = openReading(
    visit,
    path,
    await readTaxonomies(services, visit.public, { snapshot, cards: [...cards, ...nearby.map(({ card }) => card)] }),
  );
  const { content, subject } = snapshot;
  const title = titleIn(reading, (reading.read(content.headline) ?? reading.read(subject?.name))?.text);
  return {
    kind: "page",
    path: address,
    // Further pages of a collection are the same view.
    ...(number === 1 && { page_id: snapshot.page_id }),
    body: createElement(GuidePage, {
      reading,
      snapshot,
      cards,
      members,
      home: frame.home?.snapshot ?? null,
      publications: frame.shows_changes ? versions : [],
      replies,
      nearby,
      others,
    }),
    head: {
      title,
      description: reading.read(content.subtitle)?.text,
      isHidden: number > 1,
      ...(number === 1 && describePage(visit, page, { cards, title })),
    },
    letters: countLetters(visit, snapshot, frame.home?.snapshot),
    isFleeting,
  };
}

export function showWithdrawn(visit: Visit, { title, reason, withdrawn_at }: Withdrawn, path: string): ShownPage {
  const reading = openReading(visit, path);
  const page = createElement(WithdrawnPage, { reading, title, reason, withdrawn_at });
  return {
    kind: "page",
    status: 410,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, reading.read(title)?.text), isHidden: true },
  };
}

type SubPage = PageCard["type"];

/** The scanned sign: feedback records the reader's place. */
export const PAGE_QUERY = ["code"] as const;
/** And the page number of a large collection. */
export const COLLECTION_QUERY = [...PAGE_QUERY, "page"] as const;

/** Queries are unbounded: only codes of real signs are worth caching. */
async function isFleeting({ public: reading, query }: Visit) {
  const { code } = query;
  return code !== undefined && !(await isKnownCode(reading, code));
}

/** A device, an algorithm or a collection at its current address, or redirected from a former one. */
export const showPage =
  (type: SubPage): Show<Visit> =>
  async (visit): Promise<Shown> => {
    const { slug = "" } = visit.params;
    const { found, around } = await visit.readOnce(`${type} ${slug}`, () => readFacts(visit, type, slug));
    if (!found) return undefined;
    const path = pathOf({ type, slug });
    if (found.kind === "moved")
      return found.type === "home_page"
        ? undefined
        : { kind: "moved", path: pathOf({ ...found, type: found.type }), former_path: path };
    const shown =
      found.kind === "withdrawn"
        ? showWithdrawn(visit, found, path)
        : around && (await renderPage(visit, found, around, path));
    return shown && { ...shown, isFleeting: shown.isFleeting || (await isFleeting(visit)) };
  };

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Legacy addresses with the page's id: redirect to the current one. */
export const leadToPage: Show = async (visit) => {
  const { id = "" } = visit.params;
  const found = UUID.test(id) ? await readPublicPageById(visit.public, id) : undefined;
  if (found?.kind === "withdrawn") return showWithdrawn(visit, found, "/");
  if (found?.kind !== "page") return undefined;
  const { type, slug } = found.snapshot;
  return { kind: "moved", path: type === "home_page" ? "/" : pathOf({ type, slug }) };
};
