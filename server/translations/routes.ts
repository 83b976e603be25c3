import { translationsApi } from "#contract/translations.ts";
import { route } from "#server/platform/http/http.ts";
import { applyFile, checkFile } from "./import-file.ts";
import { exportFile } from "./export-file.ts";
import { listTranslations, writeTranslations } from "./service.ts";

export const translationRoutes = [
  route(translationsApi.list, (ctx, { params, query }) => listTranslations(ctx, params.id, query.locale)),
  route(translationsApi.write, (ctx, { params, query, body }) =>
    writeTranslations(ctx, params.id, query.locale, body.texts),
  ),
  route(translationsApi.file, (ctx, { query }) => exportFile(ctx, query)),
  route(translationsApi.check, (ctx, { body }) => checkFile(ctx, body)),
  route(translationsApi.apply, (ctx, { body }) => applyFile(ctx, body)),
];
