import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";

/** Shows the directory's token once; it cannot be read again. */
export function DirectorySecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      onOpenChange={onClose}
      title={t("identity.directory.secret_title")}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("identity.directory.secret_done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Note tone="warning">{t("identity.directory.secret_once")}</Note>
        <CopyField
          className="min-w-0 flex-1 font-mono"
          label={t("identity.directory.token")}
          value={secret}
          copyLabel={t("identity.provider.copy")}
          copiedLabel={t("common.copied")}
          refusedLabel={t("common.not_copied")}
        />
      </div>
    </Dialog>
  );
}
