import { uuidv7 } from "uuidv7";
import { type CreationOptions, MOST_PASSKEYS, type NewCredential, type Passkey } from "#contract/passkeys.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { deviceName } from "#server/platform/identity/device-name.ts";
import { noteProof, requireOwnProof } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "#server/second-steps/recovery-codes.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { endOtherSessions, hasSecondStep } from "#server/second-steps/service.ts";
import { ALGORITHMS, checkCreation } from "./check-response.ts";
import { openChallenge, PATIENCE_MS, requireDomain, takeChallenge } from "./open-challenge.ts";
import { userHandle } from "./prove-passkey.ts";
import { listDescriptors } from "./service.ts";
import { passkeyColumns, presentPasskey } from "./table.ts";

async function requireRoom({ db, actor }: UserCtx) {
  const own = await db.selectFrom("passkeys").select("id").where("user_id", "=", actor.id).execute();
  if (own.length >= MOST_PASSKEYS)
    throw new AppError("too_many_passkeys", `You have ${MOST_PASSKEYS} passkeys. Remove one first.`);
}

/** An account deleted during this request has none. */
const nameOf = ({ db, actor }: UserCtx) =>
  db
    .selectFrom("users")
    .select("name")
    .where("id", "=", actor.id)
    .executeTakeFirstOrThrow(() => new AppError("unauthenticated", "Sign in to continue"));

/** Discoverable, so that it signs in without a name; and its person has to show that it is them. */
export async function startCreation(ctx: UserCtx): Promise<{ options: CreationOptions; name: string }> {
  const id = requireDomain(ctx.services.config);
  await requireOwnProof(ctx);
  await requireRoom(ctx);
  const { name } = await nameOf(ctx);
  const { challenge } = await openChallenge(ctx, ctx.actor.token_id);
  return {
    name: deviceName(ctx.user_agent),
    options: {
      challenge,
      rp: { id, name: "Guidepost" },
      user: { id: userHandle(ctx.actor.id).toString("base64url"), name: ctx.actor.email, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
      timeout: PATIENCE_MS,
      attestation: "none",
      excludeCredentials: await listDescriptors(ctx),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    },
  };
}

type Made = Exclude<Awaited<ReturnType<typeof checkCreation>>, { refused: string }>;
type Added = { readonly name: string; readonly credential: NewCredential };

async function insertPasskey({ db, actor, services }: UserCtx, made: Made, { name, credential }: Added) {
  const domain = requireDomain(services.config);
  const row = await db
    .insertInto("passkeys")
    .values({
      id: uuidv7(),
      user_id: actor.id,
      credential_id: Buffer.from(made.credential.id, "base64url"),
      public_key: Buffer.from(made.credential.publicKey),
      rp_id: domain,
      counter: made.credential.counter,
      transports: credential.response.transports ?? [],
      is_synced: made.credentialBackedUp,
      name,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!row) throw new AppError("passkey_exists", "This passkey is already set up");
  return presentPasskey(row, domain);
}

/** Call it before the first second step is added: sessions that a password alone has made end, and codes are made. */
async function becomeTwoSteps(ctx: UserCtx) {
  const sessions = (await hasSecondStep(ctx, ctx.actor.id)) ? [] : await endOtherSessions(ctx);
  const left = await countRecoveryCodes(ctx.db, ctx.actor.id);
  return { sessions, recovery_codes: left ? [] : await replaceRecoveryCodes(ctx.db, ctx.actor.id) };
}

export async function addPasskey(ctx: UserCtx, added: Added): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
  await requireOwnProof(ctx);
  await limitRate(ctx.db, LIMITS.passkey, ctx.network);
  const challenge = await takeChallenge(ctx, added.credential.response.clientDataJSON, ctx.actor.token_id);
  const made = await checkCreation(ctx.services.config, added.credential, challenge);
  if ("refused" in made) {
    ctx.services.log.info({ refused: made.refused }, "a new passkey was refused");
    throw new AppError("passkey_refused", "This device made a passkey that does not work here");
  }
  return inTransaction(ctx, async (ctx) => {
    await holdPerson(ctx.db, ctx.actor.id);
    await requireRoom(ctx);
    const { sessions, recovery_codes } = await becomeTwoSteps(ctx);
    const passkey = await insertPasskey(ctx, made, added);
    await noteProof(ctx, "passkey");
    await auditAccount(ctx.db, ctx.actor.id, {
      action: "passkey.created",
      ...(sessions.length && { before: { sessions } }),
      after: { name: passkey.name },
    });
    await sendNotice(ctx, ctx.actor.id, "passkey_added");
    return { passkey, recovery_codes };
  });
}
