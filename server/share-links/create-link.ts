import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { ShareLink, ShareLinkInput, ShareMail } from "#contract/share-links.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { partTarget } from "./find-target.ts";
import { addMails, limitMails, startMails } from "./mail-link.ts";
import { findLink } from "./service.ts";

async function writeLink(ctx: TenantCtx, { subject, part, permission, label, days }: ShareLinkInput, token: string) {
  const id = uuidv7();
  const redirect_to = await partTarget(ctx, subject, part);
  await ctx.db
    .insertInto("share_links")
    .values({
      id,
      customer_id: ctx.customer_id,
      token_hash: hashToken(token),
      redirect_to,
      permission,
      label,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
      created_by: userIdOf(ctx),
    })
    .execute();
  await audit(ctx, {
    action: "share_link.created",
    subject_type: "share_link",
    subject_id: id,
    after: { redirect_to, permission, label, days },
  });
  return id;
}

/** The token is returned once and not stored: a link that was not copied must be created again. */
export async function createLink(
  ctx: TenantCtx,
  input: ShareLinkInput,
  mail: ShareMail | undefined,
): Promise<{ share_link: ShareLink; token: string }> {
  await limitRate(ctx.services.database.system, LIMITS.sharePerson, ctx.actor.id);
  if (mail) await limitMails(ctx, mail);
  const token = newToken();
  const { share_link, mail_ids } = await inTransaction(ctx, async (ctx) => {
    const id = await writeLink(ctx, input, token);
    const mail_ids = mail ? await addMails(ctx, id, mail) : [];
    return { share_link: await findLink(ctx, id), mail_ids };
  });
  if (mail) await startMails(ctx, mail_ids, mail);
  return { share_link, token };
}
