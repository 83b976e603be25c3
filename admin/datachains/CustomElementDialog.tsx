import { type ReactElement, Suspense, useState } from "react";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Category } from "#datachain/model.ts";

const CustomElementForm = lazyPart(() => import("./CustomElementForm.tsx"), "CustomElementForm");

type CustomElementDialogProps = { category: Category; trigger: ReactElement };

/** Adds an element that the standard does not have. */
export function CustomElementDialog({ category, trigger }: CustomElementDialogProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t("datachains.custom.title")}
      description={t("datachains.custom.text")}
      closeLabel={t("common.close")}
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <CustomElementForm category={category} onDone={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
