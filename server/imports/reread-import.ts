import { sql } from "kysely";
import type { Import, ReadingChoice } from "#contract/imports.ts";
import type { UiLocale } from "#contract/common.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { INSPECT_AGAIN } from "./import-job.ts";
import { getImport, readImport, withImport } from "./service.ts";
import { beginOf } from "./upload-import.ts";

const READABLE: readonly Import["state"][] = ["uploaded", "checked", "failed", "undone"];

function requireReadable({ state }: Import) {
  if (!READABLE.includes(state))
    throw new AppError("import_not_ready", `The file of an import that is ${state} cannot be read again`);
}

/** What can be chosen depends on the file. */
function requireFitting({ reading }: Import, { encoding, sheet, header_row, first_row }: ReadingChoice) {
  const problems = {
    ...(encoding && !reading.encoding && { encoding: "This kind of file says its encoding itself" }),
    ...(sheet !== undefined &&
      !reading.sheets.some(({ name }) => name === sheet) && { sheet: "There is no such sheet" }),
    ...(header_row && !reading.header_row && { header_row: "This kind of file has no row of column names" }),
    ...(first_row && !(header_row && first_row > header_row) && { first_row: "Give a row below `header_row`" }),
  };
  const [first] = Object.entries(problems);
  if (first) throw new AppError("invalid_input", first.join(": "), { fields: problems });
}

const present = ({ encoding, sheet, header_row, first_row }: Import["reading"]) => ({
  encoding,
  sheet,
  header_row,
  first_row,
});

/** Reads the file with other choices. The import begins again: earlier results belong to another table. */
export async function rereadImport(
  ctx: TenantCtx,
  id: string,
  choice: ReadingChoice,
  ui_locale: UiLocale | undefined,
): Promise<Import> {
  const { customer_id } = ctx;
  const asked = await getImport(ctx, id);
  requireReadable(asked);
  requireFitting(asked, choice);
  const task = { customer_id, import_id: id, subject: asked.subject, ui_locale, choice };
  const inspected = await ctx.services.workers.run(INSPECT_AGAIN, task, { customer_id });
  return withImport(ctx, id, async (ctx, ours) => {
    requireReadable(ours);
    const { recipe, recipe_origin, options } = await beginOf(ctx, ours.subject, inspected);
    await ctx.db.deleteFrom("import_rows").where("customer_id", "=", customer_id).where("import_id", "=", id).execute();
    await ctx.db
      .updateTable("imports")
      .set({
        format: inspected.format,
        reading: JSON.stringify(inspected.reading),
        columns: JSON.stringify(inspected.columns),
        row_count: inspected.row_count,
        recipe: JSON.stringify(recipe),
        recipe_origin,
        options: JSON.stringify(options),
        state: "uploaded",
        rows_done: 0,
        counts: "{}",
        problem_counts: "{}",
        made: "[]",
        error: null,
        finished_at: null,
        updated_at: sql`now()`,
      })
      .where("customer_id", "=", customer_id)
      .where("id", "=", id)
      .execute();
    await audit(ctx, {
      action: "import.read_again",
      subject_type: "import",
      subject_id: id,
      before: present(ours.reading),
      after: present(inspected.reading),
    });
    return readImport(ctx, id);
  });
}
