import { customersApi } from "#contract/customers.ts";
import { route } from "#server/platform/http/http.ts";
import { getCustomer, listCustomers } from "./service.ts";

export const customerRoutes = [
  route(customersApi.current, async (ctx) => ({ customer: await getCustomer(ctx) })),
  route(customersApi.list, async (ctx) => ({ customers: await listCustomers(ctx) })),
];
