import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { MAX_SHARE_MAILS } from "#contract/share-links.ts";

/** Rough check only; the server and the delivery decide. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Parses the addresses in a field, and finds the first invalid one. */
export function readAddresses(text: string) {
  const addresses = [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((one) => one.toLowerCase())
        .filter(Boolean),
    ),
  ];
  return { addresses, wrong: addresses.find((one) => !ADDRESS.test(one)) };
}

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
