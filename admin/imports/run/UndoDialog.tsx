import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Import, importsApi } from "#contract/imports.ts";
import { useStart } from "#admin/imports/use-import.ts";

interface UndoDialogProps {
  ours: Pick<Import, "id" | "filename">;
  isOpen: boolean;
  onClose: () => void;
  onStarted?: (() => void) | undefined;
}

/** Taking a whole import back is a big thing, and residents may notice: it asks. */
export function UndoDialog({ ours: { id, filename }, isOpen, onClose, onStarted }: UndoDialogProps) {
  const { t } = useTranslation();
  const undo = useStart(importsApi.undo, () => {
    onClose();
    onStarted?.();
  });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("imports.undo.title", { filename })}
      description={t("imports.undo.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("imports.undo.cancel")}</Button>
          <Button variant="danger" isPending={undo.isPending} onPress={() => undo.mutate({ params: { id } })}>
            {t("imports.undo.confirm")}
          </Button>
        </>
      }
    >
      {undo.isError && (
        <Note tone="danger" role="alert">
          {t("imports.undo.failed")} {errorWords(undo.error)}
        </Note>
      )}
    </Dialog>
  );
}
