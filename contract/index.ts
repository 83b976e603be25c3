import { customersApi } from "./customers.ts";
import { devicesApi } from "./devices.ts";
import type { Endpoint } from "./endpoint.ts";
import { feedbackApi } from "./feedback.ts";
import { labelsApi } from "./labels.ts";
import { pagesApi } from "./pages.ts";
import { sessionApi } from "./session.ts";
import { sitesApi } from "./sites.ts";
import { teamApi } from "./team.ts";
import { userApi } from "./user.ts";

/** Every endpoint of the product: routes, OpenAPI, client and the access tests all read this. */
export const api = {
  session: sessionApi,
  user: userApi,
  customers: customersApi,
  team: teamApi,
  sites: sitesApi,
  labels: labelsApi,
  devices: devicesApi,
  pages: pagesApi,
  feedback: feedbackApi,
};

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group));
