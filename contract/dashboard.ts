import * as z from "zod";
import { Compared } from "./analytics.ts";
import { Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { FeedbackItem } from "./feedback.ts";
import { Day } from "./texts.ts";

const PageTypeNamed = z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]);

/** Number of records that need attention; each figure equals the count of a filtered list. */
export const Attention = z.strictObject({
  devices_with_errors: z.int(),
  algorithms_with_errors: z.int(),
  devices_overdue: z.int(),
  algorithms_overdue: z.int(),
  devices_without_status: z.int(),
  devices_without_location: z.int(),
  devices_without_page: z.int(),
  draft_pages: z.int(),
  /** Pages with translations older than their source. */
  outdated_pages: z.int(),
  /** Scheduled publications or withdrawals that failed. */
  failed_schedules: z.int(),
  open_suggestions: z.int(),
  /** Scanned codes that were never issued. */
  unknown_codes: z.int(),
  /** Links of public pages that lead nowhere. */
  broken_links: z.int(),
  /** Yearly reports that were never adopted and are due within 30 days, or were before. */
  reports_due: z.int(),
});
export type Attention = z.infer<typeof Attention>;

/** The kinds listed by name: at most MOST_SUBJECTS of each, the rest only in the filtered list. */
export const ATTENTION_SUBJECTS = [
  "devices_with_errors",
  "algorithms_with_errors",
  "failed_schedules",
  "devices_overdue",
  "algorithms_overdue",
  "reports_due",
  "outdated_pages",
  "broken_links",
  "unknown_codes",
  "devices_without_status",
  "devices_without_location",
  "devices_without_page",
  "draft_pages",
] as const satisfies readonly (keyof Attention)[];
export const MOST_SUBJECTS = 3;

export const AttentionSubject = z.strictObject({
  kind: z.enum(ATTENTION_SUBJECTS),
  /** Id of a device, algorithm, page or report; for an unknown code, the code as requested; for a link, its first page. */
  id: z.string(),
  name: z.string(),
  /** When it should have been reviewed, or is due. */
  due_on: Day.nullable(),
  page_type: PageTypeNamed.nullable(),
  /** Languages in which its translation is outdated. */
  locales: z.array(z.string()),
});
export type AttentionSubject = z.infer<typeof AttentionSubject>;

/** Actions shown on the dashboard: changes to records every member may read, never to accounts, roles or sessions. */
export const ACTIVITY_ACTIONS = [
  "device.created",
  "device.updated",
  "device.removed",
  "device.restored",
  "algorithm.created",
  "algorithm.updated",
  "algorithm.removed",
  "algorithm.restored",
  "organization.created",
  "organization.updated",
  "organization.removed",
  "organization.restored",
  "label.created",
  "label.updated",
  "label.removed",
  "label.restored",
  "location.created",
  "location.batch_created",
  "location.updated",
  "location.removed",
  "location.restored",
  "factsheet.updated",
  "datachain.updated",
  "import.done",
  "import.undone",
  "page.created",
  "page.updated",
  "page.published",
  "page.withdrawn",
  "page.removed",
  "page.restored",
  "feedback.reply_published",
  "sign_batch.created",
  "suggestion.sent",
  "suggestion.accepted",
  "suggestion.declined",
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

export const RecentAct = z.strictObject({
  id: z.string(),
  at: Timestamp,
  action: z.enum(ACTIVITY_ACTIONS),
  /** Null for a share session, which has no name; for its suggestions, the name the guest gave. */
  actor: z.string().nullable(),
  subject_type: z.enum(["device", "algorithm", "organization", "label", "import", "page", "signs"]),
  subject_id: z.string(),
  /** Records changed at once, including the subject, or signs printed. */
  count: z.int(),
  /** Places, datachains, factsheets, replies and suggestions use the name of their parent, imports their file name. */
  subject_name: z.string(),
  /** Only for pages. */
  page_type: PageTypeNamed.nullable(),
  is_deleted: z.boolean(),
});
export type RecentAct = z.infer<typeof RecentAct>;

/** Residents' activity: scans in the last 30 days and the 30 before, and open feedback. */
export const ResidentFigures = z.strictObject({
  scans: Compared,
  open_cases: z.int(),
  oldest_case_at: Timestamp.nullable(),
});
export type ResidentFigures = z.infer<typeof ResidentFigures>;

export const dashboardApi = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/dashboard",
    access: "member",
    summary: "What needs attention at the current customer, what residents do and say, and what was done there last",
    response: z.strictObject({
      attention: Attention,
      subjects: z.array(AttentionSubject),
      residents: ResidentFigures,
      /** The latest feedback with a comment. */
      feedback: z.array(FeedbackItem),
      activity: z.array(RecentAct),
    }),
  }),
};
