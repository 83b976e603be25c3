import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { UiLocale } from "#contract/common.ts";
import { languageTag } from "#contract/language-tag.ts";
import type { ShareLink, ShareMail } from "#contract/share-links.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { shareMail } from "./share-mail.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { Services } from "#server/platform/services.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { describeLink } from "./describe-link.ts";
import { findLink } from "./service.ts";

const addressesOf = ({ to }: ShareMail) => [...new Set(to)];

/** Rate limit, so that nobody can flood an address with our mails. */
export async function limitMails({ services, customer_id, actor }: TenantCtx, mail: ShareMail) {
  const { system } = services.database;
  for (const email of addressesOf(mail)) {
    await limitRate(system, LIMITS.shareMailAddress, `${customer_id} ${email}`);
    await limitRate(system, LIMITS.shareMailPerson, actor.id);
    await limitRate(system, LIMITS.shareMailCustomer, customer_id);
  }
}

export async function addMails(ctx: TenantCtx, share_link_id: string, mail: ShareMail): Promise<string[]> {
  const rows = addressesOf(mail).map((email) => ({
    id: uuidv7(),
    customer_id: ctx.customer_id,
    share_link_id,
    email,
  }));
  await ctx.db.insertInto("share_link_mails").values(rows).execute();
  await audit(ctx, {
    action: "share_link.sent",
    subject_type: "share_link",
    subject_id: share_link_id,
    after: { to: rows.map(({ email }) => email), ui_locale: mail.ui_locale },
  });
  return rows.map(({ id }) => id);
}

export async function startMails({ services }: TenantCtx, ids: readonly string[], { ui_locale }: ShareMail) {
  for (const id of ids) await services.jobs.add("mail_share_link", { id, ui_locale });
}

function requireLive({ expires_at, revoked_at }: ShareLink) {
  if (revoked_at !== null || Date.parse(expires_at) <= Date.now())
    throw new AppError("link_invalid", "This link has ended. Make a new one.");
}

export async function mailLink(ctx: TenantCtx, id: string, mail: ShareMail): Promise<ShareLink> {
  requireLive(await findLink(ctx, id));
  await limitMails(ctx, mail);
  const mail_ids = await inTransaction(ctx, (ctx) => addMails(ctx, id, mail));
  await startMails(ctx, mail_ids, mail);
  return findLink(ctx, id);
}

const inWords = (expires_at: string, ui_locale: UiLocale, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag(ui_locale), { dateStyle: "long", timeZone }).format(new Date(expires_at));

/** The job: creates the mail's own token when sending, so that the database never contains a usable token. */
export async function sendShareMail(
  { database, mailer, config }: Pick<Services, "database" | "mailer" | "config">,
  { id, ui_locale }: { id: string; ui_locale: UiLocale },
) {
  const token = newToken();
  const mail = await database.system
    .updateTable("share_link_mails as mail")
    .from("share_links as link")
    .set({ token_hash: hashToken(token) })
    .where("mail.id", "=", id)
    .whereRef("link.id", "=", "mail.share_link_id")
    .where("link.revoked_at", "is", null)
    .where("link.expires_at", ">", sql<string>`now()`)
    .returning(["mail.email", "link.id"])
    .executeTakeFirst();
  if (!mail) return;
  const { time_zone, ...shared } = await describeLink(database.system, mail.id);
  const until = inWords(shared.expires_at, ui_locale, time_zone);
  const url = `${config.app_origin}/auth/share_redirect?token=${token}`;
  await mailer.send({ to: mail.email, ...shareMail({ locale: ui_locale, ...shared, until, url }) });
  await database.system
    .updateTable("share_link_mails")
    .set({ sent_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}
