import { useState } from "react";
import { sendsMail } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { type Approval, approvalsApi, REMARK_LETTERS } from "#contract/approvals.ts";
import { countLetters } from "#contract/segments.ts";
import { isDecided } from "../refusal.ts";
import { useApprovalCall, useApprovalRefresh } from "./use-approval-call.ts";

interface SendBackDialogProps {
  approval: Approval;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the remark that goes back to the person who asked. */
export function SendBackDialog({
  approval: { id, title, asked_by, is_asker_member },
  onClose,
  onDone,
}: SendBackDialogProps) {
  const { t } = useTranslation();
  const [remark, setRemark] = useState("");
  const [isTried, setTried] = useState(false);
  const sendBack = useApprovalCall(approvalsApi.sendBack, t("approvals.send_back.done"), onDone);
  const refresh = useApprovalRefresh();
  const close = () => {
    onClose();
    if (sendBack.isError) void refresh();
  };
  const told = !is_asker_member ? "left" : sendsMail() ? "text" : "no_mail";
  const written = remark.trim();
  const tooLong = countLetters(written) > REMARK_LETTERS;
  const problem = tooLong
    ? t("common.validation.too_long", { count: REMARK_LETTERS })
    : written === "" && t("approvals.send_back.missing");
  const send = () => {
    setTried(true);
    if (!problem) sendBack.mutate({ params: { id }, body: { remark: written } });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={close}
      title={t("approvals.send_back.title", { name: title })}
      description={t(`approvals.send_back.${told}`, { name: asked_by ?? t("approvals.somebody") })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={close}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={sendBack.isPending} onPress={send}>
            {t("approvals.send_back.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {sendBack.isError && (
          <Note tone="danger" role="alert" title={t("approvals.send_back.failed")}>
            {isDecided(sendBack.error) ? t("approvals.decided_meanwhile") : errorWords(sendBack.error)}
          </Note>
        )}
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog exists to ask for the remark
          autoFocus
          label={t("approvals.send_back.remark")}
          hint={t("approvals.send_back.hint")}
          rows={3}
          value={remark}
          onChange={setRemark}
          limit={REMARK_LETTERS}
          counterLabel={(used, limit) => t("publishing.sheet.counter", { used, limit })}
          errorMessage={isTried && problem ? problem : undefined}
        />
      </div>
    </Dialog>
  );
}
