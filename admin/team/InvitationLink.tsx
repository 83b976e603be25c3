import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import type { Invitation } from "#contract/team.ts";

/** Link of an invitation to pass on, if there is no mail server. */
export function InvitationLink({
  invitation: { email, expires_at },
  link,
  onClose,
}: {
  invitation: Invitation;
  link: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // selected, so that people can still copy it if the browser denies clipboard access
    field.current?.select();
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("team.invite.link_title")}
      description={t("team.invite.link_text", { email, date: formatDate(expires_at) })}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t("team.invite.link_done")}
        </Button>
      }
    >
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          className="flex-1 font-mono"
          label={t("team.invite.link_label")}
          isReadOnly
          value={link}
          onFocus={() => field.current?.select()}
        />
        <Button icon={isCopied ? Check : Copy} onPress={() => void copy().catch(() => undefined)}>
          {isCopied ? t("common.copied") : t("team.invite.link_copy")}
        </Button>
      </div>
    </Dialog>
  );
}
