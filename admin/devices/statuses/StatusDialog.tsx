import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { Status } from "#contract/statuses.ts";
import { StatusFields } from "./StatusFields.tsx";
import { useStatusForm } from "./use-status-form.ts";

const FORM = "status-form";

/** Makes a status, or changes the one it is given. Closing it with something unsaved asks first. */
export function StatusDialog({ status, onClose }: { status?: Status | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { form, submit, isPending, conflict, takeTheirs, keepMine } = useStatusForm(status, onClose);
  const { isDirty } = form.formState;
  const close = () => (isDirty ? setIsLeaving(true) : onClose());

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={status ? t("devices.statuses.edit_title") : t("devices.statuses.new_title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={close}>{t("common.cancel")}</Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={t("common.saving")}>
            {status ? t("common.save_changes") : t("devices.statuses.create")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {conflict && <Conflict theirs={conflict} onTake={takeTheirs} onKeep={keepMine} />}
        <StatusFields form={form} />
      </form>
      {isLeaving && <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}

function Conflict({ theirs, onTake, onKeep }: { theirs: Status; onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button size="sm" onPress={onTake}>
        {t("records.merge.theirs")}
      </Button>
      <Button size="sm" onPress={onKeep}>
        {t("records.merge.mine")}
      </Button>
    </>
  );
  return (
    <Note tone="warning" role="alert" title={t("devices.statuses.conflict")} actions={actions}>
      {theirs.name} · {t(`devices.phases.${theirs.phase}`)} · {theirs.color}
    </Note>
  );
}
