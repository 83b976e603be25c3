import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { canManage } from "#admin/session/roles.ts";
import { useUser } from "#admin/session/queries.ts";
import type { Approval } from "#contract/approvals.ts";

/** "You asked on 19 Nov 2026, 14:05.", and who has to approve. */
export function useApprovalWords() {
  const { t } = useTranslation();
  const user = useUser();
  const by = user?.approved_by ?? "editor";
  return {
    asked: ({ asked_by, asked_by_id, asked_at }: Approval) => {
      const when = formatDateTime(asked_at);
      if (asked_by_id !== null && asked_by_id === user?.id) return t("approvals.you_asked", { when });
      return t("approvals.they_asked", { name: asked_by ?? t("approvals.somebody"), when });
    },
    sentBack: ({ decided_by }: Approval) => t("approvals.sent_back", { name: decided_by ?? t("approvals.somebody") }),
    /** Who may approve, when it is somebody else. */
    approver: t(`approvals.approver.${by}`),
    /** Who may approve what this person asks for. */
    other: t(by === "manager" && !canManage(user) ? "approvals.approver.manager" : `approvals.other.${by}`),
  };
}
