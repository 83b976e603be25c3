import { registerRecordsApi } from "#contract/register-connections.ts";
import { route } from "#server/platform/http/http.ts";
import { getRecord, requestAction } from "./service.ts";

export const registerRecordRoutes = [
  route(registerRecordsApi.get, async (ctx, { params }) => ({ register_record: await getRecord(ctx, params.id) })),
  route(registerRecordsApi.send, async (ctx, { params }) => ({
    register_record: await requestAction(ctx, params.id, "send"),
  })),
  route(registerRecordsApi.release, async (ctx, { params }) => ({
    register_record: await requestAction(ctx, params.id, "release"),
  })),
  route(registerRecordsApi.withdraw, async (ctx, { params }) => ({
    register_record: await requestAction(ctx, params.id, "withdraw"),
  })),
];
