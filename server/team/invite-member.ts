import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { UiLocale } from "#contract/common.ts";
import type { Role } from "#contract/customers.ts";
import { INVITATION_DAYS, type Invitation, type InvitationInput, type teamApi } from "#contract/team.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { invitationMail } from "./invitation-mail.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { Services } from "#server/platform/services.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { invitationColumns, invitationSorts } from "./table.ts";

type InvitationsQuery = z.output<typeof teamApi.invitations.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("invitations").where("invitations.customer_id", "=", ctx.customer_id);

export async function listInvitations(ctx: TenantCtx, query: InvitationsQuery) {
  let found = ofCustomer(ctx);
  if (query.q) found = found.where("invitations.email", "ilike", containing(query.q));
  const [invitations, total] = await Promise.all([
    found
      .select(invitationColumns)
      .orderBy(orderOf(query.sort, invitationSorts, "created_at"))
      .orderBy("invitations.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return {
    invitations: invitations.map((one) => ({ ...one, role: one.role as Role })),
    meta: { total_count: total.count },
  };
}

/** Also an administrator, who is in no customer. */
type Inviting = Pick<TenantCtx, "db" | "services"> & {
  readonly customer_id: string;
  readonly actor: Pick<TenantCtx["actor"], "kind" | "id">;
};
/** Also the workspace's directory. */
type Writing = Omit<Inviting, "actor" | "services"> & {
  readonly actor: Inviting["actor"] | { readonly kind: "system"; readonly id: null };
};

async function refuseMember(ctx: Writing, email: string) {
  const member = await ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.customer_id", "=", ctx.customer_id)
    .where("users.email", "=", email)
    .executeTakeFirst();
  if (!member) return;
  const message = "This person is already a member";
  throw new AppError("already_member", message, { fields: { "invitation.email": message } });
}

/** Rate limit, so that nobody can flood an address with our mails. */
export async function limitInvitations({ services, customer_id, actor }: Inviting, email: string) {
  const { system } = services.database;
  await limitRate(system, LIMITS.inviteAddress, `${customer_id} ${email}`);
  await limitRate(system, LIMITS.inviteManager, actor.id);
  await limitRate(system, LIMITS.inviteCustomer, customer_id);
}

/**
 * Inviting an address again renews its invitation, and the earlier link stops working when the new mail is sent. Without a
 * mail server, the manager gets the link instead.
 */
export async function invite(ctx: TenantCtx, { ui_locale, ...input }: InvitationInput) {
  await limitInvitations(ctx, input.email);
  const invitation = await inTransaction(ctx, async (ctx): Promise<Invitation> => {
    const id = await writeInvitation(ctx, input, userIdOf(ctx));
    const written = await ofCustomer(ctx)
      .select(invitationColumns)
      .where("invitations.id", "=", id)
      .executeTakeFirstOrThrow();
    return { ...written, role: input.role };
  });
  return { invitation, link: await sendInvitation(ctx.services, { id: invitation.id, ui_locale }) };
}

/** The link, if there is no mail server. */
export async function sendInvitation(services: Services, order: { id: string; ui_locale: UiLocale }) {
  if (services.config.SMTP_URL === undefined) return (await mailInvitation(services, order)) ?? null;
  await services.jobs.add("mail_invitation", order);
  return null;
}

/** In a transaction; returns the invitation's id. */
export async function writeInvitation(
  ctx: Writing,
  { email, role, role_group = null }: Pick<InvitationInput, "email" | "role"> & { role_group?: string | null },
  created_by: string | null,
) {
  await refuseMember(ctx, email);
  const renewed = {
    role,
    role_group,
    created_by,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(days => ${INVITATION_DAYS})`,
  };
  const { id } = await ctx.db
    .insertInto("invitations")
    .values({ id: uuidv7(), customer_id: ctx.customer_id, email, token_hash: hashToken(newToken()), ...renewed })
    .onConflict((row) => row.constraint("invitations_email_per_customer").doUpdateSet(renewed))
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(ctx, { action: "invitation.sent", subject_type: "invitation", subject_id: id, after: { email, role } });
  return id;
}

/** Creates the link's token when mailing it, so that the database never contains a usable token. */
export async function mailInvitation(
  { database, mailer, config }: Pick<Services, "database" | "mailer" | "config">,
  { id, ui_locale }: { id: string; ui_locale: UiLocale },
) {
  const token = newToken();
  const invitation = await database.system
    .updateTable("invitations")
    .from("customers")
    .set({ token_hash: hashToken(token) })
    .where("invitations.id", "=", id)
    .whereRef("customers.id", "=", "invitations.customer_id")
    .returning(["invitations.email", "invitations.created_by", "customers.name"])
    .executeTakeFirst();
  if (!invitation) return undefined;
  const url = `${config.app_origin}/auth/invitation?token=${token}`;
  const invited_by = await nameOf(database.system, invitation.created_by);
  const words = invitationMail({ locale: ui_locale, invited_by, customer: invitation.name, url });
  await mailer.send({ to: invitation.email, ...words });
  return url;
}

async function nameOf(db: Db, user_id: string | null) {
  if (!user_id) return null;
  const person = await db.selectFrom("users").select("name").where("id", "=", user_id).executeTakeFirst();
  return person?.name ?? null;
}

export const withdrawInvitation = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .deleteFrom("invitations")
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .returning("email")
      .executeTakeFirst();
    if (!gone) throw notFound("Invitation");
    await audit(ctx, { action: "invitation.withdrawn", subject_type: "invitation", subject_id: id, before: gone });
  });
