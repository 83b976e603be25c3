import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";

export type FreshSecret = { readonly name: string; readonly secret: string };

/** Shows the secret once; it cannot be read again. */
export function SecretDialog({ fresh: { name, secret }, onClose }: { fresh: FreshSecret; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("webhooks.secret.title", { name })}
      description={t("webhooks.secret.text")}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("webhooks.secret.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <CopyField
          className="flex-1 font-mono"
          label={t("webhooks.secret.label")}
          value={secret}
          copyLabel={t("webhooks.secret.copy")}
          copiedLabel={t("common.copied")}
          refusedLabel={t("common.not_copied")}
        />
        <Note tone="warning">{t("webhooks.secret.once")}</Note>
      </div>
    </Dialog>
  );
}
