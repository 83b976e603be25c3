import { sql } from "kysely";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { newApiToken } from "#server/platform/identity/api-token.ts";
import { hintOf } from "#server/platform/identity/token-format.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { audit } from "#server/platform/records/audit.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { findToken } from "./service.ts";

/** A manager who saw the secret of a person's token could act as that person. */
function requireOwn({ kind, is_mine }: { kind: string; is_mine: boolean }) {
  if (kind === "person" && !is_mine)
    throw new AppError("forbidden", "Only the person it acts for can make a secret of this token");
}

/** The secret is returned only here, once. The one before ends at once. */
export async function makeSecret(ctx: TenantCtx, id: string) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "api_tokens", [id]);
    const before = await findToken(ctx, id);
    requireOwn(before);
    const secret = newApiToken(before.kind);
    await ctx.db
      .updateTable("api_tokens")
      .set({
        token_hash: hashToken(secret),
        hint: hintOf(secret),
        expires_at: sql<string>`now() + make_interval(days => days)`,
        updated_by: ctx.actor.id,
      })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .execute();
    const api_token = await findToken(ctx, id);
    await audit(ctx, {
      action: "api_token.secret_made",
      subject_type: "api_token",
      subject_id: id,
      before: { hint: before.hint, expires_at: before.expires_at },
      after: { hint: api_token.hint, expires_at: api_token.expires_at },
    });
    await sendNotice(ctx, ctx.actor.id, "api_token_made");
    return { api_token, secret };
  });
}
