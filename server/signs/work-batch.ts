import { sql } from "kysely";
import type { SignBatch, SignDesign } from "#contract/signs.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { JobPayloads } from "#server/platform/workers/jobs.ts";
import type { Services } from "#server/platform/services.ts";
import { collectOrder } from "./collect-order.ts";
import { BATCH_TASKS } from "./sign-order.ts";

type Needs = Pick<Services, "config" | "database" | "storage" | "workers">;
type Job = JobPayloads["make_signs"];

const PULSE_MS = 250;
const HEARTBEAT_MS = 5000;

const ofJob = (db: Db, { customer_id, batch_id }: Job) =>
  db.updateTable("sign_batches").where("customer_id", "=", customer_id).where("id", "=", batch_id);

type Claimed = Pick<SignBatch, "format" | "created_at"> & { readonly design: SignDesign; readonly code_ids: string[] };

/** Claims the batch, even from a dead process, unless it was cancelled or is done. */
const claim = (db: Db, job: Job) =>
  ofJob(db, job)
    .set({ state: "running", done_count: 0, updated_at: sql`now()` })
    .where("state", "in", ["waiting", "running"])
    .returning(["format", "design", "code_ids", "created_at"])
    .$castTo<Claimed>()
    .executeTakeFirst();

/** Stores progress and a heartbeat, and detects cancellation. */
function startPulse(db: Db, job: Job, onCancel: () => void) {
  let [done_count, told, toldAt] = [0, 0, Date.now()];
  let telling: Promise<unknown> | undefined;
  const tell = async () => {
    [told, toldAt] = [done_count, Date.now()];
    const { numUpdatedRows } = await ofJob(db, job)
      .set({ done_count, updated_at: sql`now()` })
      .where("state", "=", "running")
      .executeTakeFirst();
    if (!numUpdatedRows) onCancel();
  };
  const isDue = () => told !== done_count || Date.now() - toldAt > HEARTBEAT_MS;
  const timer = setInterval(() => {
    if (telling || !isDue()) return;
    // a failed update is included in the next one
    telling = tell()
      .catch(() => undefined)
      .finally(() => (telling = undefined));
  }, PULSE_MS);
  return {
    progress: (count: number) => {
      done_count = count;
    },
    stop: async () => {
      clearInterval(timer);
      await telling;
    },
  };
}

const KNOWN_ERRORS = [
  "qr_unreadable",
  "took_too_long",
  "out_of_memory",
  "body_too_large",
  "invalid_input",
  "code_retired",
];

/** Makes a batch in a worker and stores the file. */
export async function makeSigns({ workers, ...services }: Needs, job: Job) {
  const { customer_id } = job;
  const db = services.database.tenant(customer_id);
  const batch = await claim(db, job);
  if (!batch) return;
  const cancelled = new AbortController();
  const pulse = startPulse(db, job, () => cancelled.abort());
  const ending = ofJob(db, job).where("state", "=", "running");
  try {
    const { design, code_ids, format, created_at } = batch;
    const about = { title: `Signs ${created_at.slice(0, 10)}`, made_at: created_at };
    const order = await collectOrder({ db, customer_id, services }, code_ids, design, about);
    const { file, findings } = await workers.run(BATCH_TASKS[format], order, {
      customer_id,
      onProgress: pulse.progress,
      signal: cancelled.signal,
    });
    await pulse.stop();
    await ending
      .set({
        state: "done",
        done_count: order.signs.length,
        findings: JSON.stringify(findings),
        updated_at: sql`now()`,
      })
      .set({ file: Buffer.from(file) })
      .execute();
  } catch (error) {
    await pulse.stop();
    if (cancelled.signal.aborted) return;
    // No worker was free or the server is stopping, so the job is retried.
    if (error instanceof AppError && error.code === "unavailable") throw error;
    const code = error instanceof AppError && KNOWN_ERRORS.includes(error.code) ? error.code : "failed";
    await ending.set({ state: "failed", error: code, updated_at: sql`now()` }).execute();
    // Unexpected errors must reach the log.
    if (code === "failed") throw error;
  }
}
