import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { idOf } from "../testing/site.ts";
import { guideOf, HOSTILE, HOSTILE_DEVICE, HOSTILE_IN_XML } from "../testing/hostile-guide.ts";
import { atomFeed, type FeedEntry } from "./atom-feed.ts";

type Link = { "@_rel": string; "@_href": string };
type Entry = { id: string; title: string; updated: string; summary: string; link: Link[] };
type Feed = {
  "@_xml:lang": string;
  id: string;
  title: string;
  updated: string;
  author: { name: string };
  link: Link[];
  entry: Entry[];
};

const options = {
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  isArray: (name: string) => ["entry", "link"].includes(name),
};
function parse(xml: string): Feed {
  expect(XMLValidator.validate(xml)).toBe(true);
  return (new XMLParser(options).parse(xml) as { feed: Feed }).feed;
}
const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  type: "device_page",
  slug: "dock-road",
  title: { en: "Dock Road", km: "ផ្លូវផែ" },
  page_id: idOf(1),
  number: 2,
  is_withdrawal: false,
  withheld: [],
  at: "2026-11-12T14:20:00Z",
  note: "Kept for 30 days, no longer 60",
  ...more,
});
const begun_at = "2025-01-01T00:00:00Z";
const feed = (entries: FeedEntry[], locale = "en", page: FeedEntry | null = null) =>
  parse(atomFeed({ guide: guideOf(), locale, page, entries, begun_at }));

test("a publication is an entry with title, note, date and permanent links to page and data", () => {
  const first = entry({ number: 1, note: null, at: "2026-01-01T00:00:00Z" });
  const { entry: entries, ...head } = feed([entry(), first]);
  expect(head).toMatchObject({
    id: "https://guide.seaview.example/feed.atom",
    title: "Seaview Digital Guide",
    updated: "2026-11-12T14:20:00Z",
    author: { name: "Seaview Digital Guide" },
  });
  expect(entries).toMatchObject([
    {
      id: `urn:uuid:${idOf(1)}#2`,
      title: "Dock Road",
      updated: "2026-11-12T14:20:00Z",
      summary: "Kept for 30 days, no longer 60",
      link: [
        { "@_type": "text/html", "@_href": "https://guide.seaview.example/devices/dock-road/history/2" },
        { "@_type": "application/json", "@_href": "https://guide.seaview.example/devices/dock-road/history/2.json" },
      ],
    },
    { summary: "First published" },
  ]);
});

test("a page's feed names the page in the requested language", () => {
  const page = entry();
  const { title, link, "@_xml:lang": lang, entry: entries } = feed([page], "km", page);
  expect(title).toBe("ផ្លូវផែ – មគ្គុទ្ទេសក៍ឌីជីថលស៊ីវ្យូ");
  expect(lang).toBe("km");
  expect(link.map((one) => [one["@_rel"], one["@_href"]])).toEqual([
    ["self", "https://guide.seaview.example/devices/dock-road/feed.atom?lang=km"],
    ["alternate", "https://guide.seaview.example/devices/dock-road?lang=km"],
  ]);
  expect(entries[0]?.link[0]?.["@_href"]).toBe("https://guide.seaview.example/devices/dock-road/history/2?lang=km");
});

test("a withdrawal is an entry with date, reason and the page's address", () => {
  const withdrawn = entry({ is_withdrawal: true, at: "2026-11-15T09:00:00Z", note: "The street is closed." });
  const { updated, entry: entries } = feed([withdrawn]);
  expect(updated).toBe("2026-11-15T09:00:00Z");
  expect(entries).toMatchObject([
    {
      id: `urn:uuid:${idOf(1)}#2-withdrawn`,
      title: "Dock Road",
      updated: "2026-11-15T09:00:00Z",
      summary: "Withdrawn: The street is closed.",
      link: [{ "@_href": "https://guide.seaview.example/devices/dock-road" }],
    },
  ]);
  expect(feed([withdrawn], "fr").entry[0]?.summary).toBe("Retirée : The street is closed.");
});

test("a feed does not lead to versions that the site keeps to itself, or to data it does not offer", () => {
  const { features } = guideOf().site;
  const hrefs = (more: Partial<typeof features>) => {
    const guide = guideOf({ features: { ...features, ...more } });
    const [found] = parse(atomFeed({ guide, locale: "en", page: null, entries: [entry()], begun_at })).entry;
    return found?.link.map((one) => new URL(one["@_href"]).pathname);
  };
  expect(hrefs({ changes: false })).toEqual(["/devices/dock-road"]);
  expect(hrefs({ open_data: false })).toEqual(["/devices/dock-road/history/2"]);
});

test("a feed without publications is valid", () => {
  expect(feed([])).toMatchObject({ updated: begun_at, title: "Seaview Digital Guide" });
});

test("no text breaks out of a feed, and addresses stay intact", () => {
  const { slug } = HOSTILE_DEVICE;
  const [found] = feed([entry({ title: { en: HOSTILE }, note: HOSTILE, slug })]).entry;
  expect(found?.title).toBe(HOSTILE_IN_XML);
  expect(found?.summary).toBe(HOSTILE_IN_XML);
  expect(new URL(found?.link[0]?.["@_href"] ?? "").pathname).toBe(`/devices/${encodeURIComponent(slug)}/history/2`);
});
