import { Share } from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Shared } from "./shared.ts";

const ShareSheet = lazyPart(() => import("./ShareSheet.tsx"), "ShareSheet", "share");

/** Opens the share links of one part of a device, algorithm or page. Editors only. */
export function ShareButton({
  isShort = false,
  ...shared
}: Shared & { /** Icon only on phones, for use beside other buttons. */ isShort?: boolean }) {
  const { t } = useTranslation();
  const { opened, open, close } = useOpened("share");
  if (!canEdit(useUser())) return null;
  return (
    <>
      <Button icon={Share} className={isShort ? "max-md:flex-none!" : undefined} onPress={() => open(shared.part)}>
        <span className={isShort ? "max-md:sr-only" : undefined}>{t("records.share")}</span>
      </Button>
      <Suspense>{opened === shared.part && <ShareSheet {...shared} onClose={close} />}</Suspense>
    </>
  );
}
