import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";

interface ConfirmDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  confirmLabel: string;
  /** Label while pending: "Deleting…". */
  pendingLabel?: string | undefined;
  cancelLabel?: string | undefined;
  isPending: boolean;
  /** Why it failed; the dialog stays open for another attempt. */
  problem?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** Omit if it is always open. */
  isOpen?: boolean | undefined;
  trigger?: ReactElement | undefined;
  onOpen?: (() => void) | undefined;
  /** A choice to make first. */
  children?: ReactNode;
}

/** Confirmation before something irreversible or noticeable. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, problem, isOpen = true, trigger, children, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={(isOpening) => (isOpening ? props.onOpen?.() : onCancel())}
      title={title}
      description={text}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onCancel}>{props.cancelLabel ?? t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={props.isPending}
            pendingLabel={props.pendingLabel}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {(problem || children) && (
        <div className="flex flex-col gap-4">
          {problem && (
            <Note role="alert" tone="danger">
              {problem}
            </Note>
          )}
          {children}
        </div>
      )}
    </Dialog>
  );
}
