import { useState } from "react";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";

export type ResidentsNotice = "at_once" | "later";

interface RemoveImageDialogProps {
  /** "Logo" or "Photo". */
  image: string;
  /** When residents no longer see it; undefined if they never do. */
  residents: ResidentsNotice | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: () => Promise<unknown>;
}

/** Asks first: there is no undo. A failure is shown beside the image. */
export function RemoveImageDialog({ image, residents, isOpen, onOpenChange, onRemove }: RemoveImageDialogProps) {
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
      text={[residents && t(`records.image.remove_${residents}`), t("records.image.remove_text")]
        .filter(Boolean)
        .join(" ")}
      confirmLabel={t("records.image.remove")}
      pendingLabel={t("records.image.removing")}
      isPending={isBusy}
      onConfirm={() => void remove()}
      onCancel={() => onOpenChange(false)}
    />
  );
}
