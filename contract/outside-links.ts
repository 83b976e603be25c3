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

/** A link from the public guide to somewhere else. */
const OutsideLink = z.strictObject({
  url: z.string(),
  state: LinkState,
  /** The status code that came back. */
  status: z.int().nullable(),
  /** What went wrong instead. */
  problem: z.enum(LINK_PROBLEMS).nullable(),
  checked_at: Timestamp.nullable(),
  pages: z.array(z.strictObject({ id: Id, type: PageType, title: z.string() })),
  /** Other places of the guide that have it: the site's settings, with null, or an adopted yearly report. */
  sources: z.array(z.strictObject({ report_id: Id.nullable(), title: z.string().nullable() })),
});
export type OutsideLink = z.infer<typeof OutsideLink>;

export const outsideLinksApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/outside_links",
    access: "member",
    summary: "List where the public guide links to, and which of these links lead nowhere",
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
