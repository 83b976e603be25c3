import { sql } from "kysely";
import { COUNTED, type RestoreReport } from "#contract/customer-file.ts";
import type { SpooledUpload } from "#contract/endpoint.ts";
import { inTransaction, type TenantCtx, type UserCtx, userIdOf } from "#server/platform/context.ts";
import { queueVariants } from "#server/platform/media/image-variants.ts";
import { audit } from "#server/platform/records/audit.ts";
import { countsOf } from "./restore-file.ts";
import { RESTORE_FILE } from "./restore-task.ts";
import { eachImage, storeImages } from "./take-images.ts";
import { writeFile } from "./write-file.ts";

/** Counts everything, deleted records included, as the file does. */
export async function countContents(ctx: TenantCtx) {
  const { customer_id } = ctx;
  const counts = COUNTED.map(
    (name) => sql`(select count(*) from ${sql.table(name)} where customer_id = ${customer_id}) as ${sql.ref(name)}`,
  );
  const bytes = sql`(select coalesce(sum(bytes), 0) from images where customer_id = ${customer_id})::bigint as image_bytes`;
  const { rows } = await sql<Record<string, number>>`select ${sql.join([...counts, bytes])}`.execute(ctx.db);
  return { counts: countsOf(rows[0] ?? {}), image_bytes: rows[0]?.["image_bytes"] ?? 0 };
}

/** seaview-2026-11-18.guidepost.zip */
export const fileNameOf = (slug: string, at: Date) => `${slug}-${at.toISOString().slice(0, 10)}.guidepost.zip`;

export async function downloadFile(ctx: TenantCtx) {
  const { customer_id, services } = ctx;
  const { slug, made_by } = await inTransaction(ctx, async (ctx) => {
    await audit(ctx, { action: "customer_file.made", subject_type: "customer", subject_id: customer_id });
    return ctx.db
      .selectFrom("customers")
      .select(["slug", sql<string | null>`person_name(${userIdOf(ctx)})`.as("made_by")])
      .where("id", "=", customer_id)
      .executeTakeFirstOrThrow();
  });
  const { database, storage, config } = services;
  const stream = await writeFile({ database, storage, customer_id, made_by, made_on: config.app_host });
  return { filename: fileNameOf(slug, new Date()), stream: stream as AsyncIterable<Uint8Array> };
}

/** Restores an uploaded file as a new customer. The dry run checks the images too, and stores none. */
export async function restoreUpload(ctx: UserCtx, { path }: SpooledUpload, dry_run: boolean): Promise<RestoreReport> {
  const { workers, jobs } = ctx.services;
  const run = () =>
    workers.run(RESTORE_FILE, { path, dry_run, by: ctx.actor.id }, { customer_id: ctx.customer_id ?? ctx.actor.id });
  if (dry_run) {
    await eachImage(path, () => undefined);
    return run();
  }
  const { keys, takeBack } = await storeImages(ctx.services, path);
  const report = await run().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  for (const key of keys) await queueVariants(jobs, key);
  await audit(ctx, {
    action: "customer_file.restored",
    subject_type: "customer",
    subject_id: report.customer_id,
    after: { name: report.name, slug: report.slug },
  });
  return report;
}
