import { signsApi } from "#contract/signs.ts";
import { route } from "#server/platform/http/http.ts";
import { previewOf, signAsPdf } from "./hand-out-sign.ts";
import { batchFile, cancelBatch, listBatches, showBatch, startBatch } from "./service.ts";

export const signRoutes = [
  route(signsApi.preview, async (ctx, { params, query }) => ({ sign: await previewOf(ctx, params.id, query) })),
  route(signsApi.pdf, (ctx, { params, query }) => signAsPdf(ctx, params.id, query)),
  route(signsApi.batches, async (ctx) => ({ sign_batches: await listBatches(ctx) })),
  route(signsApi.start, async (ctx, { body }) => ({ sign_batch: await startBatch(ctx, body.sign_batch) })),
  route(signsApi.show, async (ctx, { params }) => ({ sign_batch: await showBatch(ctx, params.id) })),
  route(signsApi.cancel, async (ctx, { params }) => ({ sign_batch: await cancelBatch(ctx, params.id) })),
  route(signsApi.file, (ctx, { params }) => batchFile(ctx, params.id)),
];
