import type { PageCard } from "#contract/publications.ts";
import { addressOf, feedPath } from "#guide/machine-readable/addresses.ts";
import { atomFeed } from "#guide/machine-readable/atom-feed.ts";
import { textIn } from "#datachain/text.ts";
import { dtprDocument } from "#guide/machine-readable/dtpr-document.ts";
import { pathOf } from "#guide/paths.ts";
import { type PublicPage, readPublicPage, type WithdrawnPage } from "#server/pages/publishing/read-public.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { Show, Shown, Visit } from "../visit-site.ts";
import { fileOf, guideAt, jsonOf, languageIn } from "./answer-file.ts";
import { readLatest } from "./read-batches.ts";

type Page = PublicPage & { readonly snapshot: { readonly type: PageCard["type"] } };

type Found = Awaited<ReturnType<typeof readPublicPage>>;

/** Programs read that a page was withdrawn as people do: when and why (RFC 9457). */
function tellGone(visit: Visit, { page_id, title, reason, withdrawn_at }: WithdrawnPage, path: string): Shown {
  const guide = guideAt(visit);
  const { site } = guide;
  const locale = languageIn(visit);
  const problem = {
    type: "about:blank",
    title: "Gone",
    status: 410,
    detail: reason,
    withdrawn_at,
    page: {
      id: page_id,
      title: textIn(title, locale, site.default_locale)?.text ?? null,
      url: addressOf(guide, path, locale),
    },
  };
  return { ...jsonOf("problem", problem), status: 410 };
}

/** Instead of a file about a page that is not public at this address: where it moved, or that it was withdrawn. */
export function tellElsewhere(
  visit: Visit,
  found: Found,
  { type, ending }: { readonly type: PageCard["type"]; readonly ending: string },
): Shown {
  if (found?.kind === "moved") return { kind: "moved", path: pathOf({ type, slug: found.slug }) + ending };
  const { slug = "" } = visit.params;
  return found?.kind === "withdrawn" ? tellGone(visit, found, pathOf({ type, slug })) : undefined;
}

/** A file about a public page; `ending` follows the page's path. Redirects if the page moved. */
const aboutPage =
  (type: PageCard["type"], ending: string, tell: (visit: Visit, page: Page) => Promise<Shown>): Show =>
  async (visit) => {
    const found = await readPublicPage(visit.public, type, visit.params["slug"] ?? "");
    return found?.kind === "page" ? tell(visit, found as Page) : tellElsewhere(visit, found, { type, ending });
  };

/** A page's feed. It also reports the withdrawal to subscribers. */
export const showPageFeed =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    const { slug = "" } = visit.params;
    const found = await readPublicPage(visit.public, type, slug);
    if (!found) return undefined;
    if (found.kind === "moved") return { kind: "moved", path: feedPath({ type, slug: found.slug }) };
    const { page_id, title, begun_at } =
      found.kind === "page"
        ? { page_id: found.snapshot.page_id, title: found.snapshot.content.headline, begun_at: found.published_at }
        : { ...found, begun_at: found.withdrawn_at };
    const feed = {
      guide: guideAt(visit),
      locale: languageIn(visit),
      page: { page_id, type, slug, title },
      entries: await readLatest(visit.public, page_id),
      begun_at,
    };
    return fileOf("atom", atomFeed(feed));
  };

/** When a page was first public. With very many publications, the first may not be in `versions`. */
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
