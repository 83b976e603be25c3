import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sendsMail } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { DEFAULT_SHARE_DAYS, MAX_SHARE_DAYS, type SharePermission, shareLinksApi } from "#contract/share-links.ts";
import type { Fresh, Shared } from "./shared.ts";
import { useAddresses } from "./use-addresses.ts";

const dayIn = (days: number) => formatDate(Date.now() + days * 86_400_000, { dateStyle: "full" });
const DAYS = [1, 7, DEFAULT_SHARE_DAYS, 30, 60, MAX_SHARE_DAYS];

interface ShareFormProps extends Shared {
  /** Recipient. Held by the parent, because an ended link can be created again. */
  label: string;
  onLabel: (label: string) => void;
  onMade: (made: Fresh) => void;
}

export function ShareForm({ subject, part, label, onLabel, onMade }: ShareFormProps) {
  const { t } = useTranslation();
  const [permission, setPermission] = useState<SharePermission>("view");
  const [days, setDays] = useState(DEFAULT_SHARE_DAYS);
  const [ui_locale, setLocale] = useState<UiLocale>(uiLocale());
  const [isTried, setTried] = useState(false);
  const mail = useAddresses();
  const isSending = mail.addresses.length > 0;
  const make = useCall(shareLinksApi.share, {
    onSuccess: ({ share_link, token }) => {
      if (share_link.mails.length) showToast({ message: t("share.sending", { count: share_link.mails.length }) });
      mail.setText("");
      setTried(false);
      onMade({ id: share_link.id, token });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const create = (withMail: boolean) => {
    flushSync(() => setTried(true));
    if (!label.trim() || (withMail && mail.problem)) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const share_link = { subject, part, permission, label, days };
    make.mutate({ body: { share_link, ...(withMail && { mail: { to: mail.addresses, ui_locale } }) } });
  };
  return (
    <form
      ref={form}
      noValidate
      className="-mx-4 flex flex-col gap-4 border-b border-border px-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        create(isSending);
      }}
    >
      {make.isError && (
        <Note role="alert" tone="danger" title={t("share.failed")}>
          {errorWords(make.error)}
        </Note>
      )}
      <RadioCards
        label={t("share.may")}
        look="pairs"
        value={permission}
        onChange={setPermission}
        options={[
          { id: "view", label: t("share.view"), detail: t("share.view_detail") },
          { id: "suggest", label: t("share.suggest"), detail: t("share.suggest_detail") },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-3">
        <TextField
          label={t("share.label")}
          hint={t("share.label_hint")}
          value={label}
          onChange={onLabel}
          maxLength={120}
          errorMessage={isTried && !label.trim() ? t("share.label_needed") : undefined}
        />
        <Select
          label={t("share.ends")}
          hint={dayIn(days)}
          value={String(days)}
          onChange={(id) => setDays(Number(id))}
          options={DAYS.map((count) => ({ id: String(count), label: t("share.days", { count }) }))}
        />
      </div>
      {sendsMail() ? (
        <TextField
          label={t("share.mail")}
          optionalLabel={t("common.optional")}
          hint={t("share.mail_hint")}
          value={mail.text}
          onChange={mail.setText}
          inputMode="email"
          autoComplete="off"
          errorMessage={isTried ? mail.problem : undefined}
        />
      ) : (
        <p className="text-sm text-muted">{t("share.no_mail")}</p>
      )}
      {isSending && (
        <Select
          label={t("share.mail_language")}
          options={UI_LOCALES.map((id) => ({ id, label: ownLanguageName(id) }))}
          value={ui_locale}
          onChange={setLocale}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isPending={make.isPending} pendingLabel={t("share.creating")}>
          {t(isSending ? "share.create_and_send" : "share.create")}
        </Button>
        {isSending && (
          <Button variant="ghost" isDisabled={make.isPending} onPress={() => create(false)}>
            {t("share.create_only")}
          </Button>
        )}
      </div>
    </form>
  );
}
