import type { PageCard } from "./content.ts";

const FOLDERS: Readonly<Record<PageCard["type"], string>> = {
  device_page: "devices",
  algorithm_page: "algorithms",
  collection_page: "collections",
};

/** Where a page lies in the guide. */
export const pathOf = ({ type, slug }: Pick<PageCard, "type" | "slug">) =>
  `/${FOLDERS[type]}/${encodeURIComponent(slug)}`;
