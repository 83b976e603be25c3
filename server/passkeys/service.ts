import type { Passkey } from "#contract/passkeys.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { requireOwnProof } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { settleWithout } from "#server/second-steps/turn-off.ts";
import { requireDomain } from "./open-challenge.ts";
import { passkeyColumns, presentPasskey } from "./table.ts";

export async function listPasskeys({ db, actor, services }: UserCtx): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(passkeyColumns)
    .where("user_id", "=", actor.id)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => presentPasskey(row, services.config.passkey_domain));
}

/** The person's own that work at this domain, as browsers want to hear of them. */
export async function listDescriptors({ db, actor, services }: UserCtx) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", actor.id)
    .where("rp_id", "=", requireDomain(services.config))
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString("base64url"),
    type: "public-key" as const,
    transports,
  }));
}

const own = ({ db, actor }: UserCtx, id: string) =>
  db.selectFrom("passkeys").select("name").where("id", "=", id).where("user_id", "=", actor.id);

export const renamePasskey = (ctx: UserCtx, id: string, name: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, actor, services } = ctx;
    const before = await own(ctx, id).forUpdate().executeTakeFirst();
    if (!before) throw notFound("Passkey");
    const after = { name };
    const row = await db
      .updateTable("passkeys")
      .set(after)
      .where("id", "=", id)
      .returning(passkeyColumns)
      .executeTakeFirstOrThrow();
    if (before.name !== name) await auditAccount(db, actor.id, { action: "passkey.renamed", before, after });
    return presentPasskey(row, services.config.passkey_domain);
  });

export async function removePasskey(ctx: UserCtx, id: string) {
  await requireOwnProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { db, actor } = ctx;
    await holdPerson(db, actor.id);
    const removed = await db
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", actor.id)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw notFound("Passkey");
    await settleWithout(ctx);
    await auditAccount(db, actor.id, { action: "passkey.removed", before: removed });
    await sendNotice(ctx, actor.id, "passkey_removed");
  });
}
