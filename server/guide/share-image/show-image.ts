import type { PageSnapshot } from "#contract/publications.ts";
import { isHexColor } from "#datachain/colors.ts";
import { textIn } from "#datachain/text.ts";
import { readLogos } from "#server/datachains/read-logos.ts";
import { drawnLocale, isDrawable } from "#server/platform/drawing/fonts.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { readPublication } from "../open-data/read-batches.ts";
import type { Show, SiteVisit } from "../visit-site.ts";
import { DRAW_SHARE_IMAGE, type ShareOrder } from "./share-order.ts";

const NAME = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})-([1-9]\d{0,8})-([A-Za-z0-9-]{2,35})$/;
const NEUTRAL = "#166534";

async function chainOf({ services, public: { db } }: SiteVisit, { chain }: PageSnapshot): Promise<ShareOrder["chain"]> {
  if (!chain) return null;
  const taxonomy = await findTaxonomy({ db, services }, chain.taxonomy_id);
  return { taxonomy, content: chain.content, organizations: chain.organizations };
}

async function orderOf(visit: SiteVisit, snapshot: PageSnapshot, asked: string): Promise<ShareOrder> {
  const { site, origin } = visit.frame;
  const { default_locale, primary_color } = site;
  const locale = drawnLocale(asked, default_locale);
  const read = (text: Parameters<typeof textIn>[0]) => {
    const found = textIn(text, locale, default_locale)?.text;
    return found !== undefined && isDrawable(found) ? found : undefined;
  };
  const chain = await chainOf(visit, snapshot);
  const guide_name = read(site.name) ?? new URL(origin).host;
  return {
    title: read(snapshot.content.headline) ?? guide_name,
    summary: read(snapshot.content.subtitle) ?? "",
    guide_name,
    color: primary_color && isHexColor(primary_color) ? primary_color : NEUTRAL,
    locale,
    default_locale,
    chain,
    logos: await readLogos(visit.services.storage, chain?.organizations ?? []),
  };
}

/** `/og/{page_id}-{number}-{locale}.png`: a page's share image. A new publication has a new name. */
export const showShareImage: Show = async (visit) => {
  const [, page_id = "", number, locale = ""] = NAME.exec(visit.params["name"] ?? "") ?? [];
  const isKnown = visit.frame.site.locales.includes(locale);
  const snapshot = isKnown ? await readPublication(visit.public, page_id, Number(number)) : undefined;
  if (!snapshot) return undefined;
  const { workers } = visit.services;
  const { customer_id } = visit.public;
  const body = await workers.draw(DRAW_SHARE_IMAGE, await orderOf(visit, snapshot, locale), { customer_id });
  return { kind: "file", content_type: "image/png", body };
};
