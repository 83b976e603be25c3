import { sessionApi } from "#contract/session.ts";
import { done, route } from "#server/platform/http/http.ts";
import { acceptInvitation, lookUpInvitation } from "./accept-invitation.ts";
import { requestReset, resetPassword } from "./reset-password.ts";
import { loginSecondStep } from "./second-step.ts";
import { exchangeShareToken, logout } from "./service.ts";
import { setUp } from "./set-up.ts";
import { login } from "./sign-in.ts";

export const sessionRoutes = [
  route(sessionApi.login, (ctx, { body }) => login(ctx, body)),
  route(sessionApi.secondStep, (ctx, { body }) => loginSecondStep(ctx, body)),
  route(sessionApi.exchange, (ctx, { body }) => exchangeShareToken(ctx, body.token, body.session)),
  route(sessionApi.logout, (ctx) => done(logout(ctx))),
  route(sessionApi.requestReset, (ctx, { body }) => done(requestReset(ctx, body.email))),
  route(sessionApi.reset, (ctx, { body }) => resetPassword(ctx, body)),
  route(sessionApi.invitation, (ctx, { body }) => lookUpInvitation(ctx, body.token)),
  route(sessionApi.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
  route(sessionApi.setup, (ctx, { body }) => setUp(ctx, body)),
];
