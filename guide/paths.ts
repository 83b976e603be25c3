import type { PageCard } from "./content.ts";

const FOLDERS: Readonly<Record<PageCard["type"], string>> = {
  device_page: "devices",
  algorithm_page: "algorithms",
  collection_page: "collections",
};

/** Path of a page in the guide. */
export const pathOf = ({ type, slug }: Pick<PageCard, "type" | "slug">) =>
  `/${FOLDERS[type]}/${encodeURIComponent(slug)}`;
