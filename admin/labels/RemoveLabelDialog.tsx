import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { Label } from "#contract/labels.ts";
import type { useRemoveLabel } from "./use-remove-label.ts";

interface RemoveLabelDialogProps {
  label: Label;
  removal: ReturnType<typeof useRemoveLabel>;
}

export function RemoveLabelDialog({ label, removal }: RemoveLabelDialogProps) {
  const { t } = useTranslation();
  const sentences = [
    t("labels.remove.text", { count: label.usage_count }),
    label.is_public && t("labels.remove.public"),
    t("labels.remove.undo"),
  ];
  return (
    <Dialog
      role="alertdialog"
      isOpen={removal.isAsking}
      onOpenChange={(isOpen) => !isOpen && removal.cancel()}
      title={t("labels.remove.title", { name: label.name })}
      description={sentences.filter(Boolean).join(" ")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={removal.cancel}>{t("labels.remove.cancel")}</Button>
          <Button variant="danger" onPress={removal.remove} isPending={removal.isPending}>
            {t("labels.remove.confirm")}
          </Button>
        </>
      }
    />
  );
}
