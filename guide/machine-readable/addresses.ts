import type { PageCard } from "../content.ts";
import { pathOf } from "../paths.ts";
import type { GuideSite } from "../site.ts";

/** A guide and its origin: `https://guide.seaview.example`. */
export type GuideAt = { readonly site: GuideSite; readonly origin: string };
type Page = Pick<PageCard, "type" | "slug">;

/** Absolute address of a path. The default language has no language parameter. */
export function addressOf({ site, origin }: GuideAt, path: string, locale: string = site.default_locale) {
  const address = new URL(path, origin);
  if (locale !== site.default_locale) address.searchParams.set("lang", locale);
  return address.href;
}

/** Permanent path of one publication. */
export const publicationPath = (page: Page, number: number) => `${pathOf(page)}/history/${number}`;
/** The same as data. */
export const dataOf = (path: string) => `${path}.json`;
export const documentPath = (page: Page) => dataOf(pathOf(page));
export const historyPath = (page: Page) => `${pathOf(page)}/history`;
export const feedPath = (page: Page | null) => `${page ? pathOf(page) : ""}/feed.atom`;
export const shareImagePath = (page_id: string, number: number, locale: string) =>
  `/og/${page_id}-${number}-${encodeURIComponent(locale)}.png`;
