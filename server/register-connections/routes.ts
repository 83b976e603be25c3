import { registerConnectionsApi } from "#contract/register-connections.ts";
import { done, route } from "#server/platform/http/http.ts";
import { disconnect, getSettings, saveConnection } from "./service.ts";
import { testConnection } from "./test-connection.ts";

export const registerConnectionRoutes = [
  route(registerConnectionsApi.get, (ctx) => getSettings(ctx)),
  route(registerConnectionsApi.save, (ctx, { body }) => saveConnection(ctx, body.register_connection)),
  route(registerConnectionsApi.disconnect, (ctx) => done(disconnect(ctx))),
  route(registerConnectionsApi.test, (ctx) => testConnection(ctx)),
];
