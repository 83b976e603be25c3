import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";

export type FreshSecret = { readonly name: string; readonly secret: string };

/** Shows the secret once; it cannot be read again. */
export function SecretDialog({ fresh: { name, secret }, onClose }: { fresh: FreshSecret; onClose: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // selected, so that people can still copy it if the browser denies clipboard access
    field.current?.select();
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
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
        <div className="flex items-end gap-2">
          <TextField
            ref={field}
            className="flex-1 font-mono"
            label={t("webhooks.secret.label")}
            isReadOnly
            value={secret}
            onFocus={() => field.current?.select()}
          />
          <Button icon={isCopied ? Check : Copy} onPress={() => void copy().catch(() => undefined)}>
            {isCopied ? t("common.copied") : t("webhooks.secret.copy")}
          </Button>
        </div>
        <Note tone="warning">{t("webhooks.secret.once")}</Note>
      </div>
    </Dialog>
  );
}
