import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { NOTE_LETTERS, publicationsApi } from "#contract/publications.ts";
import { useNoteProblem } from "./note-limit.ts";
import { refreshPage } from "./refresh-page.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { useSiteZone } from "./site-zone.ts";
import { useTimeProblem, type When, WhenField } from "./WhenField.tsx";

/** Residents will read the reason at the page's address. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [reason, setReason] = useState("");
  const [when, setWhen] = useState<When>(null);
  const [isTried, setTried] = useState(false);
  const time = useTimeProblem()(when);
  const withdraw = useWithdrawal(onClose);
  const tooLong = useNoteProblem()(reason);
  const problem = reason.trim() === "" ? t("publishing.withdraw.reason_missing") : tooLong;
  const send = () => {
    setTried(true);
    if (!problem && !time) withdraw.mutate({ reason: reason.trim(), when });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("publishing.withdraw.title", { name: page.title })}
      description={t("publishing.withdraw.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" isPending={withdraw.isPending} onPress={send}>
            {t(when ? "publishing.withdraw.confirm_later" : "publishing.withdraw.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {withdraw.isError && (
          <Note tone="danger" role="alert" title={t("publishing.withdraw.failed")}>
            {errorWords(withdraw.error)}
          </Note>
        )}
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog exists to ask for the reason
          autoFocus
          label={t("publishing.withdraw.reason")}
          hint={t("publishing.withdraw.reason_hint")}
          rows={3}
          value={reason}
          onChange={setReason}
          limit={NOTE_LETTERS}
          counterLabel={(used, limit) => t("publishing.sheet.counter", { used, limit })}
          errorMessage={isTried ? problem : undefined}
        />
        <WhenField value={when} onChange={setWhen} errorMessage={isTried ? time : undefined} />
      </div>
    </Dialog>
  );
}

type Wanted = { readonly reason: string; readonly when: When };

function useWithdrawal(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const zone = useSiteZone();
  const { page } = usePageWork();
  const params = { id: page.id };
  return useMutation({
    mutationFn: async ({ reason, when }: Wanted) => {
      if (!when?.at) {
        await call(publicationsApi.withdraw, { params, body: { reason } });
        return t("publishing.withdraw.done", { name: page.title });
      }
      const body = { action: "withdraw" as const, at: when.at, note: reason };
      const { schedule } = await call(publicationsApi.schedule, { params, body });
      return t("publishing.withdraw.done_scheduled", { when: siteTimeWords(schedule.at, zone) });
    },
    onSuccess: async (message) => {
      await refreshPage(client, page);
      showToast({ message });
      onDone();
    },
  });
}
