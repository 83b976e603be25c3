import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { guideOf, HOSTILE_DEVICE } from "../testing/hostile-guide.ts";
import { robotsOf, ROBOTS_NOWHERE } from "./robots.ts";
import { pagesPerPart, sitemapIndexOf, sitemapOf, type SitemapPage } from "./sitemap.ts";

type Link = { "@_hreflang": string; "@_href": string };
type Url = { loc: string; lastmod?: string; "xhtml:link"?: Link[] };
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap", "xhtml:link"].includes(name),
});

function parse(xml: string): Url[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  return (parser.parse(xml) as { urlset: { url: Url[] } }).urlset.url;
}
const page = (more: Partial<SitemapPage> = {}): SitemapPage => ({
  type: "device_page",
  slug: "dock-road",
  published_at: "2026-11-12T14:20:00Z",
  ...more,
});
const sitemap = (pages: SitemapPage[], part = 1, guide = guideOf({ locales: ["en", "tl"] })) =>
  parse([...sitemapOf(guide, part, pages)].join(""));

test("each language of a page has an address, which lists all others and the default", () => {
  const urls = sitemap([page()], 2);
  expect(urls.map(({ loc }) => loc)).toEqual([
    "https://guide.seaview.example/devices/dock-road",
    "https://guide.seaview.example/devices/dock-road?lang=tl",
  ]);
  for (const { lastmod, "xhtml:link": links = [] } of urls) {
    expect(lastmod).toBe("2026-11-12T14:20:00Z");
    expect(links.map((link) => [link["@_hreflang"], link["@_href"]])).toEqual([
      ["en", "https://guide.seaview.example/devices/dock-road"],
      ["fil", "https://guide.seaview.example/devices/dock-road?lang=tl"],
      ["x-default", "https://guide.seaview.example/devices/dock-road"],
    ]);
  }
});

test("a guide in one language has no alternates", () => {
  expect(sitemap([page()], 2, guideOf({ locales: ["en"] }))).toEqual([
    { loc: "https://guide.seaview.example/devices/dock-road", lastmod: "2026-11-12T14:20:00Z" },
  ]);
});

test("the first part lists the fixed pages, and a map only if there is one", () => {
  const paths = (map: boolean) => {
    const guide = guideOf({
      locales: ["en"],
      features: { feedback: true, faq: true, search: true, open_data: true, map },
    });
    return sitemap([], 1, guide).map(({ loc }) => new URL(loc).pathname);
  };
  expect(paths(true)).toEqual(["/", "/map", "/about", "/what-we-count"]);
  expect(paths(false)).not.toContain("/map");
});

test("a part never has more than 5,000 addresses", () => {
  const guide = guideOf();
  const pages = Array.from({ length: pagesPerPart(guide.site) }, (_, index) => page({ slug: `p-${index}` }));
  const count = [...sitemapOf(guide, 1, pages)].join("").split("<url>").length - 1;
  expect(count).toBeLessThanOrEqual(5000);
  expect(count).toBeGreaterThan(4900);
});

test("addresses are absolute and escaped, whatever a slug holds", () => {
  const { slug } = HOSTILE_DEVICE;
  const [url] = sitemap([page({ slug })], 2);
  expect(url?.loc).toBe(`https://guide.seaview.example/devices/${encodeURIComponent(slug)}`);
});

test("the index lists its parts by absolute address", () => {
  const xml = sitemapIndexOf(guideOf(), 3);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { sitemap } = (parser.parse(xml) as { sitemapindex: { sitemap: { loc: string }[] } }).sitemapindex;
  expect(sitemap.map(({ loc }) => loc)).toEqual(
    [1, 2, 3].map((part) => `https://guide.seaview.example/sitemap-${part}.xml`),
  );
});

test("robots may read everything except searches, and nothing on an unlisted host", () => {
  expect(robotsOf(guideOf())).toBe(
    "User-agent: *\nDisallow: /search\n\nSitemap: https://guide.seaview.example/sitemap.xml\n",
  );
  expect(ROBOTS_NOWHERE).toContain("Disallow: /\n");
});
