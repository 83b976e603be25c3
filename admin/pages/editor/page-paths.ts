import type { Page } from "#contract/pages.ts";

/** The page's public path, below the site's address. */
export function publicPath({ type, slug }: Pick<Page, "type" | "slug">) {
  if (type === "home_page") return "/";
  const folder = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" }[type];
  return `/${folder}/${slug}`;
}
