import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
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
      <CopyField
        className="flex-1 font-mono"
        label={t("team.invite.link_label")}
        value={link}
        copyLabel={t("team.invite.link_copy")}
        copiedLabel={t("common.copied")}
        refusedLabel={t("common.not_copied")}
      />
    </Dialog>
  );
}
