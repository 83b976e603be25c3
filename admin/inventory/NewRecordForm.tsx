import { type FormEvent, type ReactNode, useState } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { type FieldProblem, fieldProblems } from "#admin/records/field-problems.ts";
import { SaveProblem } from "#admin/records/SaveProblem.tsx";

interface NewRecordFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Label of a field, for the error summary. */
  labelOf: (name: keyof V & string) => string;
  /** Creates the record; puts errors on the form. */
  onCreate: (values: V) => Promise<void>;
  words: { create: string; creating: string };
  cancelHref: string;
  children: ReactNode;
}

/** Form of a new record. The client picks the id, so a retry cannot create two. */
export function NewRecordForm<V extends FieldValues>(props: NewRecordFormProps<V>) {
  const { form, labelOf, onCreate, words, cancelHref, children } = props;
  const { t } = useTranslation();
  const { isDirty, isSubmitting, isSubmitSuccessful, errors, submitCount } = form.formState;
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const root: { message?: string } | undefined = errors.root;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    await form.handleSubmit(onCreate)(event);
    setProblems(fieldProblems(form, labelOf));
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard isDirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-180 flex-col gap-5">
        {children}
        <SaveProblem refusal={root?.message} problems={problems} attempt={submitCount} />
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
