import * as z from "zod";
import { Done, Id, IdParams, ListMeta, listQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Day } from "./texts.ts";

/** A path on the site: `/technologies/118`, without host, query or fragment. */
export const SitePath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/[^\s?#\\]*$/, "Enter a path such as /technologies/118")
  .refine((path) => !path.startsWith("//") && !/(^|\/)\.\.?(\/|$)/.test(path), "Enter a path such as /technologies/118")
  .meta({ examples: ["/technologies/118"] });

export const Redirect = z.strictObject({
  id: Id,
  path: z.string(),
  /** The target page; null for any other path of the site. */
  page: z
    .strictObject({
      id: Id,
      type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
      title: z.string(),
      is_public: z.boolean(),
    })
    .nullable(),
  target: z.string().nullable(),
  /** Created automatically when a page's address changed, or by a person. */
  origin: z.enum(["address_change", "person"]),
  created_by: z.string().nullable(),
  created_at: Timestamp,
  /** Number of uses in the last 30 days. */
  recent_uses: z.int(),
  /** Null if never used. */
  last_used_on: Day.nullable(),
});
export type Redirect = z.infer<typeof Redirect>;

export const redirectsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/web/redirects",
    access: "member",
    summary: "Old addresses of the site and where they lead",
    query: listQuery(["path", "created_at"], {}),
    response: z.strictObject({ redirects: z.array(Redirect), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/web/redirects",
    access: "editor",
    summary: "Let an old address lead to a page, or to another path of the site",
    body: z.strictObject({
      redirect: z.strictObject({
        id: Id.optional(),
        path: SitePath,
        page_id: Id.nullable().default(null),
        /** Path on the site, if not a page. Without either it leads to the home page. */
        target: SitePath.nullable().default(null),
      }),
    }),
    response: z.strictObject({ redirect: Redirect }),
    status: 201,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/web/redirects/{id}",
    access: "editor",
    summary: "Delete a redirect",
    params: IdParams,
    response: Done,
  }),
};
