import * as z from "zod";
import { ContentLocale, Id, ListMeta, listQuery, oneOrMore, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const PAGE_TYPES = ["collection_page", "device_page", "algorithm_page"] as const;
export const PageType = z.enum(PAGE_TYPES);
export type PageType = z.infer<typeof PageType>;

export const PageStatus = z.enum(["published", "draft"]);
export type PageStatus = z.infer<typeof PageStatus>;

/** A page as the search over all pages shows it. The home page is none of them. */
export const PageItem = z.strictObject({
  id: Id,
  type: PageType,
  status: PageStatus,
  title: z.string(),
  slug: z.string(),
  has_changes: z.boolean(),
  updated_at: Timestamp,
});
export type PageItem = z.infer<typeof PageItem>;

export const pagesApi = {
  search: endpoint({
    method: "GET",
    path: "/api/v1/web/search_pages",
    access: "member",
    summary: "Search the pages of the current customer's guide, titles in one locale",
    query: listQuery(["title", "updated_at", "created_at"], {
      locale: ContentLocale.optional(),
      type: oneOrMore(PageType),
      status: oneOrMore(PageStatus),
    }),
    response: z.strictObject({
      items: z.array(PageItem),
      meta: ListMeta.extend({
        collection_pages_count: z.int(),
        device_pages_count: z.int(),
        algorithm_pages_count: z.int(),
        published_pages_count: z.int(),
        draft_pages_count: z.int(),
      }),
    }),
  }),
};
