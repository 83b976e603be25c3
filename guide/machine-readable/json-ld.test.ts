import { expect, test } from "vitest";
import { ALGORITHM } from "../testing/algorithm.ts";
import { CARDS } from "../testing/cards.ts";
import { COLLECTION } from "../testing/collection.ts";
import { DEVICE } from "../testing/device.ts";
import { HOME } from "../testing/home.ts";
import { INTERNAL, SITE } from "../testing/site.ts";
import { guideOf, HOSTILE, HOSTILE_DEVICE } from "../testing/hostile-guide.ts";
import { type JsonLdInput, pageJsonLd } from "./json-ld.ts";
import { scriptText } from "./script-text.ts";

type Thing = Record<string, unknown> & { "@type": string };
const input = (more: Partial<JsonLdInput>): JsonLdInput => ({
  guide: guideOf(),
  locale: "en",
  snapshot: DEVICE,
  cards: [],
  first_published_at: "2025-03-28T08:00:00Z",
  published_at: "2026-11-12T14:20:00Z",
  ...more,
});
/** Parses the script's content as a browser would. */
function graph(more: Partial<JsonLdInput>) {
  const text = scriptText(pageJsonLd(input(more)));
  expect(text).not.toMatch(/[<>&]/);
  const { "@context": context, "@graph": things } = JSON.parse(text) as { "@context": string; "@graph": Thing[] };
  expect(context).toBe("https://schema.org");
  const [site, page] = things;
  return { site, page };
}

test("a device's page has its subject, dates and breadcrumb", () => {
  const { site, page } = graph({ image: "https://guide.seaview.example/og/1.png" });
  expect(site).toMatchObject({
    "@type": "WebSite",
    url: "https://guide.seaview.example/",
    name: "Seaview Digital Guide",
    inLanguage: ["en", "es", "fr", "pt", "fil", "km", "ar"],
    publisher: { "@type": "Organization", name: "City of Seaview" },
  });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://guide.seaview.example/devices/licence-plate-reader-dock-road",
    name: "Licence plate reader, Dock Road",
    datePublished: "2025-03-28T08:00:00Z",
    dateModified: "2026-11-12T14:20:00Z",
    isPartOf: { "@id": site?.["@id"] },
    about: { "@type": "Thing", identifier: "CAM-014" },
    mentions: { name: "City of Seaview", url: "https://seaview.example" },
    encoding: { contentUrl: "https://guide.seaview.example/devices/licence-plate-reader-dock-road.json" },
    breadcrumb: {
      itemListElement: [
        { position: 1, item: "https://guide.seaview.example/" },
        { position: 2, name: "Licence plate reader, Dock Road" },
      ],
    },
  });
});

test("another language has its own texts and address", () => {
  const { page } = graph({ locale: "ar", snapshot: ALGORITHM });
  expect(page).toMatchObject({
    url: "https://guide.seaview.example/algorithms/building-permit-triage?lang=ar",
    name: "فرز رخص البناء",
    inLanguage: "ar",
  });
});

test("home has no breadcrumb; a collection lists its pages", () => {
  const { page: home } = graph({ snapshot: HOME });
  expect(home).toMatchObject({ "@type": "WebPage", url: "https://guide.seaview.example/" });
  expect(home).not.toHaveProperty("breadcrumb");
  const { page: collection } = graph({ snapshot: COLLECTION, cards: CARDS });
  expect(collection).toMatchObject({ "@type": "CollectionPage" });
  expect(collection?.["hasPart"]).toHaveLength(CARDS.length);
});

test("no text closes the script element around it", () => {
  const { page } = graph({ snapshot: HOSTILE_DEVICE, guide: guideOf({ ...SITE, name: { en: HOSTILE } }) });
  expect(page?.["name"]).toBe(HOSTILE);
});

test("omits invalid website addresses and anything internal", () => {
  const { subject } = DEVICE;
  const accountable = subject?.accountable && { ...subject.accountable, website: "javascript:alert(1)" };
  const snapshot = { ...DEVICE, subject: subject && { ...subject, accountable: accountable ?? null } };
  const text = JSON.stringify(graph({ snapshot }));
  expect(text).not.toContain("javascript:");
  expect(text).not.toContain(INTERNAL);
});
