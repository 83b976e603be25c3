import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, Factsheet, factsheetsApi } from "#contract/factsheets.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { checkAnswers } from "./check-answers.ts";
import { keepCompleteness, openSheet } from "./open-sheet.ts";
import { presentSheet } from "./present.ts";

type Saved = z.output<typeof factsheetsApi.save.body>["factsheet"];

export const getFactsheet = async (ctx: TenantCtx, algorithm_id: string): Promise<Factsheet> =>
  presentSheet(ctx, await openSheet(ctx, algorithm_id));

/** The answers of one side to questions whose answers differ. */
function changedAnswers(of: Answers, other: Answers) {
  const ids = new Set([...Object.keys(of), ...Object.keys(other)]);
  const changed = [...ids].filter((id) => !isDeepStrictEqual(of[id], other[id]));
  return Object.fromEntries(changed.map((id) => [id, of[id] ?? null]));
}

const writeRow = (ctx: TenantCtx, algorithm_id: string, answers: Answers, save_id: string | undefined) => {
  const values = {
    template_version: FACTSHEET_TEMPLATE.version,
    answers: JSON.stringify(answers),
    save_id: save_id ?? null,
    updated_by: userIdOf(ctx),
  };
  return (
    ctx.db
      .insertInto("factsheets")
      // 0 means the sheet has not been saved yet.
      .values({ algorithm_id, customer_id: ctx.customer_id, ...values, created_by: values.updated_by, lock_version: 1 })
      .onConflict((row) =>
        row
          .column("algorithm_id")
          .doUpdateSet({ ...values, updated_at: sql`now()`, lock_version: sql`factsheets.lock_version + 1` }),
      )
      .execute()
  );
};

/** Replaces a sheet's answers, which must fit the template. */
export const writeAnswers = (ctx: TenantCtx, algorithm_id: string, answers: Answers, save_id?: string) =>
  inTransaction(ctx, async (ctx) => {
    checkAnswers(answers);
    const before = await openSheet(ctx, algorithm_id, { hold: true });
    await writeRow(ctx, algorithm_id, answers, save_id);
    await keepCompleteness(ctx, { ...before, answers });
    const after = changedAnswers(answers, before.answers);
    if (Object.keys(after).length)
      await audit(ctx, {
        action: "factsheet.updated",
        subject_type: "factsheet",
        subject_id: algorithm_id,
        before: changedAnswers(before.answers, answers),
        after,
      });
  });

export const saveFactsheet = (ctx: TenantCtx, algorithm_id: string, { answers, lock_version, save_id }: Saved) =>
  inTransaction(ctx, async (ctx) => {
    const before = await openSheet(ctx, algorithm_id, { hold: true });
    const { row } = before;
    if (row && save_id && row.save_id === save_id) return presentSheet(ctx, before);
    // 0 means the sheet has not been saved yet.
    const seen = row ? { lock_version: row.lock_version, changed_by: row.updated_by } : { lock_version: 0 };
    await requireVersion(ctx, "This factsheet", seen, lock_version, () => presentSheet(ctx, before));
    await writeAnswers(ctx, algorithm_id, answers, save_id);
    return getFactsheet(ctx, algorithm_id);
  });

/** Call after changing the algorithm: other questions may now be asked or required. */
export const refreshCompleteness = async (ctx: TenantCtx, algorithm_id: string) =>
  keepCompleteness(ctx, await openSheet(ctx, algorithm_id));

/** Answers by algorithm id, omitting algorithms without a sheet. */
export async function answersOf(ctx: TenantCtx, algorithm_ids: readonly string[]): Promise<Map<string, Answers>> {
  if (!algorithm_ids.length) return new Map();
  const rows = await ctx.db
    .selectFrom("factsheets")
    .select(["algorithm_id", "answers"])
    .where("customer_id", "=", ctx.customer_id)
    .where("algorithm_id", "in", algorithm_ids)
    .$castTo<{ algorithm_id: string; answers: Answers }>()
    .execute();
  return new Map(rows.map((row) => [row.algorithm_id, row.answers]));
}
