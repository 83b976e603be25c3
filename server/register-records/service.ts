import { sql } from "kysely";
import type { RegisterAction, RegisterRecord, RegisterState } from "#contract/register-connections.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { holdToChange, lockList } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { audit } from "#server/platform/records/audit.ts";
import { type Entry, readEntry } from "./read-entry.ts";
import { recordColumns, type RecordRow } from "./table.ts";

async function requireAlgorithm({ db, customer_id }: TenantCtx, id: string) {
  const algorithm = await db
    .selectFrom("algorithms")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!algorithm) throw notFound("Algorithm");
}

const findConnection = ({ db, customer_id }: TenantCtx) =>
  db.selectFrom("register_connections").select("is_on").where("customer_id", "=", customer_id).executeTakeFirst();

const findRow = ({ db, customer_id }: TenantCtx, id: string): Promise<RecordRow | undefined> =>
  db
    .selectFrom("register_records")
    .select(recordColumns)
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "=", id)
    .executeTakeFirst();

function stateOf(row: RecordRow | undefined, entry: Entry | undefined): RegisterState {
  if (row?.pending) return "sending";
  if (row?.problem) return "refused";
  if (!row?.lars) return "not_sent";
  if (row.stage === "withdrawn") return "withdrawn";
  return row.digest === entry?.digest ? "in_step" : "changed";
}

const NOTHING: RecordRow = {
  lars: null,
  stage: null,
  digest: null,
  sent_at: null,
  pending: null,
  attempts: 0,
  next_at: null,
  failed: null,
  problem: null,
  answer: null,
  reasons: [],
};

/** The entry is what would be sent now. */
export async function getRecord(ctx: TenantCtx, id: string): Promise<RegisterRecord> {
  await requireAlgorithm(ctx, id);
  const connection = await findConnection(ctx);
  const [row, entry] = [await findRow(ctx, id), await readEntry(ctx, id)];
  const { digest: _digest, ...known } = row ?? NOTHING;
  return {
    ...known,
    is_connected: connection !== undefined,
    is_on: connection?.is_on ?? false,
    state: stateOf(row, entry),
    is_published: entry !== undefined,
    missing: [...(entry?.missing ?? [])],
  };
}

async function requireSendable(ctx: TenantCtx, id: string) {
  const entry = await readEntry(ctx, id);
  if (!entry) throw new AppError("page_not_public", "Publish the algorithm's page first");
  const { missing } = entry;
  const titles = missing.map(({ title }) => title).join(", ");
  if (titles)
    throw new AppError("register_not_ready", `The published page lacks fields that the register requires: ${titles}`, {
      current: { missing },
    });
}

/** A version is released once; taking back asks the register again, for an answer may have been lost. */
function requireSent(row: RecordRow | undefined, action: RegisterAction) {
  const isThere = row?.lars && row.stage !== "withdrawn";
  if (!isThere || (action === "release" && row.stage !== "draft"))
    throw new AppError("register_not_sent", "Send the algorithm to the register first");
}

async function writeRequest(ctx: TenantCtx, id: string, pending: RegisterAction) {
  const request = {
    pending,
    requested_by: userIdOf(ctx),
    attempts: 0,
    next_at: sql<string>`now()`,
    failed: null,
    problem: null,
    answer: null,
    reasons: "[]",
  };
  await ctx.db
    .insertInto("register_records")
    .values({ algorithm_id: id, customer_id: ctx.customer_id, ...request })
    .onConflict((row) => row.column("algorithm_id").doUpdateSet(request))
    .execute();
}

/** For the job, which talks to the register. The same request again changes nothing. */
const keepRequest = (ctx: TenantCtx, id: string, action: RegisterAction) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "register_connections");
    await holdToChange(ctx, "algorithms", [id]);
    await requireAlgorithm(ctx, id);
    const connection = await findConnection(ctx);
    if (!connection?.is_on) throw new AppError("register_off", "Connect the register first, and turn it on");
    const row = await findRow(ctx, id);
    if (row?.pending === action) return;
    if (row?.pending) throw new AppError("register_busy", "Wait until the register has answered");
    await (action === "send" ? requireSendable(ctx, id) : requireSent(row, action));
    await writeRequest(ctx, id, action);
    await audit(ctx, {
      action: "register_record.requested",
      subject_type: "algorithm",
      subject_id: id,
      before: { lars: row?.lars ?? null, stage: row?.stage ?? null },
      after: { action },
    });
  });

export async function requestAction(ctx: TenantCtx, id: string, action: RegisterAction): Promise<RegisterRecord> {
  const { services, customer_id } = ctx;
  await requireAlgorithm(ctx, id);
  await limitRate(services.database.system, LIMITS.webhookSend, `register ${customer_id}`);
  await keepRequest(ctx, id, action);
  await services.jobs.add("send_records", {}, { key: "send_records", queue: "send_records" });
  return getRecord(ctx, id);
}
