import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";

/** An invitation to pass on, if there is no mail server. */
export function InvitationLink({ link, email, onClose }: { link: string; email: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("installation.link.title")}
      description={t("installation.link.text", { email })}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("installation.link.done")}
        </Button>
      }
    >
      <CopyField
        className="flex-1 font-mono"
        label={t("installation.link.label")}
        value={link}
        copyLabel={t("installation.link.copy")}
        copiedLabel={t("common.copied")}
        refusedLabel={t("common.not_copied")}
      />
    </Dialog>
  );
}
