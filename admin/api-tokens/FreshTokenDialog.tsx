import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { scopeWords } from "./scope-words.ts";
import type { FreshToken } from "./use-token-form.ts";

interface FreshTokenDialogProps {
  fresh: FreshToken;
  onClose: () => void;
}

/** Shows the secret once; it cannot be read again. */
export function FreshTokenDialog({ fresh: { token, secret }, onClose }: FreshTokenDialogProps) {
  const { t } = useTranslation();
  const facts = [
    [t("tokens.form.role"), t(`tokens.roles.${token.role}`)],
    [t("tokens.form.scopes"), scopeWords(t, token.scopes)],
    [t("tokens.columns.expires"), formatDate(token.expires_at)],
    [t("tokens.columns.hint"), token.hint],
  ];
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      onOpenChange={onClose}
      title={t("tokens.secret.title")}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("tokens.secret.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Note tone="warning">{t("tokens.secret.once")}</Note>
        <CopyField
          className="min-w-0 flex-1 font-mono"
          label={t("tokens.secret.label", { name: token.name })}
          value={secret}
          copyLabel={t("tokens.secret.copy")}
          copiedLabel={t("common.copied")}
          refusedLabel={t("common.not_copied")}
        />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-border pt-4 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
