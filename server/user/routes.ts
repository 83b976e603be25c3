import { userApi } from "#contract/user.ts";
import { done, route } from "#server/platform/http/http.ts";
import { startConfirmation } from "#server/identity-providers/confirm-session.ts";
import { proveWithCode } from "#server/session/prove-code.ts";
import { confirmPassword, setPassword } from "./change-password.ts";
import { leaveDigest } from "./leave-digest.ts";
import * as user from "./service.ts";

export const userRoutes = [
  route(userApi.get, async (ctx) => ({ user: await user.getUser(ctx) })),
  route(userApi.update, async (ctx, { body }) => ({ user: await user.updateUser(ctx, body.user) })),
  route(userApi.switchCustomer, async (ctx, { body }) => ({
    user: await user.switchCustomer(ctx, body.user.customer_id),
  })),
  route(userApi.setPassword, async (ctx, { body }) => ({ user: await setPassword(ctx, body.user.password) })),
  route(userApi.confirmPassword, (ctx, { body }) => done(confirmPassword(ctx, body.password))),
  route(userApi.confirmCode, (ctx, { body }) => done(proveWithCode(ctx, body.code))),
  route(userApi.confirmWithCity, (ctx) => startConfirmation(ctx)),
  route(userApi.acceptTerms, async (ctx) => ({ user: await user.acceptTerms(ctx) })),
  route(userApi.leaveDigest, (ctx, { body }) => done(leaveDigest(ctx.db, body.token))),
  route(userApi.sessions, async (ctx) => ({ sessions: await user.listSessions(ctx) })),
  route(userApi.revokeSession, (ctx, { params }) => done(user.revokeSession(ctx, params.id))),
  route(userApi.revokeOtherSessions, (ctx) => done(user.revokeOtherSessions(ctx))),
];
