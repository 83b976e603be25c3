import { config } from "#admin/api/config.ts";
import type { Translate } from "#admin/i18n/i18n.ts";

/** Where an invitation went: to the person, or, without a mail server, to a folder that whoever runs this can open. */
export const invitationSent = (t: Translate, email: string) =>
  t(config().sends_mail === false ? "team.invite.outbox" : "team.invite.sent", { email });
