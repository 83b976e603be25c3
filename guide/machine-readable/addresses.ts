import type { PageCard } from "../content.ts";
import { pathOf } from "../paths.ts";
import type { GuideSite } from "../site.ts";

/** A guide and where it is: `https://guide.seaview.example`. */
export type GuideAt = { readonly site: GuideSite; readonly origin: string };
type Page = Pick<PageCard, "type" | "slug">;

/** The whole address of a path. In the guide's own language an address names none. */
export function addressOf({ site, origin }: GuideAt, path: string, locale: string = site.default_locale) {
  const address = new URL(path, origin);
  if (locale !== site.default_locale) address.searchParams.set("lang", locale);
  return address.href;
}

/** One publication of a page, for good. */
export const publicationPath = (page: Page, number: number) => `${pathOf(page)}/history/${number}`;
export const documentPath = (page: Page) => `${pathOf(page)}.json`;
export const feedPath = (page: Page | null) => `${page ? pathOf(page) : ""}/feed.atom`;
export const shareImagePath = (page_id: string, number: number, locale: string) =>
  `/og/${page_id}-${number}-${encodeURIComponent(locale)}.png`;
