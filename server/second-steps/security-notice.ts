import { languageTag } from "#contract/language-tag.ts";
import type { PublicCtx, TenantCtx, UserCtx } from "#server/platform/context.ts";
import { deviceName } from "#server/platform/identity/device-name.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";
import type { Services } from "#server/platform/services.ts";
import type { JobPayloads, SecurityNotice, TeamNotice } from "#server/platform/workers/jobs.ts";
import { NOTICE_WORDS } from "./notice-words.ts";

/** Tells people by mail what happened to their account, in case it was not them. */
export const sendNotice = ({ services, user_agent }: PublicCtx, user_id: string, notice: SecurityNotice) =>
  services.jobs.add("mail_security_notice", {
    user_id,
    notice,
    device: deviceName(user_agent),
    at: new Date().toISOString(),
  });

type Team = NonNullable<JobPayloads["mail_security_notice"]["team"]>;

async function sendToAll(
  { services, user_agent }: PublicCtx,
  people: readonly { readonly id: string }[],
  { notice, ...team }: Team & { readonly notice: TeamNotice },
) {
  const what = { notice, device: deviceName(user_agent), at: new Date().toISOString(), team };
  for (const { id } of people) await services.jobs.add("mail_security_notice", { user_id: id, ...what });
}

/** Tells every manager of the workspace, also the one who did it: it may have been somebody in their session. */
export async function tellManagers(ctx: TenantCtx, notice: TeamNotice, path = "/sign-in-settings") {
  const managers = await ctx.db
    .selectFrom("memberships")
    .select("user_id as id")
    .where("customer_id", "=", ctx.customer_id)
    .where("role", "=", "manager")
    .execute();
  const { name: about } = await ctx.db
    .selectFrom("customers")
    .select("name")
    .where("id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  await sendToAll(ctx, managers, { notice, path, about, by: ctx.actor.kind === "user" ? ctx.actor.email : "" });
}

/** Tells every administrator of the installation, and whoever was one until now. */
export async function tellAdministrators(
  ctx: UserCtx,
  notice: TeamNotice,
  { about, path, former = [] }: { about: string; path: string; former?: readonly { readonly id: string }[] },
) {
  const administrators = await ctx.db.selectFrom("users").select("id").where("admin", "=", true).execute();
  await sendToAll(ctx, [...administrators, ...former], { notice, path, about, by: ctx.actor.email });
}

/** "19 November 2026 at 08:41 UTC": the server knows nobody's time zone. */
const formatTime = (locale: string, at: string) =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "UTC",
  }).format(new Date(at));

/** The job. */
export async function mailSecurityNotice(
  { database, mailer, config }: Pick<Services, "database" | "mailer" | "config">,
  { user_id, notice, device, at, team }: JobPayloads["mail_security_notice"],
) {
  const user = await database.system
    .selectFrom("users")
    .select(["email", "name", "ui_locale"])
    .where("id", "=", user_id)
    .executeTakeFirst();
  if (!user) return;
  const locale = localeOf(user.ui_locale ?? config.DEFAULT_LOCALE);
  const words = NOTICE_WORDS[locale];
  const facts = words.facts(formatTime(locale, at), device || words.unknown_device);
  const teams = team ? [words.about(team.about), ...(team.by ? [words.by(team.by)] : [])] : [];
  const { action, end } = team ? { action: words.action_for_team, end: words.end_for_team } : words;
  await mailer.send({
    to: user.email,
    ...composeMail(
      locale,
      words.subjects[notice],
      { lead: words.hello(user.name), more: [words.texts[notice], ...teams, facts], action, end },
      `${config.app_origin}${team?.path ?? "/user"}`,
    ),
  });
}
