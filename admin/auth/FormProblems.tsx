import type { FieldErrors, FieldValues } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";

type Props<T extends FieldValues> = {
  errors: FieldErrors<T>;
  submitCount: number;
  ids: Partial<Record<keyof T, string>>;
  labels: Partial<Record<keyof T, string>>;
};

/** Errors at the top of the form: one for the whole form, or a list by field. */
export function FormProblems<T extends FieldValues>({ errors, submitCount, ids, labels }: Props<T>) {
  const { t } = useTranslation();
  const refusal = errors.root?.message;
  if (refusal)
    return (
      <Note key={submitCount} tone="danger" role="alert">
        {refusal}
      </Note>
    );
  const fields = Object.entries<string | undefined>(ids).flatMap(([name, fieldId]) => {
    const message = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
    return message && fieldId ? [{ fieldId, message: `${labels[name] ?? name}: ${message}` }] : [];
  });
  return fields.length > 0 ? <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={fields} /> : null;
}
