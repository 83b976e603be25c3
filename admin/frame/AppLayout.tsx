import { lazy, Suspense, useEffect } from "react";
import { MovedDialog } from "#admin/session/MovedDialog.tsx";
import { useMayRead } from "#admin/session/queries.ts";
import { isShared } from "#admin/session/share-limits.ts";
import { cx } from "#admin/ui/cx.ts";
import { loadPage } from "./load-page.ts";
import { Notifications } from "./Notifications.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { PageArea } from "./PageArea.tsx";
import { hostPalette, usePaletteOpen } from "./palette-state.ts";
import { useIsWorkbench } from "./route-handle.ts";
import { ShareFrame } from "./ShareFrame.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";

const CommandPalette = lazy(async () => ({
  default: (await loadPage(() => import("./CommandPalette.tsx"))).CommandPalette,
}));

function Frame() {
  const mayRead = useMayRead();
  const isWorkbench = useIsWorkbench();
  const isPaletteOpen = usePaletteOpen() && mayRead;
  useEffect(hostPalette, []);
  return (
    <div
      className={cx(
        "min-h-dvh md:grid print:block!",
        isWorkbench ? "md:grid-cols-[var(--rail-w)_minmax(0,1fr)]" : "md:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]",
      )}
    >
      <SkipLink />
      <Sidebar isRail={isWorkbench} />
      <div className="flex min-w-0 flex-col print:block">
        <TopBar />
        <PageArea />
      </div>
      <Suspense>{isPaletteOpen && <CommandPalette />}</Suspense>
      <MovedDialog />
    </div>
  );
}

/** Layout of every page behind the login. */
export function AppLayout() {
  return (
    <>
      {isShared() ? <ShareFrame /> : <Frame />}
      <OfflineBanner />
      <Notifications />
    </>
  );
}
