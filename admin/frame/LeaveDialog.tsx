import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("common.leave.title")}
      description={t("common.unsaved")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onStay}>{t("common.leave.stay")}</Button>
          <Button variant="danger" onPress={onLeave}>
            {t("common.discard")}
          </Button>
        </>
      }
    />
  );
}
