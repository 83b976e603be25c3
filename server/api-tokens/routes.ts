import { apiTokensApi } from "#contract/api-tokens.ts";
import { done, route } from "#server/platform/http/http.ts";
import { makeSecret } from "./make-secret.ts";
import { createToken, listTokens, revokeToken } from "./service.ts";

export const apiTokenRoutes = [
  route(apiTokensApi.list, (ctx, { query }) => listTokens(ctx, query)),
  route(apiTokensApi.create, async (ctx, { body }) => ({ api_token: await createToken(ctx, body.api_token) })),
  route(apiTokensApi.makeSecret, (ctx, { params }) => makeSecret(ctx, params.id)),
  route(apiTokensApi.remove, (ctx, { params }) => done(revokeToken(ctx, params.id))),
];
