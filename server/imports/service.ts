import { sql } from "kysely";
import type * as z from "zod";
import type { Import, importsApi } from "#contract/imports.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { importColumns, importSorts, type ImportTableRow, rowColumns, rowSorts, type RowTableRow } from "./table.ts";
import { FALLBACK, releaseInterrupted } from "./work-import.ts";

type ListQuery = z.output<typeof importsApi.list.query>;
type RowsQuery = z.output<typeof importsApi.rows.query>;

const ofCustomer = (ctx: TenantCtx) => ctx.db.selectFrom("imports").where("imports.customer_id", "=", ctx.customer_id);

/** Hides the ids of created records. */
const present = ({ made, ...row }: ImportTableRow): Import => ({
  ...row,
  made: made.map(({ noun, name }) => ({ noun, name })),
});

export async function listImports(ctx: TenantCtx, query: ListQuery) {
  await releaseInterrupted(ctx.db, ctx.customer_id);
  let found = ofCustomer(ctx);
  if (query.subject) found = found.where("imports.subject", "in", query.subject);
  if (query.q) found = found.where("imports.filename", "ilike", containing(query.q));
  const [rows, total] = await Promise.all([
    found
      .select(importColumns)
      .orderBy(orderOf(query.sort ?? "-created_at", importSorts, "created_at"))
      .orderBy("imports.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .$castTo<ImportTableRow>()
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { imports: rows.map(present), meta: { total_count: total.count } };
}

/** Does not check whether the job is still alive. */
export async function readImport(ctx: TenantCtx, id: string): Promise<Import> {
  const row = await ofCustomer(ctx)
    .where("imports.id", "=", id)
    .select(importColumns)
    .$castTo<ImportTableRow>()
    .executeTakeFirst();
  if (!row) throw notFound("Import");
  return present(row);
}

export async function getImport(ctx: TenantCtx, id: string): Promise<Import> {
  await releaseInterrupted(ctx.db, ctx.customer_id);
  return readImport(ctx, id);
}

/** Locks the row until the transaction ends, so that the state read stays valid. */
async function lockImport(ctx: TenantCtx, id: string): Promise<Import> {
  await ofCustomer(ctx).where("imports.id", "=", id).select("imports.id").forUpdate().execute();
  return readImport(ctx, id);
}

/** Runs a change in its own transaction, with the import locked. */
export async function withImport<T>(ctx: TenantCtx, id: string, act: (ctx: TenantCtx, ours: Import) => Promise<T>) {
  await releaseInterrupted(ctx.db, ctx.customer_id);
  return inTransaction(ctx, async (ctx) => act(ctx, await lockImport(ctx, id)));
}

export async function listRows(ctx: TenantCtx, id: string, query: RowsQuery) {
  await getImport(ctx, id);
  let found = ctx.db.selectFrom("import_rows").where("customer_id", "=", ctx.customer_id).where("import_id", "=", id);
  if (query.verdict) found = found.where("verdict", "in", query.verdict);
  if (query.q) found = found.where("title", "ilike", containing(query.q));
  if (query.problem) {
    const wanted = query.problem.map((code) => sql`problems @> ${JSON.stringify([{ code }])}::jsonb`);
    found = found.where(sql<boolean>`(${sql.join(wanted, sql` or `)})`);
  }
  const [rows, total] = await Promise.all([
    found
      .select(rowColumns)
      .orderBy(orderOf(query.sort, rowSorts, "number"))
      .limit(query.per_page)
      .offset(offsetOf(query))
      .$castTo<RowTableRow>()
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, meta: { total_count: total.count } };
}

/** Deletes the import with its file and rows. Its records remain and can no longer be undone. */
export const removeImport = (ctx: TenantCtx, id: string) =>
  withImport(ctx, id, async (ctx, { state, filename, subject }) => {
    if (state in FALLBACK)
      throw new AppError("import_not_ready", "This import is still running. Wait until it is done");
    await ctx.db.deleteFrom("imports").where("customer_id", "=", ctx.customer_id).where("id", "=", id).execute();
    await audit(ctx, {
      action: "import.removed",
      subject_type: "import",
      subject_id: id,
      before: { filename, subject, state },
    });
  });
