import { type FormEvent, type ReactNode, useState } from "react";
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { fieldId } from "#admin/records/field-id.ts";

interface NewRecordFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** How a field is called, for the list of problems. */
  labelOf: (name: keyof V & string) => string;
  /** Makes the record; failures it puts on the form. */
  onCreate: (values: V) => Promise<void>;
  words: { create: string; creating: string };
  cancelHref: string;
  children: ReactNode;
}

/** A form for a record that does not exist yet. Sent twice it makes one: its author gives the record its id. */
export function NewRecordForm<V extends FieldValues>(props: NewRecordFormProps<V>) {
  const { form, labelOf, onCreate, words, cancelHref, children } = props;
  const { t } = useTranslation();
  const { isDirty, isSubmitting, isSubmitSuccessful, errors, submitCount } = form.formState;
  const [problems, setProblems] = useState<{ fieldId: string; message: string }[]>([]);
  const root: { message?: string } | undefined = errors.root;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    await form.handleSubmit(onCreate)(event);
    setProblems(
      (Object.keys(form.getValues()) as (keyof V & string)[]).flatMap((name) => {
        const { message } = (form.getFieldState(name as Path<V>).error ?? {}) as { message?: string };
        return message ? [{ fieldId: fieldId(name), message: `${labelOf(name)}: ${message}` }] : [];
      }),
    );
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard isDirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-180 flex-col gap-5">
        {problems.length > 0 && <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={problems} />}
        {root?.message && (
          <Note role="alert" tone="danger" title={t("records.not_saved")}>
            {root.message} {t("records.changes_kept")}
          </Note>
        )}
        {children}
        <div className="flex flex-wrap gap-2 max-md:flex-col">
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={words.creating}>
            {words.create}
          </Button>
          <LinkButton href={cancelHref}>{t("common.cancel")}</LinkButton>
        </div>
      </form>
    </FormProvider>
  );
}
