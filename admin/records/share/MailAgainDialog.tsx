import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { type ShareLink, shareLinksApi } from "#contract/share-links.ts";
import { useAddresses } from "./use-addresses.ts";

/** Mails an open link again, to the same or other people. Links in earlier mails keep working. */
export function MailAgainDialog({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mail = useAddresses(link.mails.map(({ email }) => email).join(", "));
  const [ui_locale, setLocale] = useState<UiLocale>(uiLocale());
  const [isTried, setTried] = useState(false);
  const problem = mail.problem ?? (mail.addresses.length ? undefined : t("common.validation.email_required"));
  const again = useCall(shareLinksApi.mail, {
    onSuccess: () => {
      showToast({ message: t("share.sending", { count: mail.addresses.length }) });
      onClose();
      return invalidate(client, shareLinksApi.list);
    },
  });
  const send = () => {
    setTried(true);
    if (!problem) again.mutate({ params: { id: link.id }, body: { mail: { to: mail.addresses, ui_locale } } });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("share.mail_again.title", { label: link.label })}
      description={t("share.mail_again.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            isPending={again.isPending}
            pendingLabel={t("share.mail_again.sending")}
            onPress={send}
          >
            {t("share.mail_again.send")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {again.isError && (
          <Note role="alert" tone="danger" title={t("share.mail_again.failed")}>
            {errorWords(again.error)}
          </Note>
        )}
        <TextField
          label={t("share.mail")}
          hint={t("share.mail_hint")}
          value={mail.text}
          onChange={mail.setText}
          inputMode="email"
          autoComplete="off"
          errorMessage={isTried ? problem : undefined}
        />
        <Select
          label={t("share.mail_language")}
          options={UI_LOCALES.map((id) => ({ id, label: ownLanguageName(id) }))}
          value={ui_locale}
          onChange={setLocale}
        />
      </div>
    </Dialog>
  );
}
