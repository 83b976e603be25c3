import { useTranslation } from "#admin/i18n/i18n.ts";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { FieldProblem } from "./field-problems.ts";

interface SaveProblemProps {
  /** An error that belongs to no field. */
  refusal: string | undefined;
  /** Invalid fields, with links. */
  problems: readonly FieldProblem[];
  /** Number of attempts: each one focuses the list again. */
  attempt: number;
}

/** Why saving failed, shown beside the save button. */
export function SaveProblem({ refusal, problems, attempt }: SaveProblemProps) {
  const { t } = useTranslation();
  if (problems.length > 0) return <ErrorSummary key={attempt} title={t("records.not_saved")} errors={problems} />;
  if (!refusal) return null;
  return (
    <Note key={attempt} role="alert" tone="danger" title={t("records.not_saved")}>
      {refusal} {t("records.changes_kept")}
    </Note>
  );
}
