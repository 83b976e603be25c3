import { sql } from "kysely";
import type { RegisterStep, RegisterTest } from "#contract/register-connections.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { audit } from "#server/platform/records/audit.ts";
import { type Connection, findConnection } from "./find-connection.ts";
import { openRegister, type RegisterEntry } from "./open-register.ts";
import { RegisterError } from "./register-error.ts";

type Step = RegisterTest["steps"][number];

/** How many entries carry the reference or the id of one of our algorithms. */
async function countOurs({ db, customer_id }: TenantCtx, entries: readonly RegisterEntry[]) {
  const ids = entries.flatMap(({ source_id }) => source_id ?? []);
  const { ours } = await db
    .selectFrom("algorithms")
    .select((of) => of.fn.countAll<number>().as("ours"))
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`(reference = any(${ids}::text[]) or id::text = any(${ids}::text[]))`)
    .executeTakeFirstOrThrow();
  return ours;
}

async function timed(step: RegisterStep, run: () => Promise<string>): Promise<Step> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const detail = await run();
    return { step, ms: took(), problem: null, detail };
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    return { step, ms: took(), problem: error.problem, detail: error.answer };
  }
}

/** In order, until one fails. */
async function runSteps(ctx: TenantCtx, find: () => Promise<Connection | undefined>): Promise<Step[]> {
  let entries: RegisterEntry[] = [];
  const opened = async () => {
    const connection = await find();
    if (!connection) throw notFound("Connection to the register");
    return openRegister(ctx.services, connection);
  };
  let register: Awaited<ReturnType<typeof opened>> | undefined;
  const steps: readonly (readonly [RegisterStep, () => Promise<string>])[] = [
    [
      "token",
      async () => {
        register = await opened();
        await register.signIn();
        return "";
      },
    ],
    [
      "organization",
      async () => {
        entries = (await register?.list()) ?? [];
        return "";
      },
    ],
    ["entries", async () => `${entries.length} ${await countOurs(ctx, entries)}`],
  ];
  const done: Step[] = [];
  for (const [step, run] of steps) {
    const one = await timed(step, run);
    done.push(one);
    if (one.problem) break;
  }
  return done;
}

/** Reads only: nothing in the register changes. */
export async function testConnection(ctx: TenantCtx): Promise<{ test: RegisterTest }> {
  const { services, customer_id } = ctx;
  await limitRate(services.database.system, LIMITS.webhookSend, customer_id);
  const steps = await runSteps(ctx, () => findConnection(services, customer_id));
  const test: RegisterTest = { at: new Date().toISOString(), steps };
  await inTransaction(ctx, async (ctx) => {
    const before = await ctx.db
      .selectFrom("register_connections")
      .select(["id", "last_test"])
      .where("customer_id", "=", customer_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Connection to the register");
    await ctx.db
      .updateTable("register_connections")
      .set({ last_test: JSON.stringify(test) })
      .where("customer_id", "=", customer_id)
      .execute();
    await audit(ctx, {
      action: "register_connection.tested",
      subject_type: "register_connection",
      subject_id: before.id,
      before: { last_test: before.last_test },
      after: { last_test: test },
    });
  });
  return { test };
}
