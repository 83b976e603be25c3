import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { codesChanged } from "./code-cache.ts";
import { TargetFields } from "./TargetFields.tsx";
import { choiceOf, useTargetChoice } from "./target-choice.ts";

/** Changes the target of a printed code, with a reason. */
export function RetargetForm({ code, onClose }: { code: ShortCode; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const target = useTargetChoice(choiceOf(code));
  const [note, setNote] = useState("");
  const retarget = useCall(shortCodesApi.retarget, {
    onSuccess: () => {
      showToast({ message: t("codes.retarget.done", { code: code.code }) });
      onClose();
    },
    // also after a conflict, to show the current code
    onSettled: () => void codesChanged(client),
  });
  const send = () => {
    const chosen = target.take();
    if (!chosen) return;
    const body = { target: chosen, note: note || null, lock_version: code.lock_version };
    retarget.mutate({ params: { id: code.id }, body });
  };
  return (
    <form
      className="flex flex-col gap-4 border-t border-border bg-sunken px-4 py-5 md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TargetFields state={target} label={t("codes.retarget.title")} />
      <TextField
        label={t("codes.retarget.why")}
        optionalLabel={t("common.optional")}
        hint={t("codes.retarget.why_hint")}
        value={note}
        onChange={setNote}
        maxLength={300}
      />
      {retarget.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorWords(retarget.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="me-auto text-sm text-muted">{t("codes.retarget.stays")}</p>
        <Button variant="ghost" onPress={onClose}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="primary" isPending={retarget.isPending} pendingLabel={t("common.saving")}>
          {t("codes.retarget.confirm")}
        </Button>
      </div>
    </form>
  );
}
