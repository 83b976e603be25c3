import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { codesChanged } from "./code-cache.ts";
import { RetireFields, useRetirement } from "./RetireFields.tsx";

/** Asks what residents should read instead, and where to send them. */
export function RetireDialog({ code, onClose }: { code: ShortCode; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { input, fields } = useRetirement();
  const retire = useCall(shortCodesApi.retire, {
    onSuccess: () => {
      showToast({ message: t("codes.retire.done", { code: code.code }) });
      onClose();
    },
    onSettled: () => void codesChanged(client),
  });
  const send = () =>
    retire.mutate({
      params: { id: code.id },
      body: { ...input, lock_version: code.lock_version },
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.retire.ask", { code: code.code })}
      description={t("codes.retire.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("codes.retire.cancel")}</Button>
          <Button variant="danger" isPending={retire.isPending} pendingLabel={t("common.saving")} onPress={send}>
            {t("codes.retire.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RetireFields {...fields} />
        {retire.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(retire.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
