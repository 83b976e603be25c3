import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { codesChanged } from "./code-cache.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { PlacePicker } from "./PlacePicker.tsx";

/** End of the day, in the browser's time zone. */
const endOf = (day: string) => (day ? new Date(`${day}T23:59:59`).toISOString() : null);
const dayOf = (moment: string | null) => (moment ? new Intl.DateTimeFormat("en-CA").format(new Date(moment)) : "");

/** Edits a code's details. Its target has a form of its own, with a history. */
export function EditCodeDialog({ code, onClose }: { code: ShortCode; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [label, setLabel] = useState(code.label ?? "");
  const [place, setPlace] = useState<Named | null>(code.place);
  const [locale, setLocale] = useState(code.locale);
  const [expires, setExpires] = useState(dayOf(code.expires_at));
  const update = useCall(shortCodesApi.update, {
    onSuccess: () => {
      showToast({ message: t("codes.form.saved", { code: code.code }) });
      onClose();
    },
    onSettled: () => void codesChanged(client),
  });
  const send = () => {
    const isSameDay = expires === dayOf(code.expires_at);
    const input = {
      label: label || null,
      locale,
      lock_version: code.lock_version,
      ...(!isSameDay && { expires_at: endOf(expires) }),
      // a code that opens a place is also located there
      ...(code.target_type !== "location" && { location_id: place?.id ?? null }),
    };
    update.mutate({ params: { id: code.id }, body: { short_code: input } });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.form.title_edit", { code: code.code })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={update.isPending} pendingLabel={t("common.saving")} onPress={send}>
            {t("common.save_changes")}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t("codes.form.label")}
          optionalLabel={t("common.optional")}
          hint={t("codes.form.label_hint")}
          value={label}
          onChange={setLabel}
          maxLength={120}
        />
        {code.target_type !== "location" && (
          <PlacePicker
            label={t("codes.form.place")}
            optionalLabel={t("common.optional")}
            hint={t("codes.form.place_hint")}
            value={place}
            onChange={setPlace}
          />
        )}
        <LanguageChoice value={locale} onChange={setLocale} />
        <TextField
          label={t("codes.form.expires")}
          optionalLabel={t("common.optional")}
          hint={t("codes.form.expires_hint")}
          type="date"
          value={expires}
          onChange={setExpires}
        />
        {update.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(update.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
