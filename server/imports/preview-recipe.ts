import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { ImportPreview } from "#contract/imports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { PREVIEW_IMPORT } from "./import-job.ts";
import { checkRecipe } from "./mapping/check-recipe.ts";
import { readImport } from "./service.ts";

/** What a recipe makes of the whole file; nothing is saved. */
export async function previewRecipe(ctx: TenantCtx, id: string, recipe: ImportRecipe): Promise<ImportPreview> {
  const { customer_id } = ctx;
  const { subject, format, ...ours } = await readImport(ctx, id);
  checkRecipe({ subject, ...ours }, recipe);
  return ctx.services.workers.run(
    PREVIEW_IMPORT,
    { customer_id, import: { id, subject, format }, recipe },
    { customer_id },
  );
}
