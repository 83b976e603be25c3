import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { MAX_SHARE_MAILS } from "#contract/share-links.ts";
import { readAddresses } from "./read-addresses.ts";

/** The addresses in a field, and their validation message. */
export function useAddresses(start = "") {
  const { t } = useTranslation();
  const [text, setText] = useState(start);
  const { addresses, wrong } = readAddresses(text);
  const isMany = addresses.length > MAX_SHARE_MAILS;
  const problem = wrong
    ? t("share.mail_wrong", { address: wrong })
    : isMany
      ? t("share.mail_limit", { count: MAX_SHARE_MAILS })
      : undefined;
  return { text, setText, addresses, problem };
}
