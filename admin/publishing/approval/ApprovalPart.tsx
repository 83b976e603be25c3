import { CalendarClock, Hourglass, TriangleAlert, Undo2, UserCheck } from "lucide-react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { standingOf } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PUBLISH_LATER, PUBLISH_NOW } from "../publish-address.ts";
import { usePublishStep } from "../publish-words.ts";
import { useApprovalWords } from "./use-approval-words.ts";

/** In the side panel, where a second person approves: how far that is, and the next step. */
export function ApprovalPart() {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const standing = standingOf(page.approval, useUser());
  const { words, isWaiting } = usePublishStep(page);
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Said />
      {canEdit && (
        <LinkButton href={PUBLISH_NOW} variant={isWaiting ? "secondary" : "primary"} isFullWidth>
          {isWaiting ? t("approvals.show_request") : words}
        </LinkButton>
      )}
      {canEdit && standing === "open" && (
        <LinkButton href={PUBLISH_LATER} icon={CalendarClock} isFullWidth>
          {t("publishing.schedule")}
        </LinkButton>
      )}
    </div>
  );
}

function Said() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { approval } = page;
  const standing = standingOf(approval, useUser());
  const words = useApprovalWords();
  if (!approval) return <Line icon={UserCheck}>{words.other}</Line>;
  if (standing === "unasked")
    return (
      <Line icon={Undo2} title={words.sentBack(approval)}>
        {approval.remark && t("approvals.remark_said", { remark: approval.remark })}
      </Line>
    );
  const asked = words.asked(approval);
  if (standing === "outdated")
    return (
      <Line icon={TriangleAlert} title={t("approvals.note.outdated")}>
        {asked}
      </Line>
    );
  const what = standing === "open" ? "open" : "waiting";
  return (
    <Line icon={Hourglass} title={t(`approvals.note.${what}`)}>
      {standing === "theirs" ? `${asked} ${words.approver}` : asked}
    </Line>
  );
}

function Line({ icon: Glyph, title, children }: { icon: Icon; title?: string; children: React.ReactNode }) {
  return (
    <div className="mb-1 flex gap-2 text-sm">
      <Glyph size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title && <p className="font-medium">{title}</p>}
        <p className="text-muted">{children}</p>
      </div>
    </div>
  );
}
