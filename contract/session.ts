import * as z from "zod";
import { Done, Email, oneLine, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { StepCode } from "./second-steps.ts";

/** Session token for the browser; `anonymous` and `redirect_to` only for share sessions. */
export const AuthToken = z.strictObject({
  token: z.string(),
  expiration: Timestamp,
  anonymous: z.boolean().optional(),
  redirect_to: z.string().optional(),
});
export type AuthToken = z.infer<typeof AuthToken>;

/** How long the link to set a new password works. The mail and the screens repeat it. */
export const RESET_HOURS = 1;

export const PASSWORD_LETTERS = 12;
/** The server checks more (common passwords, the email itself); a form can only check the length. */
export const NewPassword = z.string().min(PASSWORD_LETTERS).max(200);
const LinkToken = z.string().min(20).max(200);

export const sessionApi = {
  login: endpoint({
    method: "POST",
    path: "/api/login",
    access: "public",
    summary: "Sign in with email and password",
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(200) }),
    response: AuthToken,
  }),
  secondStep: endpoint({
    method: "POST",
    path: "/api/login/second-step",
    access: "public",
    summary:
      "Complete a sign-in that was answered with second_step_required: its challenge, and a code of the authenticator app or a recovery code",
    body: z.strictObject({ challenge: LinkToken, code: StepCode }),
    response: AuthToken,
  }),
  exchange: endpoint({
    method: "POST",
    path: "/api/session",
    access: "public",
    summary: "Exchange the token of a share link for an anonymous session",
    body: z.strictObject({
      token: z.string().max(200),
      /** Token of an earlier session of the same link, so that guests keep their suggestions. */
      session: z.string().max(200).optional(),
    }),
    response: AuthToken,
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/logout",
    access: "signed-in",
    share: "any",
    before_terms: true,
    summary: "End this session",
    response: Done,
  }),
  requestReset: endpoint({
    method: "POST",
    path: "/api/password_resets",
    access: "public",
    summary: "Request an email with a link to set a new password; the response is the same for unknown addresses",
    body: z.strictObject({ email: Email }),
    response: Done,
  }),
  reset: endpoint({
    method: "PUT",
    path: "/api/password_resets",
    access: "public",
    summary: "Set a new password with the link's token; ends every other session",
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    response: AuthToken,
  }),
  invitation: endpoint({
    method: "POST",
    path: "/api/invitations/lookup",
    access: "public",
    summary: "Get the invitation that a token belongs to",
    body: z.strictObject({ token: LinkToken }),
    response: z.strictObject({
      invitation: z.strictObject({ email: z.string(), customer_name: z.string(), has_account: z.boolean() }),
    }),
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/api/invitations/accept",
    access: "public",
    summary: "Accept an invitation, with a name and a password if there is no account yet",
    body: z.strictObject({
      token: LinkToken,
      name: oneLine(120).min(1).optional(),
      password: NewPassword.optional(),
    }),
    response: AuthToken,
  }),
  setup: endpoint({
    method: "POST",
    path: "/api/setup",
    access: "public",
    summary: "Create the first administrator and customer with the one-time link from the log",
    body: z.strictObject({
      token: LinkToken,
      email: Email,
      name: oneLine(120).min(1),
      password: NewPassword,
      customer_name: oneLine(120).min(1),
    }),
    response: AuthToken,
  }),
};
