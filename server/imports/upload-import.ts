import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Upload } from "#contract/endpoint.ts";
import type { Import, ImportColumn, ImportSubject } from "#contract/imports.ts";
import type { ImportRecipe, RecipeFields } from "#contract/import-recipe.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { listLocales } from "#server/sites/service.ts";
import { INSPECT_UPLOAD, type Inspected, type Uploaded } from "./import-job.ts";
import { languageOfField } from "./mapping/import-targets.ts";
import { cutText } from "./read/cut-text.ts";
import { getImport } from "./service.ts";

/** Identifies files with the same columns in the same order. */
export const hashOf = (columns: readonly ImportColumn[]) =>
  createHash("sha256")
    .update(JSON.stringify(columns.map(({ name }) => name)))
    .digest("hex");

type Begin = Pick<Import, "recipe" | "recipe_origin" | "options">;

/** Texts in languages that the site does not have are left out. */
function withoutOtherLanguages(recipe: ImportRecipe, subject: ImportSubject, locales: readonly string[]): ImportRecipe {
  const fitting = (fields: RecipeFields) =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => {
        const language = languageOfField(subject, field);
        return language === undefined || locales.includes(language);
      }),
    );
  return { ...recipe, fields: fitting(recipe.fields), groups: recipe.groups.map(fitting) };
}

/** The recipe last used for the same columns, or a guess by their names. */
export async function beginOf(ctx: TenantCtx, subject: ImportSubject, inspected: Inspected): Promise<Begin> {
  const { columns, recipe, date_order } = inspected;
  const remembered = await ctx.db
    .selectFrom("import_recipes")
    .select(["recipe", "options"])
    .where("customer_id", "=", ctx.customer_id)
    .where("subject", "=", subject)
    .where("columns_hash", "=", hashOf(columns))
    .$castTo<Pick<Import, "recipe" | "options">>()
    .executeTakeFirst();
  if (remembered) return { ...remembered, recipe_origin: "remembered" };
  const { locales } = await listLocales(ctx);
  const options = {
    on_existing: "update",
    date_order,
    create_missing: true,
    bad_cells: "refuse",
    answer_source: "city",
  } as const;
  return { recipe: withoutOtherLanguages(recipe, subject, locales), options, recipe_origin: "guessed" };
}

/** Strips control characters; PostgreSQL cannot store the character 0. The form parser has already removed the path. */
const filenameOf = (filename: string) => cutText(filename.replaceAll(/[\p{Cc}\p{Cs}]/gu, ""), 200) || "file";

export async function uploadImport(
  ctx: TenantCtx,
  { subject, ui_locale }: Pick<Uploaded, "subject" | "ui_locale">,
  { bytes, filename }: Upload,
): Promise<Import> {
  const { customer_id } = ctx;
  const inspected = await ctx.services.workers.run(INSPECT_UPLOAD, { bytes, subject, ui_locale }, { customer_id });
  const { format, columns, row_count, reading } = inspected;
  return inTransaction(ctx, async (ctx) => {
    const { recipe, recipe_origin, options } = await beginOf(ctx, subject, inspected);
    const id = uuidv7();
    const name = filenameOf(filename);
    await ctx.db
      .insertInto("imports")
      .values({
        id,
        customer_id: ctx.customer_id,
        subject,
        format,
        filename: name,
        file: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        reading: JSON.stringify(reading),
        columns: JSON.stringify(columns),
        recipe: JSON.stringify(recipe),
        recipe_origin,
        options: JSON.stringify(options),
        row_count,
        created_by: userIdOf(ctx),
      })
      .execute();
    await audit(ctx, {
      action: "import.uploaded",
      subject_type: "import",
      subject_id: id,
      after: { subject, format, filename: name, row_count },
    });
    return getImport(ctx, id);
  });
}
