import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { type ApiToken, type ApiTokenInput, type apiTokensApi, MAX_TOKENS } from "#contract/api-tokens.ts";
import { ROLES } from "#contract/customers.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { holdToChange, lockList } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { audit } from "#server/platform/records/audit.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { tokenColumns, tokenSorts } from "./table.ts";

type ListQuery = z.output<typeof apiTokensApi.list.query>;

const isManager = ({ actor }: TenantCtx) => actor.kind === "user" && actor.role === "manager";

/** Managers see every token of the workspace, others their own. */
function seenBy(ctx: TenantCtx) {
  const found = ctx.db
    .selectFrom("api_tokens")
    .where("api_tokens.customer_id", "=", ctx.customer_id)
    .where("api_tokens.revoked_at", "is", null);
  return isManager(ctx) ? found : found.where("api_tokens.user_id", "=", ctx.actor.id);
}

const columnsFor = ({ actor }: TenantCtx) =>
  [...tokenColumns, sql<boolean>`coalesce(api_tokens.user_id = ${actor.id}, false)`.as("is_mine")] as const;

export async function listTokens(ctx: TenantCtx, query: ListQuery) {
  let found = seenBy(ctx);
  if (query.q) found = found.where("api_tokens.name", "ilike", containing(query.q));
  const [api_tokens, total] = await Promise.all([
    found
      .select(columnsFor(ctx))
      .orderBy(orderOf(query.sort, tokenSorts, "name"))
      .orderBy("api_tokens.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { api_tokens, meta: { total_count: total.count } };
}

export async function findToken(ctx: TenantCtx, id: string): Promise<ApiToken> {
  const token = await seenBy(ctx).select(columnsFor(ctx)).where("api_tokens.id", "=", id).executeTakeFirst();
  if (!token) throw notFound("API token");
  return token;
}

/** A token has at most its maker's rights; a service is the workspace's, so managers make it. */
function requireRight(ctx: TenantCtx, { kind, role }: Pick<ApiTokenInput, "kind" | "role">) {
  if (kind === "service" && !isManager(ctx))
    throw new AppError("forbidden", "Only managers can make tokens for services");
  const own = ctx.actor.kind === "user" ? ctx.actor.role : null;
  if (own && ROLES.indexOf(role) <= ROLES.indexOf(own)) return;
  const message = "Your own role at most";
  throw new AppError("invalid_input", message, { fields: { "api_token.role": message } });
}

async function requireRoom(ctx: TenantCtx) {
  const { count } = await ctx.db
    .selectFrom("api_tokens")
    .where("customer_id", "=", ctx.customer_id)
    .where("revoked_at", "is", null)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MAX_TOKENS)
    throw new AppError("too_many_tokens", `A workspace can have ${MAX_TOKENS} tokens. Revoke one first.`);
}

const isTaken = async ({ db, customer_id }: TenantCtx, id: string) =>
  (await db
    .selectFrom("api_tokens")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;

/** The client may choose the id, which makes the creation idempotent. The token works once it has a secret. */
export async function createToken(
  ctx: TenantCtx,
  { id = uuidv7(), kind, scopes, ...input }: ApiTokenInput & { id?: string | undefined },
) {
  requireRight(ctx, { kind, role: input.role });
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "api_tokens");
    if (await isTaken(ctx, id)) return findToken(ctx, id);
    await requireRoom(ctx);
    const created = await ctx.db
      .insertInto("api_tokens")
      .values({
        id,
        customer_id: ctx.customer_id,
        user_id: kind === "person" ? ctx.actor.id : null,
        ...input,
        scopes: JSON.stringify(scopes),
        expires_at: sql<string>`now() + make_interval(days => ${input.days})`,
        created_by: ctx.actor.id,
        updated_by: ctx.actor.id,
      })
      // the id is another workspace's
      .onConflict((row) => row.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) throw notFound("API token");
    const after = { ...input, kind, scopes };
    await audit(ctx, { action: "api_token.created", subject_type: "api_token", subject_id: id, after });
    return findToken(ctx, id);
  });
}

/** Revoked at once, in every process. */
export const revokeToken = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "api_tokens", [id]);
    const before = await findToken(ctx, id);
    await ctx.db
      .updateTable("api_tokens")
      .set({ revoked_at: sql<string>`now()`, token_hash: null, updated_by: ctx.actor.id })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .execute();
    await audit(ctx, { action: "api_token.removed", subject_type: "api_token", subject_id: id, before });
  });
