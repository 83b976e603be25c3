import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { SiteImage } from "#contract/sites.ts";

interface RemoveImageDialogProps {
  name: SiteImage;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: () => Promise<unknown>;
}

/** Residents would notice, so it asks. A failure shows beside the image, which is still there. */
export function RemoveImageDialog({ name, isOpen, onOpenChange, onRemove }: RemoveImageDialogProps) {
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
      title={t("sites.image.remove_title", { image: t(`sites.image.${name}`) })}
      description={t("sites.image.remove_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={isBusy}
            pendingLabel={t("sites.image.removing")}
            onPress={() => void remove()}
          >
            {t("sites.image.remove")}
          </Button>
        </>
      }
    />
  );
}
