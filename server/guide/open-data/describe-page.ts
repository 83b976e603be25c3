import type { PageCard } from "#contract/publications.ts";
import type { DocumentHead } from "#guide/Document.tsx";
import { addressOf, feedPath, shareImagePath } from "#guide/machine-readable/addresses.ts";
import { pageJsonLd } from "#guide/machine-readable/json-ld.ts";
import { scriptText } from "#guide/machine-readable/script-text.ts";
import type { PublicPage } from "#server/pages/publishing/read-public.ts";
import type { Visit } from "../visit-site.ts";
import { guideAt } from "./answer-file.ts";
import { firstPublishedAt } from "./show-page-files.ts";

/** Metadata in a page's head for search engines, feed readers and link previews. */
export function describePage(
  visit: Pick<Visit, "frame" | "locale">,
  page: PublicPage,
  { cards, title }: { readonly cards: readonly PageCard[]; readonly title: string },
): Pick<DocumentHead, "feed" | "image" | "jsonLd"> {
  const { locale } = visit;
  const guide = guideAt(visit);
  const { snapshot, number, published_at } = page;
  const { page_id, type, slug } = snapshot;
  const image = addressOf(guide, shareImagePath(page_id, number, locale));
  const first_published_at = firstPublishedAt(page);
  const jsonLd = pageJsonLd({ guide, locale, snapshot, cards, published_at, first_published_at, image });
  const href = addressOf(guide, feedPath(type === "home_page" ? null : { type, slug }), locale);
  return { feed: { href, title }, image, jsonLd: scriptText(jsonLd) };
}
