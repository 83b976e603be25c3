import { type FormEvent, type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { UnsavedBar } from "#admin/ui/UnsavedBar.tsx";
import { LeaveGuard } from "#admin/layout/LeaveGuard.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { useProblems } from "./problems.ts";
import type { SiteForm } from "./site-form.ts";

interface SettingsFormProps {
  siteForm: SiteForm;
  isReadOnly: boolean;
  children: ReactNode;
  /** Above everything: which language is being edited. */
  top?: ReactNode;
  /** Beside the form where there is room. */
  aside?: ReactNode;
}

export function SettingsForm({ siteForm, isReadOnly, children, top, aside }: SettingsFormProps) {
  const { t } = useTranslation();
  const { form, save, discard, conflict } = siteForm;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const problemsOf = useProblems();
  // as they stood when the form was sent: a list that came back while typing would take the focus away
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);

  async function submit(event: FormEvent) {
    await save(event);
    setProblems(problemsOf(form));
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard isDirty={isDirty} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {top}
        {problems.length > 0 && <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={problems} />}
        {errors.root?.message && (
          <Note role="alert" tone="danger" title={t("sites.not_saved")}>
            {errors.root.message} {t("sites.changes_kept")}
          </Note>
        )}
        {isReadOnly && <Note tone="neutral">{t("sites.read_only")}</Note>}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">{children}</div>
          {aside && <div className="max-lg:hidden">{aside}</div>}
        </div>
        {isDirty && (
          <UnsavedBar
            message={t("common.unsaved")}
            discardLabel={t("common.discard")}
            onDiscard={() => {
              discard();
              setProblems([]);
            }}
            saveLabel={t("common.save_changes")}
            savingLabel={t("common.saving")}
            isSaving={isSubmitting}
          />
        )}
      </form>
      {conflict && (
        <MergeDialog
          conflict={conflict}
          onSettle={(choices) => siteForm.settle(conflict, choices)}
          onClose={siteForm.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
