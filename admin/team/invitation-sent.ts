import type { TFunction } from "i18next";
import { config } from "#admin/api/config.ts";

/** Where an invitation went: to the person, or, without a mail server, to a folder that whoever runs this can open. */
export const invitationSent = (t: TFunction, email: string) =>
  t(config().sends_mail === false ? "team.invite.outbox" : "team.invite.sent", { email });
