import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Standing } from "#admin/session/approving.ts";
import { Note } from "#admin/ui/Note.tsx";
import type { Refusal } from "./refusal.ts";

interface RefusalNoteProps {
  refusal: Refusal;
  /** What did not happen. */
  title: string;
  /** Instead of what the error says. */
  text?: string | undefined;
  standing: Standing | undefined;
}

/** Why nothing was published or asked for, and what to do. */
export function RefusalNote({ refusal, title, text, standing }: RefusalNoteProps) {
  const { t } = useTranslation();
  const isFree = standing === undefined || standing === "free";
  const said = {
    changed: {
      title: t("publishing.sheet.changed_title"),
      text: isFree ? t("publishing.sheet.changed") : t("approvals.changed"),
    },
    errors: {
      title: t("publishing.sheet.errors_title"),
      text: isFree ? t("publishing.sheet.errors") : t("approvals.errors"),
    },
    approval: { title, text: text ?? (refusal.kind === "approval" && errorWords(refusal.error)) },
    failed: {
      title,
      text: refusal.kind === "failed" && `${errorWords(refusal.error)} ${t("publishing.sheet.failed_kept")}`,
    },
  }[refusal.kind];
  const isWarning = refusal.kind === "changed" || refusal.kind === "approval";
  return (
    <Note role="alert" tone={isWarning ? "warning" : "danger"} title={said.title}>
      {said.text}
    </Note>
  );
}
