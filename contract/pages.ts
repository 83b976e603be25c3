import * as z from "zod";
import {
  ContentLocale,
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LockVersion,
  oneOrMore,
  queryFlag,
  Timestamp,
} from "./common.ts";
import { Identifiability } from "./datachains.ts";
import { endpoint, multipart } from "./endpoint.ts";
import { LabelRef } from "./labels.ts";
import { PageContent } from "./page-content.ts";
import { Approval } from "./approvals.ts";
import { PageFinding, Publication, Schedule, ScheduleFailure } from "./publications.ts";
import { Activity } from "./texts.ts";

/** Page types in lists. The home page is not one of them: each site has exactly one, always published. */
export const PAGE_TYPES = ["collection_page", "device_page", "algorithm_page"] as const;
export const PageType = z.enum(PAGE_TYPES);
export type PageType = z.infer<typeof PageType>;
const AnyPageType = z.enum([...PAGE_TYPES, "home_page"]);
export type AnyPageType = z.infer<typeof AnyPageType>;

export const PAGE_STATUSES = ["published", "draft"] as const;
export const PageStatus = z.enum(PAGE_STATUSES);
export type PageStatus = z.infer<typeof PageStatus>;

/** Combined status: never published, public, public with unpublished changes, no longer public. */
export const PAGE_STATES = ["draft", "published", "changed", "withdrawn"] as const;
export const PageState = z.enum(PAGE_STATES);
export type PageState = z.infer<typeof PageState>;

/** Progress of a language: texts that exist and match their source, out of all texts shown. */
export const Completeness = z.strictObject({
  locale: z.string(),
  done: z.int(),
  outdated: z.int(),
  missing: z.int(),
});
export type Completeness = z.infer<typeof Completeness>;

/** The next scheduled action. */
export const NextSchedule = z.strictObject({
  action: z.enum(["publish", "withdraw"]),
  at: Timestamp,
  error_count: z.int(),
  /** Why it failed. */
  failed_because: ScheduleFailure.nullable(),
});

/** A page in search results. */
export const PageItem = z.strictObject({
  id: Id,
  type: PageType,
  status: PageStatus,
  title: z.string(),
  slug: z.string(),
  has_changes: z.boolean(),
  state: PageState,
  change_count: z.int(),
  error_count: z.int(),
  languages: z.array(Completeness),
  labels: z.array(LabelRef),
  scheduled: NextSchedule.nullable(),
  /** From the subject's datachain. */
  identifiability: Identifiability.nullable(),
  /** From the device's status, or the algorithm's lifecycle. */
  phase: z.string().nullable(),
  /** Template the device or algorithm was created from; selects the glyph. */
  template_id: z.string().nullable(),
  /** First place of the page's device. */
  place_name: z.string().nullable(),
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
});
export type PageItem = z.infer<typeof PageItem>;

/** A collection in lists, as its saved settings show it to residents. */
export const CollectionItem = z.strictObject({
  id: Id,
  /** Public pages only. */
  member_count: z.int(),
  /** Badges of the first three pages. */
  badges: z.array(PageItem.pick({ type: true, identifiability: true, template_id: true })),
});
export type CollectionItem = z.infer<typeof CollectionItem>;

/** Places of public pages: shown in total, shown only as an area, and hidden. */
export const PlaceCounts = z.strictObject({ shown: z.int(), as_area: z.int(), hidden: z.int() });
export type PlaceCounts = z.infer<typeof PlaceCounts>;

/** The device or algorithm a page is about. */
const SubjectRef = z.strictObject({ kind: z.enum(["device", "algorithm"]), id: Id, name: z.string() });
/** If the record was deleted, its name remains, with a way to restore it. */
export const PageSubject = SubjectRef.extend({ is_deleted: z.boolean() });

export const Page = z.strictObject({
  id: Id,
  type: AnyPageType,
  status: PageStatus,
  state: PageState,
  slug: z.string(),
  title: z.string(),
  subject: PageSubject.nullable(),
  content: PageContent,
  lock_version: LockVersion,
  /** Unpublished differences, and check findings. */
  change_count: z.int(),
  findings: z.array(PageFinding),
  /** A record that the page shows has changed: both are about to be found again. */
  is_checking: z.boolean(),
  languages: z.array(Completeness),
  publication: Publication.nullable(),
  /** What waits for approval, or was sent back since the last publication. */
  approval: Approval.nullable(),
  withdrawn_because: z.string().nullable(),
  schedules: z.array(Schedule),
  relationship_count: z.int(),
  /** Comments of residents, without spam; 0 for a share session, which sees neither them nor codes. */
  comment_count: z.int(),
  /** Short codes that open the page, retired ones too. */
  short_code_count: z.int(),
  locales: z.array(z.string()),
  default_locale: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  updated_by: z.string().nullable(),
});
export type Page = z.infer<typeof Page>;
const PageResponse = z.strictObject({ page: Page });

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use a–z, 0–9 and single dashes");

/** A save of a page; consecutive saves by one person are merged. */
export const Revision = z.strictObject({
  id: Id,
  number: z.int(),
  saved_at: Timestamp,
  first_saved_at: Timestamp,
  save_count: z.int(),
  saved_by: z.string().nullable(),
  is_mine: z.boolean(),
  /** Changed fields: paths into the content such as `body`, with the locale if translated. */
  fields: z.array(z.strictObject({ field: z.string(), locale: z.string().nullable() })),
  /** The last publication of this revision, if any. */
  publication: Publication.nullable(),
  /** Earlier publications of it, newest first: what the page is about changed in between. */
  earlier_publications: z.array(Publication),
  restored_from: z.int().nullable(),
  /** When the restored revision was saved. */
  restored_saved_at: Timestamp.nullable(),
});
export type Revision = z.infer<typeof Revision>;

/** Someone else editing the page now. */
export const Presence = z.strictObject({ id: Id, name: z.string(), field: z.string().nullable() });
export type Presence = z.infer<typeof Presence>;

const page = "/api/v1/web/pages/{id}" as const;
const OfPage = z.strictObject({ id: Id, revision_id: Id });
/** Limit per request. */
const ManyIds = z.array(Id).min(1).max(500);

export const pagesApi = {
  search: endpoint({
    method: "GET",
    path: "/api/v1/web/search_pages",
    access: "member",
    summary: "Search the pages of the current customer's guide, titles in one locale",
    query: listQuery(["title", "updated_at", "created_at", "published_at", "change_count"], {
      locale: ContentLocale.optional(),
      id: oneOrMore(Id),
      type: oneOrMore(PageType),
      status: oneOrMore(PageStatus),
      state: oneOrMore(PageState),
      label_id: oneOrMore(Id),
      /** Pages of devices with this status. */
      device_status_id: oneOrMore(Id),
      /** Pages with a missing or outdated text in this language. */
      needs_locale: oneOrMore(ContentLocale),
      /** Whether a translation is older than its source. */
      has_outdated: queryFlag.optional(),
      has_errors: queryFlag.optional(),
      is_scheduled: queryFlag.optional(),
      has_image: queryFlag.optional(),
      review_due: queryFlag.optional(),
      /** Whether its texts link to pages of this guide that are not public. */
      has_dead_links: queryFlag.optional(),
      /** Whether an active short code leads to it. */
      has_code: queryFlag.optional(),
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
  read: endpoint({
    method: "GET",
    path: page,
    access: "member",
    share: { subject: "page", param: "id" },
    summary: "A page with all it says, in all languages",
    params: IdParams,
    response: PageResponse,
  }),
  home: endpoint({
    method: "GET",
    path: "/api/v1/web/home_page",
    access: "member",
    summary: "The home page of the current customer's site",
    response: PageResponse,
  }),
  places: endpoint({
    method: "GET",
    path: "/api/v1/web/home_page/places",
    access: "member",
    summary: "How many places the public pages show, and how precisely",
    response: z.strictObject({ places: PlaceCounts }),
  }),
  collections: endpoint({
    method: "GET",
    path: "/api/v1/web/collections",
    access: "member",
    summary: "How many public pages collections show, and the badges of the first",
    query: z.strictObject({ id: oneOrMore(Id) }),
    response: z.strictObject({ collections: z.array(CollectionItem) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/web/pages",
    access: "editor",
    summary: "Create a page for a device, an algorithm or a collection; it begins with what the inventory already says",
    body: z.strictObject({
      page: z.strictObject({
        id: Id.optional(),
        type: PageType,
        subject_id: Id.nullable().default(null),
        content: PageContent.optional(),
      }),
    }),
    response: PageResponse,
    status: 201,
  }),
  without: endpoint({
    method: "GET",
    path: "/api/v1/web/subjects_without_page",
    access: "member",
    summary: "Devices and algorithms that have no page yet",
    query: listQuery(["name"], { kind: z.enum(["device", "algorithm"]).optional() }),
    response: z.strictObject({ subjects: z.array(SubjectRef), meta: ListMeta }),
  }),
  createMany: endpoint({
    method: "POST",
    path: "/api/v1/web/pages/create_many",
    access: "editor",
    summary: "Create draft pages for devices and algorithms that have none",
    body: z.strictObject({ subject_ids: ManyIds }),
    response: z.strictObject({ ids: z.array(Id) }),
  }),
  update: endpoint({
    method: "PUT",
    path: page,
    access: "editor",
    summary: "Save what a page says. Residents read it once it is published",
    params: IdParams,
    body: z.strictObject({
      page: z.strictObject({ content: PageContent, lock_version: LockVersion, save_id: Id.optional() }),
    }),
    response: PageResponse,
    max_bytes: 4 * 1024 * 1024,
  }),
  rename: endpoint({
    method: "PUT",
    path: `${page}/slug`,
    access: "editor",
    summary: "Change a page's address. The old one leads to the new one",
    params: IdParams,
    body: z.strictObject({ slug: Slug.min(1).max(80) }),
    response: PageResponse,
  }),
  upload: endpoint({
    method: "POST",
    path: `${page}/image`,
    access: "editor",
    summary: "Upload an image for a page; saving the page with its key shows it",
    params: IdParams,
    body: multipart(/^image$/, "`image`: an image file"),
    response: z.strictObject({ key: z.string(), width: z.int(), height: z.int() }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: page,
    access: "editor",
    summary: "Delete a page that residents cannot read",
    params: IdParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: `${page}/restore`,
    access: "editor",
    summary: "Undo the deletion of a page",
    params: IdParams,
    response: PageResponse,
  }),
  labelMany: endpoint({
    method: "POST",
    path: "/api/v1/web/pages/label_many",
    access: "editor",
    summary: "Add labels to pages and remove others from them",
    body: z.strictObject({ ids: ManyIds, add: z.array(Id).max(50), remove: z.array(Id).max(50) }),
    response: z.strictObject({ changed_count: z.int() }),
  }),
  revisions: endpoint({
    method: "GET",
    path: `${page}/revisions`,
    access: "member",
    summary: "The saves of a page, newest first",
    params: IdParams,
    query: listQuery(["number"], { is_published: queryFlag.optional() }),
    response: z.strictObject({ revisions: z.array(Revision), meta: ListMeta }),
  }),
  revision: endpoint({
    method: "GET",
    path: `${page}/revisions/{revision_id}`,
    access: "member",
    summary: "A page as it was after one save",
    params: OfPage,
    response: z.strictObject({ revision: Revision, content: PageContent }),
  }),
  restoreRevision: endpoint({
    method: "POST",
    path: `${page}/revisions/{revision_id}/restore`,
    access: "editor",
    summary: "Bring back one field of an earlier state, or everything. Public only once it is published",
    params: OfPage,
    body: z.strictObject({
      lock_version: LockVersion,
      /** Defaults to the whole page. */
      field: z.string().max(200).optional(),
      locale: ContentLocale.optional(),
    }),
    response: PageResponse,
  }),
  presence: endpoint({
    method: "POST",
    path: `${page}/presence`,
    access: "member",
    token: "never",
    summary: "Say that one is on a page, and at which field; answers who else is",
    params: IdParams,
    body: z.strictObject({ tab_id: Id, field: z.string().max(200).nullable(), is_leaving: z.boolean().optional() }),
    response: z.strictObject({ people: z.array(Presence) }),
  }),
  activity: endpoint({
    method: "GET",
    path: `${page}/activity`,
    access: "member",
    summary: "Who did what to a page, newest first",
    params: IdParams,
    query: listQuery(["at"], {}),
    response: z.strictObject({ activity: z.array(Activity), meta: ListMeta }),
  }),
};
