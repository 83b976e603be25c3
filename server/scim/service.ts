import { sql } from "kysely";
import { SCIM_PATH, type Scim } from "#contract/scim.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { tellManagers } from "#server/second-steps/security-notice.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { newScimToken } from "#server/platform/identity/scim-token.ts";
import { hintOf } from "#server/platform/identity/token-format.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";
import { audit } from "#server/platform/records/audit.ts";

const findToken = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("scim_tokens")
    .select(["hint", "created_at", personName("scim_tokens.created_by").as("created_by"), "last_used_at"])
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();

const countPeople = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("scim_people")
    .select((of) => [
      of.fn.countAll<number>().as("people"),
      of.fn.countAll<number>().filterWhere("active", "=", false).as("switched_off"),
    ])
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();

const countGroups = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("scim_groups")
    .select((of) => of.fn.countAll<number>().as("groups"))
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();

export async function getScim(ctx: TenantCtx): Promise<{ scim: Scim }> {
  const [token, people, groups] = await Promise.all([findToken(ctx), countPeople(ctx), countGroups(ctx)]);
  const address = ctx.services.config.app_origin + SCIM_PATH;
  return { scim: { address, token: token ?? null, ...people, ...groups } };
}

async function requireProvider({ db, customer_id }: TenantCtx) {
  const provider = await db
    .selectFrom("identity_providers")
    .select("id")
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  if (!provider) throw notFound("Identity provider");
  return provider.id;
}

/** The secret is returned only here, once. The one before ends at once. */
export async function makeScimToken(ctx: TenantCtx) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "scim");
    const subject_id = await requireProvider(ctx);
    const before = await findToken(ctx);
    const secret = newScimToken();
    const made = {
      token_hash: hashToken(secret),
      hint: hintOf(secret),
      created_at: sql<string>`now()`,
      created_by: userIdOf(ctx),
      last_used_at: null,
    };
    await ctx.db
      .insertInto("scim_tokens")
      .values({ customer_id: ctx.customer_id, ...made })
      .onConflict((row) => row.column("customer_id").doUpdateSet(made))
      .execute();
    await audit(ctx, {
      action: "scim_token.created",
      subject_type: "identity_provider",
      subject_id,
      ...(before && { before: { hint: before.hint } }),
      after: { hint: made.hint },
    });
    await tellManagers(ctx, "directory_token_made");
    return { ...(await getScim(ctx)), secret };
  });
}

/** People and groups stay, for a new token; nothing that they say counts until then. */
export const revokeScimToken = (ctx: TenantCtx) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "scim");
    const before = await ctx.db
      .deleteFrom("scim_tokens")
      .where("customer_id", "=", ctx.customer_id)
      .returning("hint")
      .executeTakeFirst();
    if (!before) throw notFound("Token of the directory");
    const subject_id = await requireProvider(ctx);
    await audit(ctx, { action: "scim_token.removed", subject_type: "identity_provider", subject_id, before });
  });
