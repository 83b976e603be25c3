import { installationApi } from "#contract/installation.ts";
import { done, route } from "#server/platform/http/http.ts";
import { addAdministrator, listAdministrators, removeAdministrator } from "./name-administrators.ts";
import { deleteCustomer, restoreCustomer, resumeCustomer, suspendCustomer } from "./close-customer.ts";
import { describeCustomer, listCustomers } from "./read-customers.ts";
import { inviteManager, openCustomer, renameCustomer } from "./service.ts";

export const installationRoutes = [
  route(installationApi.customers, (ctx, { query }) => listCustomers(ctx, query)),
  route(installationApi.customer, (ctx, { params }) => describeCustomer(ctx, params.id)),
  route(installationApi.createCustomer, (ctx, { body }) => openCustomer(ctx, body.customer)),
  route(installationApi.renameCustomer, async (ctx, { params, body }) => ({
    customer: await renameCustomer(ctx, params.id, body.customer.name),
  })),
  route(installationApi.inviteManager, (ctx, { params, body }) => inviteManager(ctx, params.id, body.manager)),
  route(installationApi.suspendCustomer, (ctx, { params }) => suspendCustomer(ctx, params.id)),
  route(installationApi.resumeCustomer, (ctx, { params }) => resumeCustomer(ctx, params.id)),
  route(installationApi.deleteCustomer, (ctx, { params, body }) => deleteCustomer(ctx, params.id, body.name)),
  route(installationApi.restoreCustomer, (ctx, { params }) => restoreCustomer(ctx, params.id)),
  route(installationApi.administrators, (ctx) => listAdministrators(ctx)),
  route(installationApi.addAdministrator, async (ctx, { body }) => ({
    administrator: await addAdministrator(ctx, body.administrator.email),
  })),
  route(installationApi.removeAdministrator, (ctx, { params }) => done(removeAdministrator(ctx, params.id))),
];
