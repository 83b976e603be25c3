import { Hourglass, Undo2, UserCheck } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Standing } from "#admin/session/approving.ts";
import { Note } from "#admin/ui/Note.tsx";
import type { Approval } from "#contract/approvals.ts";
import { useApprovalWords } from "./use-approval-words.ts";

interface ApprovalNoteProps {
  standing: Exclude<Standing, "free">;
  approval: Approval | null;
}

/** Above the differences: who asked, what is waited for, and what to do. */
export function ApprovalNote({ standing, approval }: ApprovalNoteProps) {
  const { t } = useTranslation();
  const words = useApprovalWords();
  if (!approval)
    return (
      <Note icon={UserCheck} title={t("approvals.note.unasked")}>
        {words.other}
      </Note>
    );
  const asked = words.asked(approval);
  const note = approval.note && <Quote words={t("approvals.change_note", { note: approval.note })} />;
  if (standing === "unasked")
    return (
      <Note tone="warning" icon={Undo2} title={words.sentBack(approval)}>
        {approval.remark && <Quote words={t("approvals.remark_said", { remark: approval.remark })} />}
        {t("approvals.note.sent_back")}
      </Note>
    );
  if (standing === "outdated")
    return (
      <Note tone="warning" title={t("approvals.note.outdated")}>
        {asked} {t("approvals.note.outdated_text")}
      </Note>
    );
  if (standing === "open")
    return (
      <Note icon={UserCheck} title={t("approvals.note.open")}>
        {asked} {t("approvals.note.open_text")}
        {note}
      </Note>
    );
  return (
    <Note icon={Hourglass} title={t("approvals.note.waiting")}>
      {asked} {standing === "own" ? `${words.other} ${t("approvals.note.own_text")}` : words.approver}
      {note}
    </Note>
  );
}

const Quote = ({ words }: { words: string }) => <p className="my-1 [overflow-wrap:anywhere]">{words}</p>;
