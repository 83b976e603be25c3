import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { RegisterConnection, RegisterConnectionInput, RegisterSettings } from "#contract/register-connections.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockList, requireVersion } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";
import { audit } from "#server/platform/records/audit.ts";
import { secretPlace } from "./find-connection.ts";
import { connectionColumns } from "./table.ts";

type Change = RegisterConnectionInput & { readonly lock_version?: number | undefined };

const readConnection = ({ db, customer_id }: TenantCtx): Promise<RegisterConnection | undefined> =>
  db
    .selectFrom("register_connections")
    .select(connectionColumns)
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();

function keepsSecrets({ services: { secrets } }: TenantCtx) {
  try {
    secrets.requireKey();
    return true;
  } catch {
    return false;
  }
}

const countEntries = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("register_records")
    .select((of) => of.fn.count<number>("lars").as("entry_count"))
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();

export async function getSettings(ctx: TenantCtx): Promise<RegisterSettings> {
  const [connection, { entry_count }] = await Promise.all([readConnection(ctx), countEntries(ctx)]);
  return { register_connection: connection ?? null, keeps_secrets: keepsSecrets(ctx), entry_count };
}

const incomplete = (field: "secret" | "username", message: string) =>
  new AppError(field === "secret" ? "register_secret_needed" : "register_user_needed", message, {
    fields: { [`register_connection.${field}`]: message },
  });

/** Checked on saving, for early feedback; the addresses are checked again on every request. */
async function requireAllowed({ services }: TenantCtx, change: Change) {
  for (const field of ["api_address", "token_address"] as const)
    await services.outbound.check(change[field]).catch((cause: unknown) => {
      if (!(cause instanceof OutboundError)) throw cause;
      const message = "Enter a public address that starts with https://";
      const fields = { [`register_connection.${field}`]: message };
      throw new AppError("address_not_allowed", message, { fields, cause });
    });
}

/** A saved secret must not reach another address or account. */
const isElsewhere = (before: RegisterConnection, change: Change) =>
  (["api_address", "token_address", "login", "client_id", "username"] as const).some(
    (field) => before[field] !== change[field],
  );

/** The codes of the entries mean something in this register and for this organization only. */
const isOtherRegister = (before: RegisterConnection, change: Change) =>
  before.api_address !== change.api_address || before.organization !== change.organization;

function requireLogin(before: RegisterConnection | undefined, change: Change) {
  if (change.login === "password" && !change.username) throw incomplete("username", "Enter the user name");
  if (change.secret || !change.is_on) return;
  const words = change.login === "password" ? "password" : "secret";
  if (!before?.secret_saved_at) throw incomplete("secret", `Enter the ${words}`);
  if (isElsewhere(before, change))
    throw incomplete("secret", `Enter the ${words} again, because the address or the account changed`);
}

/** What the audit log may keep of a connection. */
const audited = (one: Change | RegisterConnection) => {
  const { api_address, token_address, organization, login, client_id, username, is_on, sends_again } = one;
  return { api_address, token_address, organization, login, client_id, username, is_on, sends_again };
};

const sealed = ({ services, customer_id }: TenantCtx, secret: string) => ({
  secret: services.secrets.seal(secret, secretPlace(customer_id)),
  secret_saved_at: sql<string>`now()`,
});

async function writeConnection(ctx: TenantCtx, before: RegisterConnection | undefined, change: Change) {
  const { secret, lock_version: _seen, ...fields } = change;
  const values = { ...fields, ...(secret && sealed(ctx, secret)), updated_by: userIdOf(ctx) };
  if (!before) {
    const own = { id: uuidv7(), customer_id: ctx.customer_id, created_by: userIdOf(ctx) };
    await ctx.db
      .insertInto("register_connections")
      .values({ ...own, ...values })
      .execute();
    return;
  }
  const isChanged = secret !== undefined || isElsewhere(before, change) || isOtherRegister(before, change);
  await ctx.db
    .updateTable("register_connections")
    .set({
      ...values,
      ...(isChanged && { last_test: null }),
      ...(isElsewhere(before, change) && !secret && { secret: null, secret_saved_at: null }),
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where("customer_id", "=", ctx.customer_id)
    .execute();
}

/** What the register has is found again by its source id. */
const forgetEntries = ({ db, customer_id }: TenantCtx) =>
  db.deleteFrom("register_records").where("customer_id", "=", customer_id).execute();

/** The first save connects the register, later ones change the connection. */
export async function saveConnection(ctx: TenantCtx, change: Change) {
  await requireRecentProof(ctx);
  await requireAllowed(ctx, change);
  if (change.secret) ctx.services.secrets.requireKey();
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "register_connections");
    const before = await readConnection(ctx);
    if (before) await requireVersion(ctx, "The connection to the register", before, change.lock_version ?? -1);
    requireLogin(before, change);
    await writeConnection(ctx, before, change);
    if (before && isOtherRegister(before, change)) await forgetEntries(ctx);
    const subject_id = (await readConnection(ctx))?.id ?? null;
    await audit(ctx, {
      action: before ? "register_connection.updated" : "register_connection.created",
      subject_type: "register_connection",
      subject_id,
      ...(before && { before: audited(before) }),
      after: { ...audited(change), is_secret_replaced: Boolean(change.secret) },
    });
    return getSettings(ctx);
  });
}

/** Sends nothing any more and forgets which entries are ours. They stay in the register. */
export const disconnect = (ctx: TenantCtx) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "register_connections");
    const before = await readConnection(ctx);
    if (!before) throw notFound("Connection to the register");
    await ctx.db.deleteFrom("register_connections").where("customer_id", "=", ctx.customer_id).execute();
    await forgetEntries(ctx);
    await audit(ctx, {
      action: "register_connection.removed",
      subject_type: "register_connection",
      subject_id: before.id,
      before: audited(before),
    });
  });
