import { customerFileApi } from "#contract/customer-file.ts";
import { route } from "#server/platform/http/http.ts";
import { countContents, downloadFile, restoreUpload } from "./service.ts";

export const customerFileRoutes = [
  route(customerFileApi.contents, (ctx) => countContents(ctx)),
  route(customerFileApi.download, (ctx) => downloadFile(ctx)),
  route(customerFileApi.restore, async (ctx, { query, body }) => ({
    report: await restoreUpload(ctx, body, query.dry_run === "true"),
  })),
];
