import { importsApi } from "#contract/imports.ts";
import { done, route } from "#server/platform/http/http.ts";
import { previewRecipe } from "./preview-recipe.ts";
import { listProfiles, removeProfile, saveProfile } from "./profiles/saved-profiles.ts";
import { rereadImport } from "./reread-import.ts";
import { getImport, listImports, listRows, removeImport } from "./service.ts";
import { startCheck, startRun, startUndo } from "./start-work.ts";
import { uploadImport } from "./upload-import.ts";

export const importRoutes = [
  route(importsApi.list, (ctx, { query }) => listImports(ctx, query)),
  route(importsApi.upload, async (ctx, { query, body }) => ({ import: await uploadImport(ctx, query, body) })),
  route(importsApi.get, async (ctx, { params }) => ({ import: await getImport(ctx, params.id) })),
  route(importsApi.read, async (ctx, { params, query, body }) => ({
    import: await rereadImport(ctx, params.id, body, query.ui_locale),
  })),
  route(importsApi.check, async (ctx, { params, query, body }) => ({
    import: await startCheck(ctx, params.id, query.locale, body),
  })),
  route(importsApi.preview, async (ctx, { params, query, body }) => ({
    preview: await previewRecipe(ctx, params.id, body.recipe, query.ui_locale),
  })),
  route(importsApi.profiles, async (ctx, { params }) => ({ profiles: await listProfiles(ctx, params.id) })),
  route(importsApi.saveProfile, (ctx, { body }) => saveProfile(ctx, body.profile)),
  route(importsApi.removeProfile, (ctx, { params }) => done(removeProfile(ctx, params.id))),
  route(importsApi.rows, (ctx, { params, query }) => listRows(ctx, params.id, query)),
  route(importsApi.run, async (ctx, { params, query }) => ({
    import: await startRun(ctx, params.id, query.leave_out_errors),
  })),
  route(importsApi.undo, async (ctx, { params }) => ({ import: await startUndo(ctx, params.id) })),
  route(importsApi.remove, (ctx, { params }) => done(removeImport(ctx, params.id))),
];
