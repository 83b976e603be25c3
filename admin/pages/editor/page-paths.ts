import { paths } from "#admin/paths.ts";
import type { Page } from "#contract/pages.ts";

type Addressed = Pick<Page, "id" | "type">;

/** Where a page is edited. */
export function pagePath({ id, type }: Addressed) {
  if (type === "home_page") return paths.homePage();
  if (type === "device_page") return paths.devicePage(id);
  return type === "algorithm_page" ? paths.algorithmPage(id) : paths.collectionPage(id);
}

/** Where residents find it, below the site's own address. */
export function publicPath({ type, slug }: Pick<Page, "type" | "slug">) {
  if (type === "home_page") return "/";
  const folder = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" }[type];
  return `/${folder}/${slug}`;
}
