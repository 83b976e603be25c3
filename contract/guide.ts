import * as z from "zod";
import { Id, LocaleQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Completeness, PAGE_STATES } from "./pages.ts";
import { Day } from "./texts.ts";

const NamedPage = z.strictObject({
  id: Id,
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  title: z.string(),
});

/** Number of pages in each state, including the home page. */
export const StateCounts = z.strictObject(
  Object.fromEntries(PAGE_STATES.map((state) => [state, z.int()])) as Record<(typeof PAGE_STATES)[number], z.ZodInt>,
);

/** Pages that need attention: each figure equals the count of a filtered list, so the home page is not included. */
export const GuideHealth = z.strictObject({
  with_errors: z.int(),
  needing_translation: z.int(),
  review_due: z.int(),
  oldest_review_on: Day.nullable(),
  without_image: z.int(),
  with_dead_links: z.int(),
  /** Public pages that no short code leads to. */
  without_code: z.int(),
  /** Not yet checked: errors, links and languages are unknown. */
  unchecked: z.int(),
});

/** A page's first save, a later save or a publication; suggestions from a share link, and decisions about them. */
export const RecentChange = z.strictObject({
  kind: z.enum(["created", "saved", "published", "suggested", "accepted", "declined"]),
  at: Timestamp,
  actor: z.string().nullable(),
  is_mine: z.boolean(),
  /** Null for suggestions. */
  page: NamedPage.nullable(),
  /** For suggestions: the share link they came through. */
  thread: z.strictObject({ share_link_id: Id, title: z.string() }).nullable(),
  /** Number of pages changed at once, including this one; or number of suggestions. */
  count: z.int(),
  /** Changed fields: paths into the content, with the locale if translated. */
  fields: z.array(z.strictObject({ field: z.string(), locale: z.string().nullable() })),
  /** Number of the publication. */
  number: z.int().nullable(),
});
export type RecentChange = z.infer<typeof RecentChange>;

export const LastPublished = z.strictObject({ at: Timestamp, page: NamedPage });

export const GuideOverview = z.strictObject({
  states: StateCounts,
  health: GuideHealth,
  /** All pages combined, per site language. */
  languages: z.array(Completeness),
  /** When the first page became public. */
  public_since: Timestamp.nullable(),
  last_published: LastPublished.nullable(),
  recent: z.array(RecentChange),
});
export type GuideOverview = z.infer<typeof GuideOverview>;

export const guideApi = {
  overview: endpoint({
    method: "GET",
    path: "/api/v1/web/overview",
    access: "member",
    summary: "How the guide stands: pages by state, what needs somebody, languages, what happened last",
    query: LocaleQuery,
    response: z.strictObject({ overview: GuideOverview }),
  }),
};
