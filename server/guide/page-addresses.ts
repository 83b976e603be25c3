import type { PageSnapshot } from "#contract/publications.ts";
import { dataOf, publicationPath } from "#guide/machine-readable/addresses.ts";
import { pathOf } from "#guide/paths.ts";

type Published = Pick<PageSnapshot, "type" | "slug"> & { readonly number: number };

/** Absolute addresses of a page and of one of its publications as data. The home page has no data. */
export function pageAddresses(origin: string, { type, slug, number }: Published) {
  if (type === "home_page") return { url: new URL("/", origin).href, data_url: null };
  const page = { type, slug };
  return {
    url: new URL(pathOf(page), origin).href,
    data_url: new URL(dataOf(publicationPath(page, number)), origin).href,
  };
}
