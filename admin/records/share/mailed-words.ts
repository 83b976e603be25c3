import { sendsMail } from "#admin/api/config.ts";
import { formatList } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import type { ShareLink } from "#contract/share-links.ts";

/** "Sent to a@b.example. Not sent yet: c@d.example." */
export function mailsWords(t: Translate, mails: ShareLink["mails"]) {
  const addresses = (wanted: boolean) =>
    formatList(mails.filter(({ sent_at }) => (sent_at !== null) === wanted).map(({ email }) => email));
  const [sent, queued] = [addresses(true), addresses(false)];
  return [
    sent && t(sendsMail() ? "share.list.sent_to" : "share.list.filed", { addresses: sent }),
    queued && t("share.list.queued", { addresses: queued }),
  ]
    .filter(Boolean)
    .join(" ");
}
