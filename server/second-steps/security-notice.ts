import { languageTag } from "#contract/language-tag.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { deviceName } from "#server/platform/identity/device-name.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";
import type { Services } from "#server/platform/services.ts";
import type { JobPayloads, SecurityNotice } from "#server/platform/workers/jobs.ts";
import { NOTICE_WORDS } from "./notice-words.ts";

/** Tells people by mail what happened to their account, in case it was not them. */
export const sendNotice = ({ services, user_agent }: PublicCtx, user_id: string, notice: SecurityNotice) =>
  services.jobs.add("mail_security_notice", {
    user_id,
    notice,
    device: deviceName(user_agent),
    at: new Date().toISOString(),
  });

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
  { user_id, notice, device, at }: JobPayloads["mail_security_notice"],
) {
  const user = await database.system
    .selectFrom("users")
    .select(["email", "name", "ui_locale"])
    .where("id", "=", user_id)
    .executeTakeFirst();
  if (!user) return;
  const locale = localeOf(user.ui_locale ?? config.DEFAULT_LOCALE);
  const words = NOTICE_WORDS[locale];
  const more = [words.texts[notice], words.facts(formatTime(locale, at), device || words.unknown_device)];
  const { action, end } = words;
  await mailer.send({
    to: user.email,
    ...composeMail(
      locale,
      words.subjects[notice],
      { lead: words.hello(user.name), more, action, end },
      `${config.app_origin}/user`,
    ),
  });
}
