import { useState } from "react";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";

interface RemoveImageDialogProps {
  /** "Logo" or "Photo". */
  image: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: () => Promise<unknown>;
}

/** Asks first, because residents would notice. A failure is shown beside the image. */
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
    <ConfirmDialog
      isOpen={isOpen}
      title={t("records.image.remove_title", { image })}
      text={t("records.image.remove_text")}
      confirmLabel={t("records.image.remove")}
      pendingLabel={t("records.image.removing")}
      isPending={isBusy}
      onConfirm={() => void remove()}
      onCancel={() => onOpenChange(false)}
    />
  );
}
