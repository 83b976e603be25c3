import * as z from "zod";
import { APPROVERS } from "./approvals.ts";
import { Done, Id, IdParams, oneLine, Timestamp, UiLocale } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Role } from "./customers.ts";
import { StepCode } from "./second-steps.ts";
import { NewPassword } from "./session.ts";

export const DIGESTS = ["none", "daily", "weekly"] as const;
export type Digest = (typeof DIGESTS)[number];

export const User = z.strictObject({
  id: Id,
  email: z.string(),
  name: z.string(),
  admin: z.boolean(),
  tos_accepted_at: Timestamp.nullable(),
  customer_id: Id.nullable(),
  /** In the current customer. */
  role: Role.nullable(),
  ui_locale: UiLocale.nullable(),
  /** Frequency of mails about residents' feedback. */
  digest: z.enum(DIGESTS).optional(),
  /** The current customer demands a second step, and this session has none: its records stay closed. */
  needs_second_step: z.literal(true).optional(),
  /** Who approves what others ask to publish in the current customer; missing where nobody has to. */
  approved_by: z.enum(APPROVERS).optional(),
});
export type User = z.infer<typeof User>;

export const Session = z.strictObject({
  id: Id,
  created_at: Timestamp,
  last_used_at: Timestamp,
  expiration: Timestamp,
  /** Browser and operating system in short; never an IP address. */
  device: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

const UserResponse = z.strictObject({ user: User });

export const userApi = {
  get: endpoint({
    method: "GET",
    path: "/api/user",
    access: "signed-in",
    before_terms: true,
    summary: "The signed-in user",
    response: UserResponse,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/user",
    access: "signed-in",
    summary: "Change your own name and language, and how often you get a digest of feedback",
    body: z.strictObject({
      user: z.strictObject({
        name: oneLine(120).min(1).optional(),
        ui_locale: UiLocale.nullable().optional(),
        digest: z.enum(DIGESTS).optional(),
      }),
    }),
    response: UserResponse,
  }),
  switchCustomer: endpoint({
    method: "PUT",
    path: "/api/user/customer",
    access: "signed-in",
    summary: "Switch to another customer",
    body: z.strictObject({ user: z.strictObject({ customer_id: Id }) }),
    response: UserResponse,
  }),
  setPassword: endpoint({
    method: "PUT",
    path: "/api/user/password",
    access: "signed-in",
    summary:
      "Set a new password; ends every other session. Fails with password_needed if the current password was last entered more than ten minutes ago",
    body: z.strictObject({ user: z.strictObject({ password: NewPassword }) }),
    response: UserResponse,
  }),
  confirmPassword: endpoint({
    method: "POST",
    path: "/api/user/confirm_password",
    access: "signed-in",
    summary: "Confirm your password for actions that need a recent sign-in",
    body: z.strictObject({ password: z.string().max(200) }),
    response: Done,
  }),
  confirmCode: endpoint({
    method: "POST",
    path: "/api/user/confirm_code",
    access: "signed-in",
    summary: "The same with a code of your authenticator app or a recovery code, instead of your password",
    body: z.strictObject({ code: StepCode }),
    response: Done,
  }),
  confirmWithCity: endpoint({
    method: "POST",
    path: "/api/user/confirm_with_city",
    access: "signed-in",
    summary:
      "The same at the city's provider, for sessions that it made: returns the address to open. Does not count for changes of password, passkeys and codes",
    response: z.strictObject({ url: z.string() }),
  }),
  acceptTerms: endpoint({
    method: "PUT",
    path: "/api/user/accept_tos",
    access: "signed-in",
    before_terms: true,
    summary: "Accept the terms of service",
    response: UserResponse,
  }),
  leaveDigest: endpoint({
    method: "POST",
    path: "/api/user/leave_digest",
    access: "public",
    summary: "Get no more digests, with the link of one",
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: Done,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/api/user/sessions",
    access: "signed-in",
    before_terms: true,
    summary: "Where the user is signed in",
    response: z.strictObject({ sessions: z.array(Session) }),
  }),
  revokeSession: endpoint({
    method: "DELETE",
    path: "/api/user/sessions/{id}",
    access: "signed-in",
    before_terms: true,
    summary: "End one session",
    params: IdParams,
    response: Done,
  }),
  revokeOtherSessions: endpoint({
    method: "DELETE",
    path: "/api/user/sessions",
    access: "signed-in",
    before_terms: true,
    summary: "End every session but this one",
    response: Done,
  }),
};
