import { assistantsApi } from "#contract/assistants.ts";
import { route } from "#server/platform/http/http.ts";
import { listCalls } from "./list-calls.ts";
import { readAccess, setAccess } from "./service.ts";

export const assistantRoutes = [
  route(assistantsApi.get, async (ctx) => ({ assistant_access: await readAccess(ctx) })),
  route(assistantsApi.update, async (ctx, { body }) => ({
    assistant_access: await setAccess(ctx, body.assistant_access),
  })),
  route(assistantsApi.calls, (ctx, { query }) => listCalls(ctx, query)),
];
