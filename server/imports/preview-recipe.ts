import type { UiLocale } from "#contract/common.ts";
import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { ImportPreview } from "#contract/imports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listLocales } from "#server/sites/service.ts";
import { PREVIEW_IMPORT } from "./import-job.ts";
import { checkRecipe } from "./mapping/check-recipe.ts";
import { readImport } from "./service.ts";

/** What a recipe makes of the whole file; nothing is saved. */
export async function previewRecipe(
  ctx: TenantCtx,
  id: string,
  recipe: ImportRecipe,
  ui_locale: UiLocale | undefined,
): Promise<ImportPreview> {
  const { customer_id } = ctx;
  const { subject, format, reading, columns } = await readImport(ctx, id);
  const { locales } = await listLocales(ctx);
  checkRecipe({ subject, columns }, recipe, locales);
  return ctx.services.workers.run(
    PREVIEW_IMPORT,
    { customer_id, import: { id, subject, format, reading }, recipe, ui_locale },
    { customer_id },
  );
}
