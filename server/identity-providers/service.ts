import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { IdentityProvider, IdentityProviderInput, SignInSettings } from "#contract/identity-providers.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { holdPerson, lockList, requireVersion } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { tellManagers } from "#server/second-steps/security-notice.ts";
import { hasSecondStep } from "#server/second-steps/service.ts";
import { logoutUri, redirectUri, secretPlace } from "./find-provider.ts";
import { isPlainAllowed } from "./open-issuer.ts";
import { presentDomain } from "./prove-domain.ts";
import { providerColumns } from "./table.ts";

type Change = IdentityProviderInput & { readonly lock_version?: number | undefined };

const readProvider = ({ db, customer_id }: TenantCtx): Promise<IdentityProvider | undefined> =>
  db.selectFrom("identity_providers").select(providerColumns).where("customer_id", "=", customer_id).executeTakeFirst();

function keepsSecrets({ services: { secrets } }: TenantCtx) {
  try {
    secrets.requireKey();
    return true;
  } catch {
    return false;
  }
}

/**
 * Only for members of the customer. A tenant's login cannot see how people sign in. `db`: a transaction of the system's
 * login asks itself, because transactions that each wait for a second connection can exhaust the pool.
 */
async function waysIn({ services }: TenantCtx, user_id: string, db: Db = services.database.system) {
  const person = await db.selectFrom("users").select("password_hash").where("id", "=", user_id).executeTakeFirst();
  return {
    has_password: Boolean(person?.password_hash),
    has_second_step: await hasSecondStep({ db, services }, user_id),
  };
}

export async function getSettings(ctx: TenantCtx): Promise<SignInSettings> {
  const { db, customer_id, services } = ctx;
  const [provider, domains, break_glass] = await Promise.all([
    readProvider(ctx),
    db
      .selectFrom("identity_domains")
      .select(["domain", "token", "verified_at"])
      .where("customer_id", "=", customer_id)
      .orderBy("domain")
      .execute(),
    db
      .selectFrom("memberships")
      .innerJoin("users", "users.id", "memberships.user_id")
      .select(["users.id", "users.name", "users.email"])
      .where("memberships.customer_id", "=", customer_id)
      .where("memberships.is_break_glass", "=", true)
      .orderBy("users.name")
      .execute()
      .then((people) => Promise.all(people.map(async (one) => ({ ...one, ...(await waysIn(ctx, one.id)) })))),
  ]);
  return {
    identity_provider: provider ?? null,
    redirect_uri: redirectUri(services.config, customer_id),
    logout_uri: logoutUri(services.config, customer_id),
    domains: domains.map(presentDomain),
    break_glass,
    keeps_secrets: keepsSecrets(ctx),
  };
}

/** Checked on saving, for early feedback; the addresses are checked again on every request. */
async function requireAllowed({ services }: TenantCtx, address: string) {
  const message = "Enter a public address that starts with https://";
  const refuse = (cause?: unknown) =>
    new AppError("address_not_allowed", message, { fields: { "identity_provider.issuer": message }, cause });
  const issuer = new URL(address);
  if (issuer.protocol !== "https:" && !isPlainAllowed(services.config, issuer)) throw refuse();
  await services.outbound.check(address).catch((cause: unknown) => {
    throw cause instanceof OutboundError ? refuse(cause) : cause;
  });
}

/** Otherwise one wrong setting at the provider locks everybody out. */
async function requireBreakGlass(ctx: TenantCtx, { passwords, is_active }: Change, system?: Db) {
  if (passwords !== "break_glass" || !is_active) return;
  const named = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("customer_id", "=", ctx.customer_id)
    .where("is_break_glass", "=", true)
    .where("role", "=", "manager")
    .execute();
  for (const { user_id } of named) {
    const { has_password, has_second_step } = await waysIn(ctx, user_id, system);
    if (has_password && has_second_step) return;
  }
  const message = "Name a manager who keeps a password and a second step first";
  throw new AppError("break_glass_needed", message, { fields: { "identity_provider.passwords": message } });
}

const sealed = ({ services, customer_id }: TenantCtx, client_secret: string | undefined) =>
  client_secret
    ? {
        client_secret: services.secrets.seal(client_secret, secretPlace(customer_id)),
        secret_saved_at: sql<string>`now()`,
      }
    : {};

/** What the audit log may keep of a provider. */
const audited = ({ name, contact, issuer, client_id, group_roles, other_role, is_active, passwords }: Change) => ({
  name,
  contact,
  issuer,
  client_id,
  group_roles,
  other_role,
  is_active,
  passwords,
});

async function writeProvider(ctx: TenantCtx, before: IdentityProvider | undefined, change: Change) {
  const { client_secret, lock_version: _seen, group_roles, ...fields } = change;
  const values = {
    ...fields,
    group_roles: JSON.stringify(group_roles),
    ...sealed(ctx, client_secret),
    updated_by: userIdOf(ctx),
  };
  if (!before) {
    const own = { id: uuidv7(), customer_id: ctx.customer_id, created_by: userIdOf(ctx) };
    await ctx.db
      .insertInto("identity_providers")
      .values({ ...own, ...values })
      .execute();
    return;
  }
  const isSame = before.issuer === fields.issuer && before.client_id === fields.client_id && !client_secret;
  await ctx.db
    .updateTable("identity_providers")
    .set({
      ...values,
      ...(!isSame && { last_test: null }),
      // A saved secret must not reach another issuer.
      ...(before.issuer !== fields.issuer && !client_secret && { client_secret: null, secret_saved_at: null }),
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where("customer_id", "=", ctx.customer_id)
    .execute();
}

/** What decides who gets in. */
const told = ({ issuer, client_id, scope, groups_claim, group_roles, other_role, is_active, passwords }: Change) => ({
  issuer,
  client_id,
  scope,
  groups_claim,
  group_roles,
  other_role,
  is_active,
  passwords,
});
const isCityOnly = (one: Change | undefined) => one?.is_active === true && one.passwords === "break_glass";

/** Undefined if the form was saved as it was. */
function noticeOf(before: IdentityProvider | undefined, change: Change) {
  if (isCityOnly(before) !== isCityOnly(change)) return "city_only_changed";
  const isSame = before && !change.client_secret && isDeepStrictEqual(told(before), told(change));
  return isSame ? undefined : "provider_changed";
}

/** The first save connects the provider, later ones change it. */
export async function saveProvider(ctx: TenantCtx, change: Change) {
  await requireRecentProof(ctx);
  await requireAllowed(ctx, change.issuer);
  if (change.client_secret) ctx.services.secrets.requireKey();
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "identity_providers");
    const before = await readProvider(ctx);
    if (before) await requireVersion(ctx, "The sign-in settings", before, change.lock_version ?? -1);
    await requireBreakGlass(ctx, change);
    await writeProvider(ctx, before, change);
    const subject_id = (await readProvider(ctx))?.id ?? null;
    await audit(ctx, {
      action: before ? "identity_provider.updated" : "identity_provider.created",
      subject_type: "identity_provider",
      subject_id,
      ...(before && { before: audited(before) }),
      after: { ...audited(change), is_secret_replaced: Boolean(change.client_secret) },
    });
    const notice = noticeOf(before, change);
    if (notice) await tellManagers(ctx, notice);
    return getSettings(ctx);
  });
}

/** Its sessions end, and what the directory sent is forgotten. Roles stay with their people, who can set a password by mail. */
export async function disconnect(ctx: TenantCtx) {
  await requireRecentProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "identity_providers");
    const before = await readProvider(ctx);
    if (!before) throw notFound("Identity provider");
    await ctx.db.deleteFrom("identity_providers").where("customer_id", "=", ctx.customer_id).execute();
    await ctx.db
      .updateTable("memberships")
      .set({ role_group: null })
      .where("customer_id", "=", ctx.customer_id)
      .where("role_group", "is not", null)
      .execute();
    for (const table of ["scim_tokens", "scim_people", "scim_groups"] as const)
      await ctx.db.deleteFrom(table).where("customer_id", "=", ctx.customer_id).execute();
    await ctx.services.database.system.deleteFrom("auth_tokens").where("confined_to", "=", ctx.customer_id).execute();
    await audit(ctx, {
      action: "identity_provider.removed",
      subject_type: "identity_provider",
      subject_id: before.id,
      before: audited(before),
    });
    await tellManagers(ctx, isCityOnly(before) ? "city_only_changed" : "provider_changed");
  });
}

/** Without both they could not get in when the provider fails, or with a stolen password anybody could. */
async function requireWaysIn(ctx: TenantCtx, user_id: string) {
  const { has_password, has_second_step } = await waysIn(ctx, user_id, ctx.db);
  if (!has_password) throw new AppError("break_glass_password", "This person has to set a password first");
  if (!has_second_step) throw new AppError("break_glass_step", "This person has to set up a second step first");
}

/** The system's login writes it: the person is locked, so that nobody removes their last second step meanwhile. */
export async function setBreakGlass(ctx: TenantCtx, user_id: string, is_break_glass: boolean) {
  await requireRecentProof(ctx);
  await inTransaction({ ...ctx, db: ctx.services.database.system }, async (ctx) => {
    await lockList(ctx, "identity_providers");
    await holdPerson(ctx.db, user_id);
    const before = await ctx.db
      .selectFrom("memberships")
      .select(["role", "is_break_glass"])
      .where("customer_id", "=", ctx.customer_id)
      .where("user_id", "=", user_id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Member");
    if (is_break_glass && before.role !== "manager")
      throw new AppError("break_glass_needed", "Only a manager can keep a password for emergencies");
    if (is_break_glass) await requireWaysIn(ctx, user_id);
    await ctx.db
      .updateTable("memberships")
      .set({ is_break_glass, ...(is_break_glass && { role_group: null }) })
      .where("customer_id", "=", ctx.customer_id)
      .where("user_id", "=", user_id)
      .execute();
    const provider = await readProvider(ctx);
    if (provider) await requireBreakGlass(ctx, provider, ctx.db);
    await audit(ctx, {
      action: "member.break_glass_changed",
      subject_type: "user",
      subject_id: user_id,
      before: { is_break_glass: before.is_break_glass },
      after: { is_break_glass },
    });
    if (before.is_break_glass !== is_break_glass) await tellManagers(ctx, "break_glass_changed");
  });
}
