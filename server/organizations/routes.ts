import { organizationsApi } from "#contract/organizations.ts";
import { done, route } from "#server/platform/http/http.ts";
import { mergeOrganizations } from "./merge-organizations.ts";
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  listOrganizationUses,
  removeOrganization,
  restoreOrganization,
  updateOrganization,
  uploadOrganizationLogo,
} from "./service.ts";

export const organizationRoutes = [
  route(organizationsApi.list, (ctx, { query }) => listOrganizations(ctx, query)),
  route(organizationsApi.create, async (ctx, { query, body }) => ({
    organization: await createOrganization(ctx, query.locale, body.organization),
  })),
  route(organizationsApi.get, async (ctx, { params, query }) => ({
    organization: await getOrganization(ctx, params.id, query.locale),
  })),
  route(organizationsApi.uses, (ctx, { params, query }) => listOrganizationUses(ctx, params.id, query)),
  route(organizationsApi.update, async (ctx, { params, query, body }) => ({
    organization: await updateOrganization(ctx, params.id, query.locale, body.organization),
  })),
  route(organizationsApi.upload, async (ctx, { params, query, body }) => ({
    organization: await uploadOrganizationLogo(ctx, params.id, query.locale, body),
  })),
  route(organizationsApi.merge, async (ctx, { params, query, body }) => ({
    organization: await mergeOrganizations(ctx, params.id, body.into_id, query.locale),
  })),
  route(organizationsApi.remove, (ctx, { params }) => done(removeOrganization(ctx, params.id))),
  route(organizationsApi.restore, async (ctx, { params, query }) => ({
    organization: await restoreOrganization(ctx, params.id, query.locale),
  })),
];
