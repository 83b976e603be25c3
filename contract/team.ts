import * as z from "zod";
import { Done, Email, Id, IdParams, ListMeta, listQuery, Timestamp, UiLocale } from "./common.ts";
import { Role } from "./customers.ts";
import { endpoint } from "./endpoint.ts";

/** How long the link of an invitation works. The mail and the screens repeat it. */
export const INVITATION_DAYS = 14;

export const Member = z.strictObject({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  admin: z.boolean(),
  /** The provider's group that gives the role, '' for people in none of them; null: people gave it. */
  role_group: z.string().nullable(),
  /** Keeps a password when the others have to use the provider. */
  is_break_glass: z.boolean(),
  last_seen_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.strictObject({
  id: Id,
  email: z.string(),
  role: Role,
  created_at: Timestamp,
  expires_at: Timestamp,
  invited_by: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationInput = z.strictObject({
  email: Email,
  role: Role,
  ui_locale: UiLocale.default("en"),
});
export type InvitationInput = z.infer<typeof InvitationInput>;

export const teamApi = {
  members: endpoint({
    method: "GET",
    path: "/api/v1/team/members",
    access: "manager",
    summary: "List the members of the current customer",
    query: listQuery(["name", "email", "role", "created_at"], {}),
    response: z.strictObject({ members: z.array(Member), meta: ListMeta }),
  }),
  changeRole: endpoint({
    method: "PUT",
    path: "/api/v1/team/members/{id}",
    access: "manager",
    summary: "Change a member's role",
    params: IdParams,
    body: z.strictObject({ member: z.strictObject({ role: Role }) }),
    response: z.strictObject({ member: Member }),
  }),
  removeMember: endpoint({
    method: "DELETE",
    path: "/api/v1/team/members/{id}",
    access: "manager",
    summary: "Remove a member from the current customer",
    params: IdParams,
    response: Done,
  }),
  invitations: endpoint({
    method: "GET",
    path: "/api/v1/team/invitations",
    access: "manager",
    summary: "List the open invitations",
    query: listQuery(["email", "created_at"], {}),
    response: z.strictObject({ invitations: z.array(Invitation), meta: ListMeta }),
  }),
  invite: endpoint({
    method: "POST",
    path: "/api/v1/team/invitations",
    access: "manager",
    summary: "Invite someone by email; inviting the same address again sends a new link",
    body: z.strictObject({ invitation: InvitationInput }),
    response: z.strictObject({
      invitation: Invitation,
      /** Only without a mail server: the inviter passes the link on. */
      link: z.string().nullable().optional(),
    }),
    status: 201,
  }),
  withdrawInvitation: endpoint({
    method: "DELETE",
    path: "/api/v1/team/invitations/{id}",
    access: "manager",
    summary: "Withdraw an invitation: its link stops working",
    params: IdParams,
    response: Done,
  }),
};
