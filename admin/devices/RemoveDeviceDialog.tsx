import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { useRemoveDevice } from "./useRemoveDevice.ts";

interface RemoveDeviceDialogProps {
  name: string;
  removal: ReturnType<typeof useRemoveDevice>;
}

export function RemoveDeviceDialog({ name, removal }: RemoveDeviceDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={removal.isAsking}
      onOpenChange={(isOpen) => !isOpen && removal.cancel()}
      title={t("devices.remove.title", { name })}
      description={t("devices.remove.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={removal.cancel}>{t("devices.remove.cancel")}</Button>
          <Button variant="danger" onPress={removal.remove} isPending={removal.isPending}>
            {t("devices.remove.confirm")}
          </Button>
        </>
      }
    />
  );
}
