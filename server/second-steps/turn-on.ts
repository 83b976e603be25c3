import { sql } from "kysely";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { noteProof, requireOwnProof } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { newSecret, placeOf, stepOfCode, totpOf } from "./check-code.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { sendNotice } from "./security-notice.ts";
import { endOtherSessions } from "./service.ts";

const setupPlace = (user_id: string) => `authenticator setup ${user_id}`;

/** A new secret, as an address for the QR code and as text. Nothing changes until a code confirms it. */
export async function startAuthenticator(ctx: UserCtx) {
  const { secrets } = ctx.services;
  await requireOwnProof(ctx);
  const secret = newSecret();
  const setup = {
    sealed_secret: secrets.seal(secret, setupPlace(ctx.actor.id)),
    expires_at: sql<string>`now() + interval '30 minutes'`,
  };
  await inTransaction(ctx, async ({ db }) => {
    await db
      .insertInto("authenticator_setups")
      .values({ user_id: ctx.actor.id, ...setup })
      .onConflict((row) => row.column("user_id").doUpdateSet(setup))
      .execute();
    await auditAccount(db, ctx.actor.id, { action: "authenticator.started" });
  });
  return { uri: totpOf(secret, ctx.actor.email).toString(), key: secret };
}

async function findSetup({ db, actor, services: { secrets } }: UserCtx) {
  const setup = await db
    .selectFrom("authenticator_setups")
    .select("sealed_secret")
    .where("user_id", "=", actor.id)
    .where("expires_at", ">", sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!setup) throw new AppError("second_step_expired", "This set-up has expired. Start again.");
  return secrets.open(setup.sealed_secret, setupPlace(actor.id));
}

const wrongCode = () => {
  const message = "This code is not right. Enter the newest one from your app";
  return new AppError("code_wrong", message, { fields: { code: message } });
};

async function keepAuthenticator({ db, actor, services: { secrets } }: UserCtx, secret: string, last_step: number) {
  const row = { sealed_secret: secrets.seal(secret, placeOf(actor.id)), last_step, created_at: sql<string>`now()` };
  const { was_on } = await db
    .insertInto("authenticators")
    .values({ user_id: actor.id, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...row, last_used_at: null }))
    .returning(sql<boolean>`xmax <> 0`.as("was_on"))
    .executeTakeFirstOrThrow();
  await db.deleteFrom("authenticator_setups").where("user_id", "=", actor.id).execute();
  return was_on;
}

/** Ends all other sessions: they were made without the second step, or with the former phone. */
export async function turnOnAuthenticator(ctx: UserCtx, typed: string) {
  await requireOwnProof(ctx);
  await limitRate(ctx.db, LIMITS.secondStep, `set-up ${ctx.actor.id}`);
  return inTransaction(ctx, async (ctx) => {
    await holdPerson(ctx.db, ctx.actor.id);
    const secret = await findSetup(ctx);
    const step = stepOfCode(secret, typed.replaceAll(/\D/g, ""));
    if (step === undefined) throw wrongCode();
    const was_on = await keepAuthenticator(ctx, secret, step);
    const left = await countRecoveryCodes(ctx.db, ctx.actor.id);
    const recovery_codes = left ? [] : await replaceRecoveryCodes(ctx.db, ctx.actor.id);
    await noteProof(ctx, "authenticator");
    const sessions = await endOtherSessions(ctx);
    await auditAccount(ctx.db, ctx.actor.id, {
      action: was_on ? "authenticator.moved" : "authenticator.turned_on",
      before: { sessions },
    });
    await sendNotice(ctx, ctx.actor.id, "authenticator_on");
    return recovery_codes;
  });
}
