import type { PageCard } from "./content.ts";

const FOLDERS: Readonly<Record<PageCard["type"], string>> = {
  device_page: "devices",
  algorithm_page: "algorithms",
  collection_page: "collections",
};

/** `/devices` */
export const folderOf = (type: PageCard["type"]) => `/${FOLDERS[type]}`;

/** Path of a page in the guide. */
export const pathOf = ({ type, slug }: Pick<PageCard, "type" | "slug">) =>
  `${folderOf(type)}/${encodeURIComponent(slug)}`;
