import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type Endpoint, isFile, isMultipart } from "#contract/endpoint.ts";
import { NEEDED_SCOPES } from "#contract/needed-scopes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import type { Jobs } from "#server/platform/workers/jobs.ts";
import { AppError } from "./errors.ts";

const HEADER = "idempotency-key";
const KEY = /^[\u0021-\u007E]{1,255}$/;
export const HOURS_KEPT = 24;

type Once = { readonly key_hash: Buffer; readonly fingerprint: Buffer };

const sha256 = (text: string) => createHash("sha256").update(text).digest();

const refuse = (message: string) => new AppError("invalid_input", message, { fields: { "Idempotency-Key": message } });

/** Other methods are repeatable anyway; uploads, downloads and what tokens may not call are left out. */
const isCovered = (endpoint: Endpoint) =>
  NEEDED_SCOPES.get(endpoint) !== undefined &&
  !isFile(endpoint.response) &&
  !(endpoint.body && isMultipart(endpoint.body));

/** The caller's wish that a write happens once, however often it is sent. */
export function onceOf(endpoint: Endpoint, { headers, url, body }: FastifyRequest): Once | undefined {
  const key = headers[HEADER];
  if (key === undefined || endpoint.method !== "POST") return undefined;
  if (!isCovered(endpoint)) throw refuse("Not supported here");
  if (typeof key !== "string" || !KEY.test(key)) throw refuse("Use 1 to 255 visible ASCII characters");
  return { key_hash: sha256(key), fingerprint: sha256(JSON.stringify([endpoint.path, url, body])) };
}

/** Undefined for the first call with a key. A concurrent one waits until the first is committed. */
async function findEarlier({ db, customer_id, actor }: TenantCtx, { key_hash, fingerprint }: Once) {
  const ours = { customer_id, actor_id: actor.id, key_hash };
  await db
    .deleteFrom("idempotency_keys")
    .where("customer_id", "=", customer_id)
    .where("actor_id", "=", actor.id)
    .where("key_hash", "=", key_hash)
    .where("created_at", "<", sql<string>`now() - make_interval(hours => ${HOURS_KEPT})`)
    .execute();
  const first = await db
    .insertInto("idempotency_keys")
    .values({ ...ours, fingerprint })
    .onConflict((row) => row.columns(["customer_id", "actor_id", "key_hash"]).doNothing())
    .returning("created_at")
    .executeTakeFirst();
  if (first) return undefined;
  const earlier = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "response"])
    .where("customer_id", "=", customer_id)
    .where("actor_id", "=", actor.id)
    .where("key_hash", "=", key_hash)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint.equals(fingerprint)) return earlier.response;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for a different request");
}

const keepResponse = ({ db, customer_id, actor }: TenantCtx, { key_hash }: Once, response: string) =>
  db
    .updateTable("idempotency_keys")
    .set({ response })
    .where("customer_id", "=", customer_id)
    .where("actor_id", "=", actor.id)
    .where("key_hash", "=", key_hash)
    .execute();

/**
 * Key, write and response are one transaction: after a crash there is either all of it or nothing. Jobs are queued after
 * it, because one that starts earlier would not see the write. A refused write keeps nothing.
 */
export async function answerOnce(ctx: TenantCtx, once: Once, answer: (ctx: TenantCtx) => Promise<string>) {
  const { jobs } = ctx.services;
  const queued: (() => Promise<void>)[] = [];
  const add: Jobs["add"] = async (...job) => void queued.push(() => jobs.add(...job));
  const held: TenantCtx = { ...ctx, services: { ...ctx.services, jobs: { ...jobs, add } } };
  const result = await inTransaction(held, async (ctx) => {
    queued.length = 0;
    const earlier = await findEarlier(ctx, once);
    if (typeof earlier === "string") return { text: earlier, isReplay: true };
    const text = await answer(ctx);
    await keepResponse(ctx, once, text);
    return { text, isReplay: false };
  });
  for (const queue of queued) await queue();
  return result;
}
