import { type FormEvent, type ReactNode, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { Note } from "#admin/ui/Note.tsx";
import { UnsavedBar } from "#admin/ui/UnsavedBar.tsx";
import { type FieldProblem, fieldProblems } from "./field-problems.ts";
import type { FieldNames } from "./field-names.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import type { RecordForm as RecordFormState, Versioned } from "./use-record-form.ts";

interface RecordFormProps<R extends Versioned, V extends FieldValues> {
  state: RecordFormState<R, V>;
  names: FieldNames<V>;
  toValues: (record: R) => V;
  /** Note for people who cannot edit. */
  readOnlyWords?: string | undefined;
  children: ReactNode;
  /** Above the form: the content language. */
  top?: ReactNode;
  /** Beside the form. */
  aside?: ReactNode;
  /** Hides the aside on narrow screens, if it only helps while writing. */
  isAsideOptional?: boolean | undefined;
}

export function RecordForm<R extends Versioned & { updated_at?: string }, V extends FieldValues>(
  props: RecordFormProps<R, V>,
) {
  const { state, names, toValues, readOnlyWords, children, top, aside, isAsideOptional = false } = props;
  const { t } = useTranslation();
  const { form, save, discard, conflict } = state;
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const root = form.formState.errors.root as { message?: string } | undefined;
  // frozen at submit: a summary that reappeared while typing would steal the focus
  const [problems, setProblems] = useState<FieldProblem[]>([]);

  async function submit(event: FormEvent) {
    await save(event);
    setProblems(fieldProblems(form, names.label));
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard isDirty={isDirty} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {top}
        {readOnlyWords && <Note tone="neutral">{readOnlyWords}</Note>}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">{children}</div>
          {aside && <div className={cx("min-w-0", isAsideOptional && "max-lg:hidden")}>{aside}</div>}
        </div>
        {isDirty && (
          <UnsavedBar
            message={t("common.unsaved")}
            problem={
              (problems.length > 0 || root?.message) && (
                <SaveProblem refusal={root?.message} problems={problems} attempt={submitCount} />
              )
            }
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
          clashes={conflict.clashes}
          mine={conflict.mine}
          theirs={toValues(conflict.theirs)}
          savedAt={conflict.theirs.updated_at}
          savedBy={conflict.by}
          names={names}
          onSettle={(choices) => state.settle(conflict, choices)}
          onClose={state.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
