import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { INSTALLATION } from "#contract/city-sign-in.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { networkOf } from "#server/platform/http/network.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import type { Services } from "#server/platform/services.ts";
import { endSessions } from "./end-sessions.ts";
import { LOST_PATH, receiveCallback } from "./receive-callback.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const isKey = (key: string) => key === INSTALLATION || UUID.test(key);

const contextOf = (services: Services, request: FastifyRequest): PublicCtx => ({
  services,
  db: services.database.system,
  network: networkOf(request.ip),
  user_agent: request.headers["user-agent"] ?? "",
  cookies: request.headers.cookie,
});

type Keyed = { Params: { key: string } };

/** Always to this installation's own address: nothing in a request decides where people go after signing in. */
const goTo = (reply: FastifyReply, { app_origin }: Services["config"], path: string) =>
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(app_origin + path, 303);

/** Where browsers come back from a provider, and where providers say that somebody signed out. */
export const registerCallbacks = (app: FastifyInstance, services: Services) =>
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get<Keyed>("/api/city_sign_in/:key/callback", async (request, reply) => {
      const { key } = request.params;
      const ctx = contextOf(services, request);
      await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
      const at = request.url.indexOf("?");
      const search = at < 0 ? "" : request.url.slice(at);
      const path = isKey(key) ? await receiveCallback(ctx, key, search) : LOST_PATH;
      return goTo(reply, services.config, path);
    });
    scope.post<Keyed>("/api/city_sign_in/:key/logout", async (request, reply) => {
      const { key } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (!isKey(key)) throw new AppError("not_found", "Not found");
      const ctx = contextOf(services, request);
      await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
      await endSessions(ctx, key, form.get("logout_token") ?? "");
      return reply.header("cache-control", "no-store").send({ ok: true });
    });
  });
