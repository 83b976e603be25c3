import { createElement } from "react";
import type { PageSnapshot } from "#contract/publications.ts";
import { listMembers } from "#guide/collection-members.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { PreviewBanner } from "#guide/parts/PreviewBanner.tsx";
import { previewPage } from "#server/pages/publishing/preview-page.ts";
import { withLiveCodes } from "#server/short-codes/keep-live-codes.ts";
import { listHome } from "./list-home.ts";
import { pathFinder } from "./match-path.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

const findType = pathFinder<PageSnapshot["type"]>([
  ["/", "home_page"],
  ["/devices/:slug", "device_page"],
  ["/algorithms/:slug", "algorithm_page"],
  ["/collections/:slug", "collection_page"],
]);

async function findPage({ db, customer_id }: Visit["public"], path: string) {
  const found = findType(path);
  if (!found) return undefined;
  const { target: type, params } = found;
  const slug = params["slug"];
  return db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .$if(slug !== undefined, (pages) => pages.where("slug", "=", slug ?? ""))
    .executeTakeFirst();
}

/** Home lists public pages, as readers would see it. */
async function readDraft(visit: Visit, page_id: string, path: string) {
  const preview = await previewPage({ ...visit.public, services: visit.services }, page_id);
  const { cards, member_count } = preview;
  const snapshot = await withLiveCodes(visit.public, preview.snapshot);
  const { collection } = snapshot.content;
  const open = (taxonomies: Parameters<typeof openReading>[2]) => openReading(visit, path, taxonomies);
  if (snapshot.type === "home_page")
    return { snapshot, cards, ...(await listHome(visit, snapshot, {}, open)), members: undefined };
  const reading = open(await readTaxonomies(visit.services, visit.public, { snapshot, cards }));
  const members = collection ? listMembers(reading, collection, cards, member_count) : undefined;
  return { snapshot, cards, reading, listing: undefined, members };
}

/** A page as publishing it now would show it; linked pages are shown in their public version. */
export async function showDraft(visit: Visit, path: string): Promise<ShownPage | undefined> {
  const page = await findPage(visit.public, path);
  if (!page) return undefined;
  const { snapshot, cards, reading, listing, members } = await readDraft(visit, page.id, path);
  const title = reading.read(snapshot.content.headline) ?? reading.read(snapshot.subject?.name);
  const home = snapshot.type === "home_page" ? snapshot : (visit.frame.home?.snapshot ?? null);
  return {
    kind: "page",
    body: createElement(
      PreviewBanner,
      { reading },
      createElement(GuidePage, { reading, snapshot, cards, home, publications: [], listing, members }),
    ),
    head: { title: titleIn(reading, title?.text), isHidden: true },
  };
}
