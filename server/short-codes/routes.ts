import { shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { qrCodesApi } from "#contract/qr-codes.ts";
import { route } from "#server/platform/http/http.ts";
import { claimShortCode, installSign, retargetShortCode, retireShortCode } from "./change-target.ts";
import { createShortCode, createShortCodes } from "./create-codes.ts";
import { listOrphans } from "./list-orphans.ts";
import { listPlaces } from "./list-places.ts";
import { handOutQr, handOutQrZip } from "./qr/hand-out-qr.ts";
import { checkList } from "./resolve-list.ts";
import { sendOnOrphan } from "./send-on-orphan.ts";
import { listShortCodes, updateShortCode } from "./service.ts";
import { showShortCode } from "./show-code.ts";
import { codesCsv, scansCsv } from "./write-csv.ts";

export const shortCodeRoutes = [
  route(shortCodesApi.list, (ctx, { query }) => listShortCodes(ctx, query)),
  route(shortCodesApi.csv, (ctx, { query }) => codesCsv(ctx, query)),
  route(codePlacesApi.list, (ctx, { query }) => listPlaces(ctx, query)),
  route(orphanScansApi.list, (ctx, { query }) => listOrphans(ctx, query)),
  route(orphanScansApi.sendOn, async (ctx, { body }) => ({ short_code: await sendOnOrphan(ctx, body.orphan) })),
  route(shortCodesApi.create, async (ctx, { body }) => ({ short_code: await createShortCode(ctx, body.short_code) })),
  route(shortCodesApi.createMany, async (ctx, { body }) => ({ created: await createShortCodes(ctx, body.many) })),
  route(shortCodesApi.checkList, (ctx, { body }) => checkList(ctx, body.rows)),
  route(shortCodesApi.show, (ctx, { params }) => showShortCode(ctx, params.id)),
  route(shortCodesApi.scansCsv, (ctx, { params }) => scansCsv(ctx, params.id)),
  route(shortCodesApi.update, async (ctx, { params, body }) => ({
    short_code: await updateShortCode(ctx, params.id, body.short_code),
  })),
  route(shortCodesApi.retarget, async (ctx, { params, body }) => ({
    short_code: await retargetShortCode(ctx, params.id, body),
  })),
  route(shortCodesApi.claim, async (ctx, { params, body }) => ({
    short_code: await claimShortCode(ctx, params.id, body),
  })),
  route(shortCodesApi.install, async (ctx, { params, body }) => ({
    short_code: await installSign(ctx, params.id, body),
  })),
  route(shortCodesApi.retire, async (ctx, { params, body }) => ({
    short_code: await retireShortCode(ctx, params.id, body),
  })),
  route(qrCodesApi.svg, (ctx, { params, query }) => handOutQr(ctx, params.id, "svg", query)),
  route(qrCodesApi.png, (ctx, { params, query }) => handOutQr(ctx, params.id, "png", query)),
  route(qrCodesApi.pdf, (ctx, { params, query }) => handOutQr(ctx, params.id, "pdf", query)),
  route(qrCodesApi.zip, (ctx, { query }) => handOutQrZip(ctx, query)),
];
