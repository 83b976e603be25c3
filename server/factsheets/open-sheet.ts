import { completenessOf } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { listLocales } from "#server/sites/service.ts";
import { factColumns, factsheetColumns, type FactRow, type FactsheetRow } from "./table.ts";

/** A sheet with everything its rules need. `row` is null before the first save. */
export type OpenSheet = {
  readonly algorithm_id: string;
  readonly row: FactsheetRow | null;
  readonly answers: Answers;
  readonly facts: SheetFacts;
};

const algorithmOf = (ctx: TenantCtx, id: string) =>
  ctx.db
    .selectFrom("algorithms")
    .select(factColumns)
    .where("algorithms.customer_id", "=", ctx.customer_id)
    .where("algorithms.id", "=", id)
    .where("algorithms.deleted_at", "is", null)
    .$castTo<FactRow>();

const rowOf = (ctx: TenantCtx, algorithm_id: string) =>
  ctx.db
    .selectFrom("factsheets")
    .select(factsheetColumns)
    .where("factsheets.customer_id", "=", ctx.customer_id)
    .where("factsheets.algorithm_id", "=", algorithm_id)
    .$castTo<FactsheetRow>()
    .executeTakeFirst();

/** The date for rules that depend on it, by UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** `hold` locks the algorithm until the transaction ends, to serialize saves of its sheet, including the first. */
export async function openSheet(ctx: TenantCtx, algorithm_id: string, { hold = false } = {}): Promise<OpenSheet> {
  if (hold) await holdToChange(ctx, "algorithms", [algorithm_id]);
  const algorithm = await algorithmOf(ctx, algorithm_id).executeTakeFirst();
  if (!algorithm) throw notFound("Algorithm");
  const [row = null, languages] = [await rowOf(ctx, algorithm_id), await listLocales(ctx)];
  const facts = { ...algorithm, ...languages, today: today() };
  return { algorithm_id, row, answers: row?.answers ?? {}, facts };
}

/** Stores completeness with the algorithm, for lists. Depends on the answers and on the algorithm's facts. */
export async function keepCompleteness(ctx: TenantCtx, { algorithm_id, answers, facts }: OpenSheet) {
  await ctx.db
    .updateTable("algorithms")
    .set({ completeness: completenessOf(FACTSHEET_TEMPLATE, answers, facts) })
    .where("id", "=", algorithm_id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();
}
