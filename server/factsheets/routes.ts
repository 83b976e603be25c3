import { factsheetsApi } from "#contract/factsheets.ts";
import { route } from "#server/platform/http/http.ts";
import { getFactsheet, saveFactsheet } from "./service.ts";

export const factsheetRoutes = [
  route(factsheetsApi.get, async (ctx, { params }) => ({ factsheet: await getFactsheet(ctx, params.id) })),
  route(factsheetsApi.save, async (ctx, { params, body }) => ({
    factsheet: await saveFactsheet(ctx, params.id, body.factsheet),
  })),
];
