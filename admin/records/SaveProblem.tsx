import { useTranslation } from "#admin/i18n/i18n.ts";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { FieldProblem } from "./field-problems.ts";

interface SaveProblemProps {
  /** A refusal that belongs to no field. */
  refusal: string | undefined;
  /** Each refused field, with the way there. */
  problems: readonly FieldProblem[];
  /** How often it was tried: each time the list takes the focus again. */
  attempt: number;
}

/** Why something was not saved, for the place where it was asked for: beside the button. */
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
