import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { Removal } from "./use-removal.ts";

export type RemovalWords = Readonly<Record<"title" | "text" | "cancel" | "confirm", string>>;

/** The question before something goes that would be missed. */
export function RemovalDialog({ removal, words }: { removal: Removal; words: RemovalWords }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={removal.isAsking}
      onOpenChange={(isOpen) => !isOpen && removal.cancel()}
      title={words.title}
      description={words.text}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={removal.cancel}>{words.cancel}</Button>
          <Button variant="danger" onPress={removal.remove} isPending={removal.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    />
  );
}
