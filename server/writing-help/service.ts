import { sql } from "kysely";
import type { WritingHelp, WritingHelpInput, WritingSettings } from "#contract/writing-help.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";
import { audit } from "#server/platform/records/audit.ts";
import { keyPlace } from "./find-model.ts";

const readHelp = ({ db, customer_id }: TenantCtx): Promise<WritingHelp | undefined> =>
  db
    .selectFrom("writing_help")
    .select(["is_on", "address", "model", "key_saved_at", "updated_at", personName("updated_by").as("updated_by")])
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();

export const isOn = async (ctx: TenantCtx): Promise<boolean> => (await readHelp(ctx))?.is_on ?? false;

function keepsSecrets({ services: { secrets } }: TenantCtx) {
  try {
    secrets.requireKey();
    return true;
  } catch {
    return false;
  }
}

export const getSettings = async (ctx: TenantCtx): Promise<WritingSettings> => ({
  writing_help: (await readHelp(ctx)) ?? null,
  keeps_secrets: keepsSecrets(ctx),
});

/** Checked on saving, for early feedback; the address is checked again on every request. */
async function requireAllowed({ services }: TenantCtx, address: string) {
  await services.outbound.check(address).catch((cause: unknown) => {
    if (!(cause instanceof OutboundError)) throw cause;
    const message = "Enter a public address that starts with https://";
    throw new AppError("address_not_allowed", message, { fields: { "writing_help.address": message }, cause });
  });
}

/** A saved key must not reach another address. */
function keyOf({ services, customer_id }: TenantCtx, { api_key, address }: WritingHelpInput, before?: WritingHelp) {
  if (api_key)
    return { api_key: services.secrets.seal(api_key, keyPlace(customer_id)), key_saved_at: sql<string>`now()` };
  return before && before.address !== address ? { api_key: null, key_saved_at: null } : {};
}

const audited = ({ is_on, address, model }: Pick<WritingHelpInput, "is_on" | "address" | "model">) => ({
  is_on,
  url: address,
  model,
});

export async function saveSettings(ctx: TenantCtx, input: WritingHelpInput): Promise<WritingSettings> {
  await requireRecentProof(ctx);
  await requireAllowed(ctx, input.address);
  if (input.api_key) ctx.services.secrets.requireKey();
  return inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "writing_help");
    const before = await readHelp(ctx);
    const set = {
      is_on: input.is_on,
      address: input.address,
      model: input.model,
      ...keyOf(ctx, input, before),
      updated_at: sql<string>`now()`,
      updated_by: userIdOf(ctx),
    };
    await ctx.db
      .insertInto("writing_help")
      .values({ customer_id: ctx.customer_id, ...set })
      .onConflict((row) => row.column("customer_id").doUpdateSet(set))
      .execute();
    await audit(ctx, {
      action: "writing_help.updated",
      subject_type: "customer",
      subject_id: ctx.customer_id,
      before: before ? audited(before) : { is_on: false },
      after: { ...audited(input), is_secret_replaced: Boolean(input.api_key) },
    });
    return getSettings(ctx);
  });
}
