import { useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff, MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { sendsMail } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { formatDate, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShareLink, shareLinksApi } from "#contract/share-links.ts";
import { FreshLink } from "./FreshLink.tsx";
import { mailsWords } from "./mailed-words.ts";
import { MailAgainDialog } from "./MailAgainDialog.tsx";

type ShareItemProps = { link: ShareLink; token: string | undefined; onAgain: () => void };

const ICONS = { view: Eye, suggest: MessageSquarePlus };
const isPast = (time: string) => Date.parse(time) <= Date.now();
const day = (time: string) => formatDate(time, { dateStyle: "long" });

/** "Can view. Ends 22 November." and the number of views. */
function useFacts(link: ShareLink) {
  const { t } = useTranslation();
  const { expires_at, revoked_at, last_used_at, use_count: count, mails } = link;
  const isEnded = revoked_at !== null || isPast(expires_at);
  const end = revoked_at
    ? t("share.list.revoked", { date: day(revoked_at) })
    : t(isEnded ? "share.list.ended" : "share.list.ends", { date: day(expires_at) });
  return {
    isEnded,
    may: isEnded ? end : `${t(`share.list.may_${link.permission}`)} ${end}`,
    use: last_used_at
      ? t("share.list.opened", { count, when: formatRelative(last_used_at) })
      : t("share.list.never_opened"),
    sent: mailsWords(t, mails),
  };
}

export function ShareItem({ link, token, onAgain }: ShareItemProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const { isEnded, may, use, sent } = useFacts(link);
  const Glyph = isEnded ? EyeOff : ICONS[link.permission];
  const { label } = link;
  return (
    <li className={cx("p-3 ps-4", token !== undefined && "bg-primary-soft")}>
      <div className="flex items-start gap-3">
        <Glyph size={16} aria-hidden className="mt-1 flex-none text-muted" />
        <div className="min-w-0 flex-1">
          <p className={cx("font-medium [overflow-wrap:anywhere]", isEnded && "text-muted")}>{label}</p>
          <p className="text-sm text-muted tabular-nums">{may}</p>
          <p className="text-sm text-muted tabular-nums [overflow-wrap:anywhere]">
            {use} {sent}
          </p>
        </div>
        {token !== undefined && <Badge tone="success">{t("share.list.just_created")}</Badge>}
        {isEnded ? (
          <Button size="sm" aria-label={t("share.list.again_of", { label })} onPress={onAgain}>
            {t("share.list.again")}
          </Button>
        ) : (
          <span className="flex flex-none flex-wrap justify-end gap-2">
            {sendsMail() && (
              <Button size="sm" aria-label={t("share.list.mail_of", { label })} onPress={() => setMailing(true)}>
                {t(link.mails.length ? "share.list.mail_again" : "share.list.mail")}
              </Button>
            )}
            <Button size="sm" aria-label={t("share.list.revoke_of", { label })} onPress={() => setAsking(true)}>
              {t("share.list.revoke")}
            </Button>
          </span>
        )}
      </div>
      {token !== undefined && !isEnded && <FreshLink token={token} label={label} />}
      {isMailing && <MailAgainDialog link={link} onClose={() => setMailing(false)} />}
      {isAsking && <RevokeDialog link={link} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ link: { id, label }, onClose }: { link: ShareLink; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const revoke = useCall(shareLinksApi.revoke, {
    onSuccess: () => showToast({ message: t("share.revoke.done") }),
    onError: (error) => showToast({ message: `${t("share.revoke.failed")}. ${errorWords(error)}`, tone: "danger" }),
    onSettled: () => {
      onClose();
      return invalidate(client, shareLinksApi.list);
    },
  });
  return (
    <ConfirmDialog
      title={t("share.revoke.title", { label })}
      text={t("share.revoke.text")}
      confirmLabel={t("share.revoke.confirm")}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
