import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { canApprove, type Standing } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Approval } from "#contract/approvals.ts";
import { SendBackDialog } from "./approval/SendBackDialog.tsx";

interface PublishActionsProps {
  /** Of the next version. */
  number: number;
  standing: Standing;
  approval: Approval | null;
  isScheduled: boolean;
  isPending: boolean;
  onSend: () => void;
  onTakeBack: () => void;
  isTakingBack: boolean;
  onSentBack: () => void;
}

/** What this person can do now, the main button last. */
export function PublishActions({
  standing,
  approval,
  onTakeBack,
  isTakingBack,
  onSentBack,
  ...sending
}: PublishActionsProps) {
  const { t } = useTranslation();
  const user = useUser();
  const isWaiting = standing !== "free" && approval?.state === "waiting";
  const isOwn = isWaiting && approval.asked_by_id === user?.id;
  return (
    <>
      {isOwn && (
        <Button isPending={isTakingBack} onPress={onTakeBack}>
          {t("approvals.take_back.button")}
        </Button>
      )}
      {isWaiting && !isOwn && canApprove(user) && <SendBack approval={approval} onDone={onSentBack} />}
      {(standing === "free" || standing === "open") && <Send isApproval={standing === "open"} {...sending} />}
      {(standing === "unasked" || standing === "outdated") && <Ask isAgain={approval !== null} {...sending} />}
    </>
  );
}

type Sending = Pick<PublishActionsProps, "number" | "isScheduled" | "isPending" | "onSend">;

function Send({ number, isScheduled, isPending, onSend, isApproval }: Sending & { isApproval: boolean }) {
  const { t } = useTranslation();
  const verb = isScheduled ? "schedule" : "publish";
  return (
    <Button
      variant="primary"
      isPending={isPending}
      pendingLabel={t(isScheduled ? "publishing.sheet.scheduling" : "publishing.sheet.publishing")}
      onPress={onSend}
    >
      {isApproval ? t(`approvals.approve.${verb}`, { number }) : t(`publishing.sheet.${verb}_version`, { number })}
    </Button>
  );
}

function Ask({ isAgain, isPending, onSend }: Sending & { isAgain: boolean }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" isPending={isPending} pendingLabel={t("approvals.asking")} onPress={onSend}>
      {t(isAgain ? "publishing.approval.ask_again" : "publishing.approval.ask")}
    </Button>
  );
}

function SendBack({ approval, onDone }: { approval: Approval; onDone: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("approvals.send_back.open")}</Button>
      {isOpen && <SendBackDialog approval={approval} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}
