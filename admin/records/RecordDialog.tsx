import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { FieldOf } from "./changes.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { type FieldProblem, fieldProblems } from "./field-problems.ts";
import { SaveProblem } from "./SaveProblem.tsx";
import type { RecordForm, Versioned } from "./use-record-form.ts";

interface RecordDialogProps<R extends Versioned, V extends FieldValues> {
  state: RecordForm<R, V>;
  words: Readonly<Record<"title" | "save" | "saving", string>>;
  labelOf: (name: FieldOf<V>) => string;
  toValues: (record: R) => V;
  /** Summary of a version, for choosing between two. */
  renderVersion: (values: V) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Form of a record small enough for a dialog. Asks before closing with unsaved changes. */
export function RecordDialog<R extends Versioned, V extends FieldValues>(props: RecordDialogProps<R, V>) {
  const { state, words, labelOf, toValues, renderVersion, onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { form, save, conflict } = state;
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const root = form.formState.errors.root as { message?: string } | undefined;

  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    await save(event);
    setProblems(fieldProblems(form, labelOf));
  }

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={words.title}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={close}>{t("common.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSubmitting} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          {conflict && (
            <ConflictNote
              savedBy={conflict.by}
              theirs={renderVersion(toValues(conflict.theirs))}
              mine={renderVersion(conflict.mine)}
              onTake={() => state.takeTheirs(conflict)}
              onKeep={() => state.settle(conflict, {})}
            />
          )}
          <SaveProblem refusal={root?.message} problems={problems} attempt={submitCount} />
          {children}
        </form>
      </FormProvider>
      {isLeaving && <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
