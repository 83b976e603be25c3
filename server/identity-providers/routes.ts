import { citySignInApi } from "#contract/city-sign-in.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { done, route } from "#server/platform/http/http.ts";
import { findForPerson } from "./find-for-person.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { addDomain, removeDomain, verifyDomain } from "./prove-domain.ts";
import { disconnect, getSettings, saveProvider, setBreakGlass } from "./service.ts";
import { startSignIn } from "./start-sign-in.ts";
import { testConnection } from "./test-connection.ts";

export const identityProviderRoutes = [
  route(citySignInApi.find, (ctx, { body }) => findForPerson(ctx, body)),
  route(citySignInApi.start, (ctx, { body }) => startSignIn(ctx, body.key)),
  route(citySignInApi.finish, (ctx, { body }) => finishSignIn(ctx, body)),
  route(identityProvidersApi.get, (ctx) => getSettings(ctx)),
  route(identityProvidersApi.save, (ctx, { body }) => saveProvider(ctx, body.identity_provider)),
  route(identityProvidersApi.disconnect, (ctx) => done(disconnect(ctx))),
  route(identityProvidersApi.test, (ctx) => testConnection(ctx)),
  route(identityProvidersApi.addDomain, async (ctx, { body }) => ({ domain: await addDomain(ctx, body.domain) })),
  route(identityProvidersApi.verifyDomain, async (ctx, { params }) => ({
    domain: await verifyDomain(ctx, params.domain),
  })),
  route(identityProvidersApi.removeDomain, (ctx, { params }) => done(removeDomain(ctx, params.domain))),
  route(identityProvidersApi.addBreakGlass, (ctx, { params }) => done(setBreakGlass(ctx, params.id, true))),
  route(identityProvidersApi.removeBreakGlass, (ctx, { params }) => done(setBreakGlass(ctx, params.id, false))),
];
