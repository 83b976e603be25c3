import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { Label } from "#contract/labels.ts";
import { LabelConflict } from "./LabelConflict.tsx";
import { LabelFields } from "./LabelFields.tsx";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { useLabelForm } from "./use-label-form.ts";

const FORM = "label-form";

/** Makes a label, or changes the one it is given. Closing it with something unsaved asks first. */
export function LabelDialog({ label, onClose }: { label?: Label; onClose: () => void }) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { form, submit, isPending, conflict, takeTheirs, keepMine } = useLabelForm(label, onClose);
  const { isDirty } = form.formState;
  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  const words = label
    ? { title: t("labels.form.title_edit"), save: t("common.save_changes"), saving: t("common.saving") }
    : { title: t("labels.form.title_new"), save: t("labels.form.create"), saving: t("labels.form.creating") };

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
          <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {conflict && <LabelConflict theirs={conflict} mine={form.getValues()} onTake={takeTheirs} onKeep={keepMine} />}
        <LabelFields form={form} />
      </form>
      {isLeaving && <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
