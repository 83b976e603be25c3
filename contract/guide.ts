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

/** How many pages are in each state; the home page is one of them. */
export const StateCounts = z.strictObject(
  Object.fromEntries(PAGE_STATES.map((state) => [state, z.int()])) as Record<(typeof PAGE_STATES)[number], z.ZodInt>,
);

/** Pages that somebody should look at: each is the count of a filtered list, which the home page is not in. */
export const GuideHealth = z.strictObject({
  with_errors: z.int(),
  needing_translation: z.int(),
  review_due: z.int(),
  oldest_review_on: Day.nullable(),
  without_image: z.int(),
  with_dead_links: z.int(),
  /** Public, and no sign leads there. */
  without_code: z.int(),
  /** Not compared yet: their errors, links and languages are not known. */
  unchecked: z.int(),
});

/** The first save of a page, a later one, or a publication; what came by a share link, and what became of it. */
export const RecentChange = z.strictObject({
  kind: z.enum(["created", "saved", "published", "suggested", "accepted", "declined"]),
  at: Timestamp,
  actor: z.string().nullable(),
  is_mine: z.boolean(),
  /** Null for suggestions. */
  page: NamedPage.nullable(),
  /** What suggestions are for, and the link they came by. */
  thread: z.strictObject({ share_link_id: Id, title: z.string() }).nullable(),
  /** How many pages it was done to at once, of which the page is one; or how many suggestions it was about. */
  count: z.int(),
  /** What was saved: paths into the content, with the locale where there is one. */
  fields: z.array(z.strictObject({ field: z.string(), locale: z.string().nullable() })),
  /** Which version was published. */
  number: z.int().nullable(),
});
export type RecentChange = z.infer<typeof RecentChange>;

export const LastPublished = z.strictObject({ at: Timestamp, page: NamedPage });

export const GuideOverview = z.strictObject({
  states: StateCounts,
  health: GuideHealth,
  /** All pages together, in the site's languages. */
  languages: z.array(Completeness),
  /** The first day somebody could read anything. */
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
