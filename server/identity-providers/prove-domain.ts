import { sql } from "kysely";
import { type IdentityDomain, MAX_DOMAINS } from "#contract/identity-providers.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { newToken } from "#server/platform/identity/tokens.ts";
import { createResolver } from "#server/platform/outbound/name-servers.ts";

type Row = { readonly domain: string; readonly token: string; readonly verified_at: string | null };

export const presentDomain = ({ domain, token, verified_at }: Row): IdentityDomain => ({
  domain,
  record: `guidepost=${token}`,
  verified_at,
});

const findDomain = async ({ db, customer_id }: TenantCtx, domain: string) => {
  const found = await db
    .selectFrom("identity_domains")
    .select(["domain", "token", "verified_at"])
    .where("customer_id", "=", customer_id)
    .where("domain", "=", domain)
    .executeTakeFirst();
  if (!found) throw notFound("Domain");
  return found;
};

export async function addDomain(ctx: TenantCtx, domain: string) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "identity_domains");
    const { count } = await ctx.db
      .selectFrom("identity_domains")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("customer_id", "=", ctx.customer_id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_DOMAINS)
      throw new AppError("invalid_input", `A workspace can have ${MAX_DOMAINS} email domains`, {
        fields: { domain: "Remove another one first" },
      });
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto("identity_domains")
      .values({ customer_id: ctx.customer_id, domain, token: newToken() })
      .onConflict((row) => row.columns(["customer_id", "domain"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows)
      await audit(ctx, {
        action: "identity_domain.created",
        subject_type: "identity_domain",
        subject_id: null,
        after: { domain },
      });
    return presentDomain(await findDomain(ctx, domain));
  });
}

/** The TXT record, on the domain itself or below `_guidepost`. */
async function hasRecord({ services }: TenantCtx, domain: string, record: string) {
  const resolver = createResolver(services.config);
  const answers = await Promise.allSettled([resolver.resolveTxt(domain), resolver.resolveTxt(`_guidepost.${domain}`)]);
  const records = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  return records.some((parts) => parts.join("") === record);
}

/** Stays unproven until the record is found; a proven one needs it no longer. */
export async function verifyDomain(ctx: TenantCtx, domain: string) {
  await requireRecentProof(ctx);
  await limitRate(ctx.services.database.system, LIMITS.domainCheck, ctx.customer_id);
  const known = presentDomain(await findDomain(ctx, domain));
  if (known.verified_at || !(await hasRecord(ctx, domain, known.record))) return known;
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable("identity_domains")
      .set({ verified_at: sql`now()` })
      .where("customer_id", "=", ctx.customer_id)
      .where("domain", "=", domain)
      .execute();
    const verified = presentDomain(await findDomain(ctx, domain));
    await audit(ctx, {
      action: "identity_domain.verified",
      subject_type: "identity_domain",
      subject_id: null,
      before: { domain, verified_at: null },
      after: { domain, verified_at: verified.verified_at },
    });
    return verified;
  });
}

export async function removeDomain(ctx: TenantCtx, domain: string) {
  await requireRecentProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    await findDomain(ctx, domain);
    await ctx.db
      .deleteFrom("identity_domains")
      .where("customer_id", "=", ctx.customer_id)
      .where("domain", "=", domain)
      .execute();
    await audit(ctx, {
      action: "identity_domain.removed",
      subject_type: "identity_domain",
      subject_id: null,
      before: { domain },
    });
  });
}
