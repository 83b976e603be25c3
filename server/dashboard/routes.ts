import { dashboardApi } from "#contract/dashboard.ts";
import { route } from "#server/platform/http/http.ts";
import { readDashboard } from "./service.ts";

export const dashboardRoutes = [route(dashboardApi.get, (ctx) => readDashboard(ctx))];
