import { scimApi } from "#contract/scim.ts";
import { done, route } from "#server/platform/http/http.ts";
import { getScim, makeScimToken, revokeScimToken } from "./service.ts";

export const scimRoutes = [
  route(scimApi.get, (ctx) => getScim(ctx)),
  route(scimApi.makeToken, (ctx) => makeScimToken(ctx)),
  route(scimApi.revokeToken, (ctx) => done(revokeScimToken(ctx))),
];
