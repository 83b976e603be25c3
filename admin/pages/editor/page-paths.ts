import type { Page } from "#contract/pages.ts";

/** Where residents find a page, below the site's own address. */
export function publicPath({ type, slug }: Pick<Page, "type" | "slug">) {
  if (type === "home_page") return "/";
  const folder = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" }[type];
  return `/${folder}/${slug}`;
}
