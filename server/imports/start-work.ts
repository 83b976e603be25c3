import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Import, importsApi } from "#contract/imports.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { listLocales } from "#server/sites/service.ts";
import { checkRecipe } from "./mapping/check-recipe.ts";
import { rememberWords } from "./mapping/remembered-words.ts";
import { readImport, withImport } from "./service.ts";
import { hashOf } from "./upload-import.ts";
import type { Working } from "./import-job.ts";

const JOBS = { checking: "check_import", running: "run_import", undoing: "undo_import" } as const;
const STARTS: Record<Working, readonly Import["state"][]> = {
  checking: ["uploaded", "checked", "failed", "undone"],
  running: ["checked"],
  undoing: ["done"],
};

const notReady = (message: string) => new AppError("import_not_ready", message);

/**
 * Assigns the import to a new job. The job is queued before commit, and its first query waits for the row lock held here.
 * So an import never waits for a missing job, and a job never runs for nothing.
 */
async function startWork(ctx: TenantCtx, ours: Import, working: Working, set: Record<string, unknown> = {}) {
  if (!STARTS[working].includes(ours.state)) throw notReady(`An import that is ${ours.state} cannot start ${working}`);
  const { customer_id } = ctx;
  const job_id = uuidv7();
  await ctx.db
    .updateTable("imports")
    .set({ ...set, state: working, job_id, started_at: null, rows_done: 0, error: null, updated_at: sql`now()` })
    .where("customer_id", "=", customer_id)
    .where("id", "=", ours.id)
    .execute();
  const payload = { customer_id, import_id: ours.id, job_id, user_id: userIdOf(ctx) ?? "" };
  await ctx.services.jobs.add(JOBS[working], payload, { key: `import:${ours.id}` });
  return readImport(ctx, ours.id);
}

type SiteLocales = Awaited<ReturnType<typeof listLocales>>;
type CheckInput = z.output<typeof importsApi.check.body>;

const remember = (ctx: TenantCtx, { subject, columns }: Import, { recipe, options }: CheckInput) => {
  const values = { recipe: JSON.stringify(recipe), options: JSON.stringify(options), updated_at: sql<string>`now()` };
  return ctx.db
    .insertInto("import_recipes")
    .values({ customer_id: ctx.customer_id, subject, columns_hash: hashOf(columns), ...values })
    .onConflict((row) => row.columns(["customer_id", "subject", "columns_hash"]).doUpdateSet(values))
    .execute();
};

/** Texts are never saved in a language that they are not in. */
function languageFor({ reading }: Import, asked: string | undefined, { locales, default_locale }: SiteLocales) {
  const locale = asked ?? reading.language ?? default_locale;
  if (locales.includes(locale)) return locale;
  const message = asked
    ? "The site does not have this language"
    : `The texts seem to be in "${locale}", which the site does not have. Add it, or give \`locale\``;
  throw new AppError("invalid_input", `locale: ${message}`, { fields: { locale: message } });
}

export const startCheck = (ctx: TenantCtx, id: string, asked: string | undefined, input: CheckInput): Promise<Import> =>
  withImport(ctx, id, async (ctx, ours) => {
    const site = await listLocales(ctx);
    const locale = languageFor(ours, asked, site);
    checkRecipe(ours, input.recipe, site.locales);
    await remember(ctx, ours, input);
    await rememberWords(ctx, ours.subject, input.recipe.values);
    return startWork(ctx, ours, "checking", {
      recipe: JSON.stringify(input.recipe),
      options: JSON.stringify(input.options),
      recipe_origin: "chosen",
      locale,
      counts: "{}",
      problem_counts: "{}",
      made: "[]",
      finished_at: null,
    });
  });

export const startRun = (ctx: TenantCtx, id: string, leave_out_errors = false): Promise<Import> =>
  withImport(ctx, id, async (ctx, ours) => {
    if (ours.counts.error && !leave_out_errors)
      throw notReady("Some rows have errors: fix the file, or skip these rows");
    return startWork(ctx, ours, "running");
  });

export const startUndo = (ctx: TenantCtx, id: string): Promise<Import> =>
  withImport(ctx, id, (ctx, ours) => startWork(ctx, ours, "undoing"));
