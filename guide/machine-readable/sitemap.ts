import type { PageCard } from "../content.ts";
import { languageTag } from "../language.ts";
import { pathOf } from "../paths.ts";
import type { GuideSite } from "../site.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { escapeXml, XML_HEAD } from "./xml.ts";

export type SitemapPage = Pick<PageCard, "type" | "slug"> & { readonly published_at: string };
type Entry = { readonly path: string; readonly updated_at: string | null };

/** Search engines accept ten times as many; a part of this size is quick to write. */
const MOST_ADDRESSES = 5000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

function fixedPaths({ features, report_slugs = [] }: GuideSite) {
  const reports = report_slugs.map((slug) => `/reports/${slug}`);
  return [
    "/",
    ...(features.map ? ["/map"] : []),
    "/about",
    "/what-we-count",
    ...(reports.length ? ["/reports", "/decisions", ...reports] : []),
  ];
}

/** How many pages fit into one part, counting all languages and the fixed paths. */
export const pagesPerPart = (site: GuideSite) =>
  Math.floor(MOST_ADDRESSES / site.locales.length) - fixedPaths(site).length;

function alternates(guide: GuideAt, { path }: Entry) {
  const { locales } = guide.site;
  if (locales.length < 2) return "";
  const link = (name: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(name)}" href="${escapeXml(addressOf(guide, path, locale))}"/>`;
  return [
    ...locales.map((locale) => link(languageTag(locale), locale)),
    link("x-default", guide.site.default_locale),
  ].join("");
}

/** Each language has its own address, and each lists all the others. */
function urlsOf(guide: GuideAt, entry: Entry) {
  const others = alternates(guide, entry);
  const lastmod = entry.updated_at === null ? "" : `<lastmod>${escapeXml(entry.updated_at)}</lastmod>`;
  return guide.site.locales
    .map((locale) => `<url><loc>${escapeXml(addressOf(guide, entry.path, locale))}</loc>${lastmod}${others}</url>\n`)
    .join("");
}

/** One part of the sitemap; the first also lists the fixed paths. */
export function* sitemapOf(guide: GuideAt, part: number, pages: Iterable<SitemapPage>): Generator<string> {
  const { site } = guide;
  yield `${XML_HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">\n`;
  if (part === 1) for (const path of fixedPaths(site)) yield urlsOf(guide, { path, updated_at: null });
  for (const page of pages) yield urlsOf(guide, { path: pathOf(page), updated_at: page.published_at });
  yield "</urlset>\n";
}

/** For guides too large for one part. */
export function sitemapIndexOf(guide: GuideAt, parts: number) {
  const lines = Array.from({ length: parts }, (_, index) => {
    const address = addressOf(guide, `/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`;
  });
  return `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join("")}</sitemapindex>\n`;
}
