import * as z from "zod";
import { Compared } from "./analytics.ts";
import { Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { FeedbackItem } from "./feedback.ts";
import { Day } from "./texts.ts";

const PageTypeNamed = z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]);

/** How many records each of the lists shows that somebody should look at; each is the count of a filtered list. */
export const Attention = z.strictObject({
  devices_with_errors: z.int(),
  algorithms_with_errors: z.int(),
  devices_overdue: z.int(),
  algorithms_overdue: z.int(),
  devices_without_status: z.int(),
  devices_without_location: z.int(),
  devices_without_page: z.int(),
  draft_pages: z.int(),
  /** With translations that are older than the text they were made of. */
  outdated_pages: z.int(),
  /** Published or withdrawn by nobody, though somebody had scheduled it. */
  failed_schedules: z.int(),
  open_suggestions: z.int(),
  /** Codes that people scan and that nobody gave out. */
  unknown_codes: z.int(),
});
export type Attention = z.infer<typeof Attention>;

/** Which of them are told by name: at most so many of each, the rest by its list. */
export const ATTENTION_SUBJECTS = [
  "devices_with_errors",
  "algorithms_with_errors",
  "failed_schedules",
  "devices_overdue",
  "algorithms_overdue",
  "outdated_pages",
  "unknown_codes",
  "devices_without_status",
  "devices_without_location",
  "devices_without_page",
  "draft_pages",
] as const satisfies readonly (keyof Attention)[];
export const MOST_SUBJECTS = 3;

export const AttentionSubject = z.strictObject({
  kind: z.enum(ATTENTION_SUBJECTS),
  /** Of a device, an algorithm or a page; of an unknown code what was asked for. */
  id: z.string(),
  name: z.string(),
  /** When it should have been reviewed. */
  due_on: Day.nullable(),
  page_type: PageTypeNamed.nullable(),
  /** Languages in which its translation is outdated. */
  locales: z.array(z.string()),
});
export type AttentionSubject = z.infer<typeof AttentionSubject>;

/** What the dashboard tells of: records that every member may read, and no person's account, role or session. */
export const TOLD_ACTIONS = [
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
] as const;
export type ToldAction = (typeof TOLD_ACTIONS)[number];

export const RecentAct = z.strictObject({
  id: z.string(),
  at: Timestamp,
  action: z.enum(TOLD_ACTIONS),
  /** Null for a share session: it has no name. */
  actor: z.string().nullable(),
  subject_type: z.enum(["device", "algorithm", "organization", "label", "import", "page"]),
  subject_id: z.string(),
  /** How many records were changed at once; the subject is one of them. */
  count: z.int(),
  /** A place, a datachain, a factsheet and a reply go by the name of what they belong to, an import by its file's. */
  subject_name: z.string(),
  /** Of a page. */
  page_type: PageTypeNamed.nullable(),
  is_deleted: z.boolean(),
});
export type RecentAct = z.infer<typeof RecentAct>;

/** What residents do: scans within 30 days beside the 30 before, and what still waits for an answer. */
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
      /** The newest with a comment. */
      feedback: z.array(FeedbackItem),
      activity: z.array(RecentAct),
    }),
  }),
};
