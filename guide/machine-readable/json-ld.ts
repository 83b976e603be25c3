import type { LText } from "#contract/texts.ts";
import { textIn } from "#datachain/text.ts";
import type { PageCard, PageSnapshot } from "../content.ts";
import { languageTag } from "../language.ts";
import { parseMarkdown, plainText } from "../parse-markdown.ts";
import { pathOf } from "../paths.ts";
import { safeWebUrl } from "../safe-url.ts";
import { addressOf, documentPath, type GuideAt } from "./addresses.ts";
import { DATA_LICENCE } from "./licence.ts";

type Thing = { readonly "@type": string | readonly string[]; readonly [property: string]: unknown };

export type JsonLdInput = {
  readonly guide: GuideAt;
  readonly locale: string;
  readonly snapshot: PageSnapshot;
  /** The public pages this one links to. */
  readonly cards: readonly PageCard[];
  readonly first_published_at: string;
  readonly published_at: string;
  /** Absolute address of the link preview image. */
  readonly image?: string | undefined;
};

/** Search engines read only the first few; thousands would bloat the home page. */
const MOST_PARTS = 100;

const reader =
  ({ site }: GuideAt, locale: string) =>
  (text: LText | undefined) =>
    textIn(text, locale, site.default_locale)?.text;

/** Markdown as a single line of plain text. */
const wordsOf = (markdown: string | undefined) =>
  markdown === undefined
    ? undefined
    : parseMarkdown(markdown)
        .flatMap((block) => (block.kind === "list" ? block.items : [block.children]))
        .map(plainText)
        .join(" ");

const websiteId = (guide: GuideAt) => `${addressOf(guide, "/")}#website`;

function publisherOf(guide: GuideAt, locale: string): Thing {
  const { site } = guide;
  const read = reader(guide, locale);
  const name = read(site.responsable_org_logo_alt) ?? read(site.hosted_by_label) ?? read(site.name);
  const contact = { email: site.contact_email ?? undefined, telephone: site.contact_phone ?? undefined };
  const hasContact = contact.email !== undefined || contact.telephone !== undefined;
  return {
    "@type": "Organization",
    name,
    ...(hasContact && { contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...contact } }),
  };
}

function websiteOf(guide: GuideAt, locale: string): Thing {
  const { site } = guide;
  const read = reader(guide, locale);
  return {
    "@type": "WebSite",
    "@id": websiteId(guide),
    url: addressOf(guide, "/"),
    name: read(site.name),
    description: read(site.tagline) ?? wordsOf(read(site.about)),
    inLanguage: site.locales.map(languageTag),
    publisher: publisherOf(guide, locale),
    license: DATA_LICENCE.url,
  };
}

function breadcrumbsOf(guide: GuideAt, locale: string, title: string | undefined): Thing {
  const { site } = guide;
  const steps = [{ name: reader(guide, locale)(site.name), item: addressOf(guide, "/", locale) }, { name: title }];
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return { "@type": "BreadcrumbList", itemListElement };
}

/** The page's subject. schema.org has no more specific type for a city's device or algorithm. */
function aboutOf(guide: GuideAt, locale: string, { subject, content }: PageSnapshot) {
  if (!subject) return {};
  const read = reader(guide, locale);
  const { accountable, reference } = subject;
  const website = safeWebUrl(accountable?.website);
  const name = read(content.headline) ?? read(subject.name);
  return {
    about: { "@type": "Thing", name, ...(reference && { identifier: reference }) },
    ...(accountable && {
      mentions: { "@type": "Organization", name: read(accountable.name), ...(website && { url: website }) },
    }),
  };
}

const partsOf = (guide: GuideAt, locale: string, cards: readonly PageCard[]) =>
  cards.slice(0, MOST_PARTS).map((card) => ({
    "@type": "WebPage",
    url: addressOf(guide, pathOf(card), locale),
    name: reader(guide, locale)(card.title) ?? card.slug,
  }));

const PAGE_TYPES = {
  home_page: "WebPage",
  device_page: "WebPage",
  algorithm_page: "WebPage",
  collection_page: "CollectionPage",
} as const;

function pageOf({ guide, locale, snapshot, cards, image, ...times }: JsonLdInput): Thing {
  const { type, slug, content } = snapshot;
  const read = reader(guide, locale);
  const path = type === "home_page" ? "/" : pathOf({ type, slug });
  const title = read(content.headline);
  return {
    "@type": PAGE_TYPES[type],
    "@id": addressOf(guide, path, locale),
    url: addressOf(guide, path, locale),
    name: title,
    description: read(content.subtitle),
    inLanguage: languageTag(locale),
    datePublished: times.first_published_at,
    dateModified: times.published_at,
    isPartOf: { "@id": websiteId(guide) },
    ...(image && { primaryImageOfPage: { "@type": "ImageObject", url: image } }),
    ...aboutOf(guide, locale, snapshot),
    ...(snapshot.chain &&
      type !== "home_page" && {
        encoding: {
          "@type": "MediaObject",
          encodingFormat: "application/json",
          contentUrl: addressOf(guide, documentPath({ type, slug })),
        },
      }),
    ...(type === "collection_page" && { hasPart: partsOf(guide, locale, cards) }),
    ...(type !== "home_page" && { breadcrumb: breadcrumbsOf(guide, locale, title) }),
  };
}

/** A page as JSON-LD for search engines. */
export const pageJsonLd = (input: JsonLdInput) => ({
  "@context": "https://schema.org",
  "@graph": [websiteOf(input.guide, input.locale), pageOf(input)],
});
