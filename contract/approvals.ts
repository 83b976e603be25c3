import * as z from "zod";
import { Done, Id, IdParams, ListMeta, listQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { letters } from "./letters.ts";

/** Who may approve what somebody else asked for: every editor, or managers only. */
export const APPROVERS = ["editor", "manager"] as const;
export type Approver = (typeof APPROVERS)[number];

export const ApprovalSettings = z.strictObject({
  /** Null: pages are published without a second person. */
  approved_by: z.enum(APPROVERS).nullable(),
  /** Null until somebody has chosen. */
  updated_at: Timestamp.nullable(),
  updated_by: z.string().nullable(),
});
export type ApprovalSettings = z.infer<typeof ApprovalSettings>;

/** A request to publish a page, or to adopt a yearly report, as it was then, and what became of it. */
export const Approval = z.strictObject({
  id: Id,
  /** One of the two is null. */
  page_id: Id.nullable(),
  report_id: Id.nullable(),
  title: z.string(),
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page", "yearly_report"]),
  /** The change note for residents, or what is corrected in a report: part of what is approved. */
  note: z.string().nullable(),
  state: z.enum(["waiting", "approved", "sent_back", "cancelled"]),
  /** It says something else now: it has to be asked for again. */
  is_outdated: z.boolean(),
  asked_by: z.string().nullable(),
  /** The person who asked, and so cannot approve. */
  asked_by_id: Id.nullable(),
  /** Still in the team: somebody who has left gets no mail. */
  is_asker_member: z.boolean(),
  asked_at: Timestamp,
  /** Why it was sent back. */
  remark: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
});
export type Approval = z.infer<typeof Approval>;

const APPROVAL_NOTE_LETTERS = 200;
export const REMARK_LETTERS = 500;

const settings = "/api/v1/approval_settings";
const SettingsResponse = z.strictObject({ approval_settings: ApprovalSettings });
const ApprovalResponse = z.strictObject({ approval: Approval });

export const approvalsApi = {
  settings: endpoint({
    method: "GET",
    path: settings,
    access: "member",
    summary: "Whether pages need a second person before they are published, and who that may be",
    response: SettingsResponse,
  }),
  setSettings: endpoint({
    method: "PUT",
    path: settings,
    access: "manager",
    summary: "Choose whether pages need a second person before they are published. Turning it off ends what waits",
    body: z.strictObject({ approval_settings: z.strictObject({ approved_by: z.enum(APPROVERS).nullable() }) }),
    response: SettingsResponse,
  }),
  list: endpoint({
    method: "GET",
    path: "/api/v1/web/approvals",
    access: "member",
    summary: "What waits for approval, or was sent back and not asked for again since, the oldest first",
    query: listQuery(["asked_at"], {
      state: z.enum(["waiting", "sent_back"]).default("waiting"),
      asked_by: z.enum(["me", "others"]).optional(),
    }),
    response: z.strictObject({ approvals: z.array(Approval), meta: ListMeta }),
  }),
  ask: endpoint({
    method: "POST",
    path: "/api/v1/web/pages/{id}/approvals",
    access: "editor",
    summary:
      "Ask for a page to be published as it is now. Somebody else approves by publishing or scheduling it; if it changes before, it has to be asked for again",
    params: IdParams,
    body: z.strictObject({
      note: letters(APPROVAL_NOTE_LETTERS).nullable().optional(),
      digest: z.string().max(100).optional(),
    }),
    response: ApprovalResponse,
    status: 201,
  }),
  sendBack: endpoint({
    method: "POST",
    path: "/api/v1/web/approvals/{id}/send_back",
    access: "editor",
    summary: "Send back what waits for approval, with a remark for the person who asked",
    params: IdParams,
    body: z.strictObject({ remark: letters(REMARK_LETTERS).min(1) }),
    response: ApprovalResponse,
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/api/v1/web/approvals/{id}",
    access: "editor",
    summary: "Take back a request for approval, or put away one that was sent back",
    params: IdParams,
    response: Done,
  }),
};
