import type { ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { Start } from "./use-start.ts";

export type WayProps = { start: Start; hasContent: boolean; onClose: () => void };

type StartDialogProps = WayProps & {
  title: string;
  problem?: string | undefined;
  onUse: () => void;
  children: ReactNode;
};

/** Shared dialog of all ways to start: a choice, an error and one button. */
export function StartDialog({ title, start, hasContent, problem, onUse, onClose, children }: StartDialogProps) {
  const { t } = useTranslation();
  const words = problem ?? (start.error ? errorWords(start.error) : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={title}
      closeLabel={t("common.close")}
      actions={
        <Button variant="primary" isPending={start.isPending} onPress={onUse}>
          {t(hasContent ? "datachains.start.replace" : "datachains.start.use")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {words && (
          <Note tone="danger" role="alert">
            {words}
          </Note>
        )}
        {hasContent && <p className="text-sm text-muted">{t("datachains.start.again_text")}</p>}
        {children}
      </div>
    </Dialog>
  );
}
