import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";

/** Props of the form of an action or a source. */
export type EntryProps<T> = {
  start: T;
  isNew: boolean;
  onClose: () => void;
  onSave: (values: T) => void;
  onRemove: () => void;
};

/** State of an entry's form. Saves only valid values; shows no errors before the first attempt. */
export function useEntry<T extends object>(
  { start, onSave, onClose }: EntryProps<T>,
  isGood: (values: T) => boolean,
): { values: T; set: (change: Partial<T>) => void; isTried: boolean; save: () => void } {
  const [values, setValues] = useState(start);
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (!isGood(values)) return;
    onSave(values);
    onClose();
  };
  return { values, set: (change) => setValues((before) => ({ ...before, ...change })), isTried, save };
}

interface EntryDialogProps {
  noun: "action" | "source";
  isNew: boolean;
  onSave: () => void;
  onRemove: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog for adding, editing or removing one entry of a placement. */
export function EntryDialog({ noun, isNew, onSave, onRemove, onClose, children }: EntryDialogProps) {
  const { t } = useTranslation();
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`datachains.${noun}.${isNew ? "title_new" : "title_edit"}`)}
      closeLabel={t("common.close")}
      actions={
        <>
          {!isNew && (
            <Button variant="danger" onPress={remove}>
              {t(`datachains.${noun}.remove`)}
            </Button>
          )}
          <Button variant="primary" onPress={onSave}>
            {t(`datachains.${noun}.save`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  );
}
