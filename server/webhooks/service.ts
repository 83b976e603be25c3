import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { MAX_WEBHOOKS, type Webhook, type WebhookInput, type webhooksApi } from "#contract/webhooks.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { holdToChange, holdToRemove, lockList, requireVersion } from "#server/platform/database/locks.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";
import { OLD_SECRET_HOURS } from "./rules.ts";
import { newSecret } from "./sign-delivery.ts";
import { webhookColumns, webhookSorts } from "./table.ts";

type ListQuery = z.output<typeof webhooksApi.list.query>;
type Change = z.output<typeof webhooksApi.update.body>["webhook"];

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("webhooks").where("webhooks.customer_id", "=", ctx.customer_id);

export async function listWebhooks(ctx: TenantCtx, query: ListQuery) {
  let found = ofCustomer(ctx);
  if (query.q) found = found.where("webhooks.name", "ilike", containing(query.q));
  const [webhooks, total] = await Promise.all([
    found
      .select(webhookColumns)
      .orderBy(orderOf(query.sort, webhookSorts, "name"))
      .orderBy("webhooks.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { webhooks, meta: { total_count: total.count } };
}

export async function findWebhook(ctx: TenantCtx, id: string): Promise<Webhook> {
  const webhook = await ofCustomer(ctx).select(webhookColumns).where("webhooks.id", "=", id).executeTakeFirst();
  if (!webhook) throw notFound("Webhook");
  return webhook;
}

/** Checked on saving, for early feedback. The name's addresses are checked again on every delivery. */
async function requireAllowed({ services }: TenantCtx, url: string) {
  try {
    await services.outbound.check(url);
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    const message = "Enter a public address that starts with https://";
    throw new AppError("address_not_allowed", message, { fields: { "webhook.url": message }, cause });
  }
}

async function requireRoom(ctx: TenantCtx) {
  const { count } = await ofCustomer(ctx)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MAX_WEBHOOKS)
    throw new AppError("too_many_webhooks", `A workspace can have ${MAX_WEBHOOKS} webhooks. Delete one first.`);
}

const isThere = async (ctx: TenantCtx, id: string) =>
  (await ofCustomer(ctx).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Signs everything from now on. It cannot be shown again: if lost, make a new one. */
async function writeSecret({ db, customer_id }: TenantCtx, webhook_id: string) {
  const secret = newSecret();
  await db.insertInto("webhook_secrets").values({ id: uuidv7(), customer_id, webhook_id, secret }).execute();
  return secret;
}

/** The client may choose the id, which makes the creation idempotent. */
export async function createWebhook(
  ctx: TenantCtx,
  { id = uuidv7(), ...input }: WebhookInput & { id?: string | undefined },
) {
  await requireAllowed(ctx, input.url);
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "webhooks");
    if (await isThere(ctx, id)) return findWebhook(ctx, id);
    await requireRoom(ctx);
    const by = { created_by: userIdOf(ctx), updated_by: userIdOf(ctx) };
    await ctx.db
      .insertInto("webhooks")
      .values({ id, customer_id: ctx.customer_id, ...input, ...by })
      .execute();
    await writeSecret(ctx, id);
    await audit(ctx, { action: "webhook.created", subject_type: "webhook", subject_id: id, after: input });
    return findWebhook(ctx, id);
  });
}

/** Switching it on again, or changing its address, resets the failures. */
const RECOVERED = { failing_since: null, switched_off_at: null, told_at: null };

export async function updateWebhook(ctx: TenantCtx, id: string, { lock_version, ...input }: Change) {
  if (input.url !== undefined) await requireAllowed(ctx, input.url);
  return inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "webhooks", [id]);
    const before = await findWebhook(ctx, id);
    await requireVersion(ctx, "This webhook", before, lock_version);
    await updateRow(ctx, "webhooks", id, {
      ...input,
      ...((input.is_active || input.url !== undefined) && RECOVERED),
    });
    await audit(ctx, { action: "webhook.updated", subject_type: "webhook", subject_id: id, before, after: input });
    return findWebhook(ctx, id);
  });
}

export const removeWebhook = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdToRemove(ctx, "webhooks", [id]);
    const before = await findWebhook(ctx, id);
    await ctx.db.deleteFrom("webhooks").where("customer_id", "=", ctx.customer_id).where("id", "=", id).execute();
    await audit(ctx, { action: "webhook.removed", subject_type: "webhook", subject_id: id, before });
  });

/** The secret is returned only here, once. */
export const makeSecret = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "webhooks", [id]);
    const { secret_made_at } = await findWebhook(ctx, id);
    await ctx.db
      .updateTable("webhook_secrets")
      .set({ ends_at: sql<string>`now() + make_interval(hours => ${OLD_SECRET_HOURS})` })
      .where("customer_id", "=", ctx.customer_id)
      .where("webhook_id", "=", id)
      .where("ends_at", "is", null)
      .execute();
    const secret = await writeSecret(ctx, id);
    const webhook = await findWebhook(ctx, id);
    await audit(ctx, {
      action: "webhook.secret_made",
      subject_type: "webhook",
      subject_id: id,
      before: { secret_made_at },
      after: { secret_made_at: webhook.secret_made_at },
    });
    return { webhook, secret };
  });
