import * as z from "zod";
import { Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

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
});
export type Attention = z.infer<typeof Attention>;

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
] as const;
export type ToldAction = (typeof TOLD_ACTIONS)[number];

export const RecentAct = z.strictObject({
  id: z.string(),
  at: Timestamp,
  action: z.enum(TOLD_ACTIONS),
  /** Null for a share session: it has no name. */
  actor: z.string().nullable(),
  subject_type: z.enum(["device", "algorithm", "organization", "label", "import"]),
  subject_id: z.string(),
  /** How many records were changed at once; the subject is one of them. */
  count: z.int(),
  /** A place, a datachain and a factsheet go by the name of the record they belong to, an import by its file's. */
  subject_name: z.string(),
  is_deleted: z.boolean(),
});
export type RecentAct = z.infer<typeof RecentAct>;

export const dashboardApi = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/dashboard",
    access: "member",
    summary: "What needs attention at the current customer, and what was done there last",
    response: z.strictObject({ attention: Attention, activity: z.array(RecentAct) }),
  }),
};
