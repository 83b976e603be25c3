import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";

interface RemoveImageDialogProps {
  /** What it is: "Logo", "Photo". */
  image: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: () => Promise<unknown>;
}

/** Residents would notice, so it asks. A failure shows beside the image, which is still there. */
export function RemoveImageDialog({ image, isOpen, onOpenChange, onRemove }: RemoveImageDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    await onRemove().catch(() => undefined);
    setIsBusy(false);
    onOpenChange(false);
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("records.image.remove_title", { image })}
      description={t("records.image.remove_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={isBusy}
            pendingLabel={t("records.image.removing")}
            onPress={() => void remove()}
          >
            {t("records.image.remove")}
          </Button>
        </>
      }
    />
  );
}
