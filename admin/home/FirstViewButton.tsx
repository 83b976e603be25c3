import { Map } from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

const FirstViewChoice = lazyPart(() => import("./FirstViewChoice.tsx"), "FirstViewChoice");

/** Chooses what the map on the home page shows first. */
export function FirstViewButton() {
  const { t } = useTranslation();
  return (
    <Dialog
      trigger={
        <Button size="sm" icon={Map}>
          {t("home.first_view.set")}
        </Button>
      }
      size="lg"
      title={t("home.first_view.title")}
      description={t("home.first_view.text")}
      closeLabel={t("common.close")}
    >
      {(close) => (
        <Suspense fallback={<Skeleton height="min(28rem, 60vh)" />}>
          <FirstViewChoice close={close} />
        </Suspense>
      )}
    </Dialog>
  );
}
