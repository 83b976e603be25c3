import * as z from "zod";
import { Id, ListMeta, listQuery, oneOrMore, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const LINK_STATES = ["broken", "not_checked", "waiting", "works"] as const;
const LinkState = z.enum(LINK_STATES);
export type LinkState = z.infer<typeof LinkState>;

/** Why a link could not be followed. Anything else that came back is a status code. */
export const LINK_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "too_many_redirects",
] as const;

const PageType = z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]);

/** A link from published pages to somewhere else. */
const OutsideLink = z.strictObject({
  url: z.string(),
  state: LinkState,
  /** The status code that came back. */
  status: z.int().nullable(),
  /** What went wrong instead. */
  problem: z.enum(LINK_PROBLEMS).nullable(),
  checked_at: Timestamp.nullable(),
  pages: z.array(z.strictObject({ id: Id, type: PageType, title: z.string() })),
});
export type OutsideLink = z.infer<typeof OutsideLink>;

export const outsideLinksApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/outside_links",
    access: "member",
    summary: "List where published pages link to, and which of these links lead nowhere",
    query: listQuery(["url", "checked_at"], { state: oneOrMore(LinkState) }),
    response: z.strictObject({
      links: z.array(OutsideLink),
      counts: z.strictObject({ broken: z.int(), not_checked: z.int(), waiting: z.int(), works: z.int() }),
      /** Whether this installation checks links. */
      is_on: z.boolean(),
      meta: ListMeta,
    }),
  }),
};
