import { progressApi } from "#contract/progress.ts";
import { route } from "#server/platform/http/http.ts";
import { readProgress } from "./service.ts";

export const progressRoutes = [
  route(progressApi.device, async (ctx, { params }) => ({ progress: await readProgress(ctx, "device", params.id) })),
  route(progressApi.algorithm, async (ctx, { params }) => ({
    progress: await readProgress(ctx, "algorithm", params.id),
  })),
];
