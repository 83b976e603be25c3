import { Copy, Download } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";

/** Shown once. A click outside does not close it: they cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: t("common.copied") });
    } catch {
      showToast({ message: t("security.recovery.copy_failed"), tone: "danger" });
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("security.recovery.save_title")}
      description={t("security.recovery.text")}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("security.recovery.saved")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Note tone="warning">{t("security.recovery.once")}</Note>
        <ol className="grid grid-cols-2 gap-x-4 rounded-md border border-border px-4 py-2 font-mono max-[22rem]:grid-cols-1">
          {codes.map((code) => (
            <li key={code} className="min-h-8 py-1 select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onPress={() => void copy()}>
            {t("security.recovery.copy")}
          </Button>
          <Button
            icon={Download}
            onPress={() => saveFile(new Blob([text], { type: "text/plain" }), "guidepost-recovery-codes.txt")}
          >
            {t("security.recovery.download")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
