import * as z from "zod";
import { Approval } from "./approvals.ts";
import { Id, IdParams, ListMeta, listQuery, MAX_INT32, NumberParam, Timestamp } from "./common.ts";
import { ChainContent, ChainOrganization, Identifiability } from "./datachains.ts";
import { endpoint } from "./endpoint.ts";
import { Answers } from "./factsheets.ts";
import { letters } from "./letters.ts";
import { LabelRef } from "./labels.ts";
import { Geometry, Precision } from "./locations.ts";
import { PageContent } from "./page-content.ts";
import { factShape } from "./records/schemas.ts";
import { RelationType } from "./relationships.ts";
import { LText } from "./texts.ts";

const Named = z.strictObject({ id: Id, name: LText });

/** An organization behind a device or algorithm, with name and logo at the time of publication. */
const PublicOrganization = ChainOrganization.extend({ website: z.string().nullable() });

const Contact = z.strictObject({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
});

/** The public data of a page's device or algorithm. */
const PublicSubject = z.strictObject({
  kind: z.enum(["device", "algorithm"]),
  id: Id,
  name: LText,
  reference: z.string().nullable(),
  summary: LText,
  description: LText,
  ...factShape,
  privacy_url: z.string().nullable(),
  contact: Contact,
  /** A device's public status, or an algorithm's lifecycle. */
  status: z.strictObject({ name: LText, phase: z.string() }).nullable(),
  /** A day; for an algorithm, a month. */
  since: z.string().nullable(),
  until: z.string().nullable(),
  checked_on: z.string().nullable(),
  accountable: PublicOrganization.nullable(),
  suppliers: z.array(Named.extend({ role: z.string() })),
  device_type: z.string().nullable(),
  publication_category: z.string().nullable(),
  themes: z.array(z.string()),
});

/** A place with the precision its page shows. Hidden places are omitted. */
const PublicPlace = z.strictObject({
  id: Id,
  name: LText,
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  geometry: Geometry.nullable(),
  precision: Precision,
  direction_deg: z.number().nullable(),
  radius_m: z.number().nullable(),
  short_code: z.string().nullable(),
});
export type PublicPlace = z.infer<typeof PublicPlace>;

const PublicRelation = z.strictObject({
  page_id: Id,
  type: RelationType,
  /** From this page to the other, or the reverse. */
  direction: z.enum(["out", "in"]),
  title: LText,
});

const UnreviewedText = z.strictObject({ subject_id: Id, field: z.string(), locale: z.string() });

/**
 * Everything a public page shows, in all languages, as published. The guide reads nothing else about a page, so no draft
 * can leak. Site settings (name, logo, footer) are read live.
 */
export const PageSnapshot = z.strictObject({
  format: z.literal(1),
  page_id: Id,
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  slug: z.string(),
  locales: z.array(z.string()),
  default_locale: z.string(),
  content: PageContent,
  /** The content's labels that are public. Versions from before labels had names by language have none. */
  labels: z.array(LabelRef.partial({ names: true })),
  subject: PublicSubject.nullable(),
  chain: z
    .strictObject({
      taxonomy_id: z.string(),
      content: ChainContent,
      organizations: z.array(PublicOrganization),
      identifiability: Identifiability.nullable(),
    })
    .nullable(),
  /** Public answers of an algorithm's factsheet. */
  answers: Answers.nullable(),
  places: z.array(PublicPlace),
  relations: z.array(PublicRelation),
  /** Texts that a model drafted and nobody has reviewed: readers are told. Left out if there are none. */
  unreviewed: z.array(UnreviewedText).optional(),
});
export type PageSnapshot = z.infer<typeof PageSnapshot>;

/** Page size of a collection. */
export const MEMBERS_PER_PAGE = 60;

/** A public page in home, collections, search and other lists. */
export const PageCard = z.strictObject({
  page_id: Id,
  type: z.enum(["device_page", "algorithm_page", "collection_page"]),
  slug: z.string(),
  title: LText,
  subtitle: LText,
  identifiability: Identifiability.nullable(),
  /** First purpose and technology of the chain, as element ids, for the badge. */
  taxonomy_id: z.string().nullable(),
  element_ids: z.array(z.string()),
  /** Accountable organization, for the third badge. */
  accountable: z.strictObject({ name: LText, logo_key: z.string().nullable() }).nullable().optional(),
  label_ids: z.array(Id),
  status_id: Id.nullable(),
  status_phase: z.string().nullable(),
  places: z.array(z.strictObject({ name: LText, lat: z.number().nullable(), lng: z.number().nullable() })),
});
export type PageCard = z.infer<typeof PageCard>;

/** Check results: errors block publishing, warnings do not. The admin has a text and a link to the field for each. */
const PAGE_FINDING_CODES = [
  "headline_missing",
  "alt_missing",
  "chain_missing",
  "chain_errors",
  "factsheet_errors",
  "factsheet_todo",
  "contact_missing",
  "question_incomplete",
  "locale_incomplete",
  "text_unreviewed",
  "alt_unreviewed",
  "body_missing",
  "link_unclear",
  "link_dead",
  "collection_empty",
  "member_not_public",
  "place_missing",
  "subject_not_public",
  "subject_deleted",
] as const;
export const PageFinding = z.strictObject({
  code: z.enum(PAGE_FINDING_CODES),
  severity: z.enum(["error", "warning"]),
  /** A path into the content or the subject: `headline`, `questions.{id}.answer`, `chain`. */
  field: z.string(),
  locale: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PageFinding = z.infer<typeof PageFinding>;

/**
 * A difference between the public page and the next publication. `field` is a path into the snapshot (`content.headline`,
 * `content.questions.{id}.answer`, `chain.{category}`, `places.{id}`); `locale` is null for untranslated fields.
 */
export const PageChange = z.strictObject({
  field: z.string(),
  locale: z.string().nullable(),
  kind: z.enum(["text", "names", "image", "value"]),
  before: z.union([z.string(), z.array(z.string())]).nullable(),
  after: z.union([z.string(), z.array(z.string())]).nullable(),
  /**
   * Names of what the field belongs to, in the site's language: category and element of a datachain, factsheet question,
   * organization, place.
   */
  about: z.array(z.string()),
  /** Author of the last change, if known. */
  changed_by: z.string().nullable(),
  changed_at: Timestamp.nullable(),
});
export type PageChange = z.infer<typeof PageChange>;

export const REASON_LETTERS = 500;
const Reason = letters(REASON_LETTERS).min(1);

/** What residents may no longer read of an earlier version, and the reason they read in its place. */
export const Withholding = z.strictObject({
  id: Id,
  /** A part of the snapshot (`places.{id}`, `subject.name`, `note`). Null for the whole version. */
  field: z.string().nullable(),
  reason: z.string(),
  withheld_at: Timestamp,
  withheld_by: z.string().nullable(),
});
export type Withholding = z.infer<typeof Withholding>;
/** As residents may know it. */
export const Withheld = Withholding.pick({ field: true, reason: true, withheld_at: true });
export type Withheld = z.infer<typeof Withheld>;

/** A part of an earlier version that can be withheld. */
export const VersionPart = z.strictObject({
  field: z.string(),
  /** Names of what it belongs to, in the site's language: a category of the datachain, a question, a place. */
  about: z.array(z.string()),
  /** What it says, shortened. */
  said: z.string(),
  /** The public version says the same. */
  is_public_now: z.boolean(),
});
export type VersionPart = z.infer<typeof VersionPart>;

export const Publication = z.strictObject({
  number: z.int(),
  note: z.string().nullable(),
  published_at: Timestamp,
  published_by: z.string().nullable(),
  /** When it was replaced or withdrawn. Null for the current publication. */
  ended_at: Timestamp.nullable(),
  withholdings: z.array(Withholding),
});
export type Publication = z.infer<typeof Publication>;

/**
 * Why a schedule failed: the page was deleted, its checks have errors, it was not public, nobody had approved it, or an
 * internal error.
 */
export const ScheduleFailure = z.enum([
  "page_deleted",
  "checks_failed",
  "page_not_public",
  "approval_missing",
  "unexpected",
]);

export const Schedule = z.strictObject({
  id: Id,
  page_id: Id,
  title: z.string(),
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  action: z.enum(["publish", "withdraw"]),
  at: Timestamp,
  note: z.string().nullable(),
  created_by: z.string().nullable(),
  /** Errors that would block it now. */
  error_count: z.int(),
  /** Places hidden or made less precise since it was scheduled: they will be shown as they are now. */
  narrowed_places: z.int(),
  /** Why it failed. */
  failed_because: ScheduleFailure.nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

/** Change note for residents. */
export const NOTE_LETTERS = 200;
const Note = letters(NOTE_LETTERS).nullable();
/** Local time at the site: the server applies the site's time zone. `2026-11-17T08:00` */
const SiteTime = z.iso
  .datetime({ local: true, precision: -1 })
  // "local" makes the Z optional
  .refine((time) => !time.endsWith("Z"), { error: "Enter the time at the site, without a time zone" })
  .meta({ examples: ["2099-05-03T08:00"] });

/** How many versions can be withheld at once. */
export const MOST_WITHHELD = 500;

const page = "/api/v1/web/pages/{id}" as const;

export const publicationsApi = {
  changes: endpoint({
    method: "GET",
    path: `${page}/changes`,
    access: "member",
    summary: "What publishing a page would change for residents, and what its checks say",
    params: IdParams,
    response: z.strictObject({
      changes: z.array(PageChange),
      unchanged_count: z.int(),
      findings: z.array(PageFinding),
      next_number: z.int(),
      /** Identifies the compared state: publishing sends it back and is rejected if anything changed. */
      digest: z.string(),
      /** What waits for approval, outdated unless it is exactly this state, or was sent back since the last publication. */
      approval: Approval.nullable(),
    }),
  }),
  publish: endpoint({
    method: "POST",
    path: `${page}/publish`,
    access: "editor",
    summary: "Publish a page as it stands",
    params: IdParams,
    body: z.strictObject({ note: Note.optional(), digest: z.string().max(100).optional() }),
    response: z.strictObject({ publication: Publication }),
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${page}/withdraw`,
    access: "editor",
    summary: "Withdraw a page: its address then says that it was withdrawn, and why",
    params: IdParams,
    body: z.strictObject({ reason: Reason }),
    response: z.strictObject({ publication: Publication }),
  }),
  list: endpoint({
    method: "GET",
    path: `${page}/publications`,
    access: "member",
    summary: "The publications of a page, newest first",
    params: IdParams,
    query: listQuery(["number"], {}),
    response: z.strictObject({ publications: z.array(Publication), meta: ListMeta }),
  }),
  read: endpoint({
    method: "GET",
    path: `${page}/publications/{number}`,
    access: "member",
    summary: "One publication with everything it showed",
    params: z.strictObject({ id: Id, number: NumberParam }),
    response: z.strictObject({ publication: Publication, snapshot: PageSnapshot }),
  }),
  parts: endpoint({
    method: "GET",
    path: `${page}/publications/{number}/parts`,
    access: "member",
    summary: "The parts of an earlier version that can be withheld one by one",
    params: z.strictObject({ id: Id, number: NumberParam }),
    response: z.strictObject({ parts: z.array(VersionPart) }),
  }),
  withhold: endpoint({
    method: "POST",
    path: `${page}/withholdings`,
    access: "editor",
    summary: "Withhold earlier versions of a page, or one part of them: residents read the reason in its place",
    params: IdParams,
    body: z.strictObject({
      /** Versions that are no longer public. Those that do not have the part are left as they are. */
      numbers: z.array(z.int().min(1).max(MAX_INT32)).min(1).max(MOST_WITHHELD),
      /** Null for the whole versions. */
      field: z.string().min(1).max(200).nullable(),
      reason: Reason,
    }),
    response: z.strictObject({ publications: z.array(Publication) }),
  }),
  show: endpoint({
    method: "DELETE",
    path: "/api/v1/web/withholdings/{id}",
    access: "editor",
    summary: "Show again what was withheld of an earlier version",
    params: IdParams,
    response: z.strictObject({ ok: z.literal(true) }),
  }),
  preview: endpoint({
    method: "GET",
    path: `${page}/preview`,
    access: "member",
    share: { subject: "page", param: "id" },
    summary:
      "A page as publishing it now would show it, with the cards of the pages it leads to: of a collection the first ones, and how many it has",
    params: IdParams,
    response: z.strictObject({ snapshot: PageSnapshot, cards: z.array(PageCard), member_count: z.int().min(0) }),
  }),
  schedule: endpoint({
    method: "POST",
    path: `${page}/schedules`,
    access: "editor",
    summary:
      "Schedule a publication or a withdrawal, in the site's time. A publication keeps the words of now; its places are shown no more precisely than they are then",
    params: IdParams,
    body: z.strictObject({
      action: z.enum(["publish", "withdraw"]),
      at: SiteTime,
      note: Note.optional(),
      digest: z.string().max(100).optional(),
    }),
    response: z.strictObject({
      schedule: Schedule,
      /**
       * The clocks change at this time. `skipped`: the time does not exist, so it runs later; `repeated`: runs the first
       * time.
       */
      clock_change: z.enum(["skipped", "repeated"]).nullable(),
    }),
    status: 201,
  }),
  schedules: endpoint({
    method: "GET",
    path: "/api/v1/web/schedules",
    access: "member",
    summary: "What is scheduled, the next first, and what failed",
    query: listQuery(["at"], { page_id: Id.optional() }),
    response: z.strictObject({ schedules: z.array(Schedule), meta: ListMeta, time_zone: z.string() }),
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/api/v1/web/schedules/{id}",
    access: "editor",
    summary: "Cancel a schedule, or put away one that failed",
    params: IdParams,
    response: z.strictObject({ ok: z.literal(true) }),
  }),
  uncancel: endpoint({
    method: "POST",
    path: "/api/v1/web/schedules/{id}/uncancel",
    access: "editor",
    summary: "Undo the cancellation of a schedule, with the words it had kept, until its time has passed",
    params: IdParams,
    response: z.strictObject({ schedule: Schedule }),
  }),
};
