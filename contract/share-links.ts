import * as z from "zod";
import { Done, Email, Id, IdParams, ListMeta, listQuery, oneLine, Timestamp, UiLocale } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { SHARED_PARTS, SHARED_SUBJECTS } from "./share-scope.ts";

export const SharePermission = z.enum(["view", "suggest"]);
export type SharePermission = z.infer<typeof SharePermission>;
export const SharedPart = z.enum(SHARED_PARTS);
const SharedType = z.enum(SHARED_SUBJECTS);

export const DEFAULT_SHARE_DAYS = 14;
export const MAX_SHARE_DAYS = 90;
export const MAX_SHARE_MAILS = 10;

export const ShareLink = z.strictObject({
  id: Id,
  redirect_to: z.string(),
  permission: SharePermission,
  /** Recipient's name, for the team only: not shown to whoever opens the link. */
  label: z.string(),
  expires_at: Timestamp,
  revoked_at: Timestamp.nullable(),
  last_used_at: Timestamp.nullable(),
  use_count: z.int(),
  mails: z.array(z.strictObject({ email: z.string(), sent_at: Timestamp.nullable() })),
  open_suggestion_count: z.int(),
  created_at: Timestamp,
  created_by: z.string().nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** The link's target is derived from subject and part, so it cannot lead anywhere else. */
export const ShareLinkInput = z.strictObject({
  subject: z.strictObject({ type: SharedType, id: Id }),
  part: SharedPart,
  permission: SharePermission,
  label: oneLine(120).min(1),
  days: z.int().min(1).max(MAX_SHARE_DAYS).default(DEFAULT_SHARE_DAYS),
});
export type ShareLinkInput = z.infer<typeof ShareLinkInput>;

/** Each address gets its own link to the same target; revoking ends all of them. */
export const ShareMail = z.strictObject({
  to: z.array(Email).min(1).max(MAX_SHARE_MAILS),
  ui_locale: UiLocale.default("en"),
});
export type ShareMail = z.infer<typeof ShareMail>;

/** Introduction shown to someone who opens a link. */
export const SharedWith = z.strictObject({
  customer_name: z.string(),
  /** The person who created the link; null if their account no longer exists. */
  invited_by: z.string().nullable(),
  title: z.string(),
  subject: z.strictObject({ type: SharedType, id: Id }).nullable(),
  parts: z.array(SharedPart),
  permission: SharePermission,
  expires_at: Timestamp,
});
export type SharedWith = z.infer<typeof SharedWith>;

const ShareLinkResponse = z.strictObject({ share_link: ShareLink });

export const shareLinksApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/share_links",
    access: "editor",
    summary: "List the share links of the current customer, newest first; those to one subject, if it is named",
    query: listQuery(["created_at"], { subject_type: SharedType.optional(), subject_id: Id.optional() }),
    response: z.strictObject({ share_links: z.array(ShareLink), meta: ListMeta }),
  }),
  share: endpoint({
    method: "POST",
    path: "/api/v1/share_links",
    access: "editor",
    summary: "Make a share link, and mail it if addresses are given. Its token is in this answer and nowhere else",
    body: z.strictObject({ share_link: ShareLinkInput, mail: ShareMail.optional() }),
    response: ShareLinkResponse.extend({ token: z.string() }),
    status: 201,
  }),
  mail: endpoint({
    method: "POST",
    path: "/api/v1/share_links/{id}/mail",
    access: "editor",
    summary: "Mail a share link to someone",
    params: IdParams,
    body: z.strictObject({ mail: ShareMail }),
    response: ShareLinkResponse,
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/api/v1/share_links/{id}",
    access: "editor",
    summary: "Revoke a share link: it and every session it opened stop working",
    params: IdParams,
    response: Done,
  }),
  lookup: endpoint({
    method: "POST",
    path: "/api/share/lookup",
    access: "public",
    summary: "Who made the share link that a token belongs to, what it opens and until when",
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: z.strictObject({ shared: SharedWith }),
  }),
  current: endpoint({
    method: "GET",
    path: "/api/share",
    access: "member",
    share: "any",
    summary: "What the share session that asks was invited to",
    response: z.strictObject({ shared: SharedWith }),
  }),
};
