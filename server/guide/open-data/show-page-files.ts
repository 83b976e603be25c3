import type { PageCard } from "#contract/publications.ts";
import { atomFeed } from "#guide/machine-readable/atom-feed.ts";
import { dtprDocument } from "#guide/machine-readable/dtpr-document.ts";
import { pathOf } from "#guide/paths.ts";
import { type PublicPage, readPublicPage } from "#server/pages/publishing/read-public.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { Show, Shown, Visit } from "../visit-site.ts";
import { fileOf, guideAt, jsonOf, languageIn } from "./answer-file.ts";
import { readLatest } from "./read-batches.ts";

type Page = PublicPage & { readonly snapshot: { readonly type: PageCard["type"] } };

/** Something about a public page; `ending` is what its address has after the page's. A page that moved leads there. */
const aboutPage =
  (type: PageCard["type"], ending: string, tell: (visit: Visit, page: Page) => Promise<Shown>): Show =>
  async (visit) => {
    const found = await readPublicPage(visit.public, type, visit.params["slug"] ?? "");
    if (found?.kind === "moved") return { kind: "moved", path: pathOf({ type, slug: found.slug }) + ending };
    return found?.kind === "page" ? tell(visit, found as Page) : undefined;
  };

export const showPageFeed = (type: PageCard["type"]) =>
  aboutPage(type, "/feed.atom", async (visit, { snapshot, published_at }) => {
    const { page_id, slug, content } = snapshot;
    const feed = {
      guide: guideAt(visit),
      locale: languageIn(visit),
      page: { page_id, type, slug, title: content.headline },
      entries: await readLatest(visit.public, page_id),
      begun_at: published_at,
    };
    return fileOf("atom", atomFeed(feed));
  });

/** When a page was first public. Of a page with very many publications the first is not among those at hand. */
export const firstPublishedAt = ({ versions, published_at }: PublicPage) =>
  versions.find(({ number }) => number === 1)?.published_at ?? published_at;

/** `/devices/dock-road.json` */
export const showDocument = (type: "device_page" | "algorithm_page") =>
  aboutPage(type, ".json", async (visit, page) => {
    const { snapshot, published_at } = page;
    if (!snapshot.chain) return undefined;
    const { services, public: reading } = visit;
    const taxonomy = await findTaxonomy({ db: reading.db, services }, snapshot.chain.taxonomy_id);
    const times = { published_at, first_published_at: firstPublishedAt(page) };
    const document = dtprDocument({ guide: guideAt(visit), snapshot, taxonomy, ...times });
    return document && jsonOf("json", document);
  });
