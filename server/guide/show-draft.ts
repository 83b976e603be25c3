import { createElement } from "react";
import type { PageSnapshot } from "#contract/publications.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { PreviewBanner } from "#guide/parts/PreviewBanner.tsx";
import { previewPage } from "#server/pages/publishing/preview-page.ts";
import { readEveryCard } from "#server/pages/publishing/read-public.ts";
import { matchPath } from "./match-path.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

const TYPES: readonly (readonly [string, PageSnapshot["type"]])[] = [
  ["/", "home_page"],
  ["/devices/:slug", "device_page"],
  ["/algorithms/:slug", "algorithm_page"],
  ["/collections/:slug", "collection_page"],
];

function asked(path: string) {
  for (const [pattern, type] of TYPES) {
    const params = matchPath(pattern, path);
    if (params) return { type, slug: params["slug"] };
  }
  return undefined;
}

async function findPage({ db, customer_id }: Visit["public"], path: string) {
  const page = asked(path);
  if (!page) return undefined;
  const { type, slug } = page;
  return db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .$if(slug !== undefined, (pages) => pages.where("slug", "=", slug ?? ""))
    .executeTakeFirst();
}

async function composePage({ public: reading, services }: Visit, page_id: string) {
  const draft = await previewPage({ ...reading, services }, page_id);
  return draft.snapshot.type === "home_page" ? { ...draft, cards: await readEveryCard(reading) } : draft;
}

/** A page as publishing it now would show it; the pages it leads to are shown as the public reads them. */
export async function showDraft(visit: Visit, path: string): Promise<ShownPage | undefined> {
  const page = await findPage(visit.public, path);
  if (!page) return undefined;
  const { snapshot, cards } = await composePage(visit, page.id);
  const taxonomies = await readTaxonomies(visit.services, visit.public, { snapshot, cards });
  const reading = openReading(visit, path, taxonomies);
  const title = reading.read(snapshot.content.headline) ?? reading.read(snapshot.subject?.name);
  const home = snapshot.type === "home_page" ? snapshot : (visit.frame.home?.snapshot ?? null);
  return {
    kind: "page",
    body: createElement(
      PreviewBanner,
      { reading },
      createElement(GuidePage, { reading, snapshot, cards, home, publications: [] }),
    ),
    head: { title: titleIn(reading, title?.text), isHidden: true },
  };
}
