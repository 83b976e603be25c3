import { Suspense } from "react";
import { Outlet } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { cx } from "#admin/ui/cx.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { Logo } from "./Logo.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { useIsWorkbench } from "./route-handle.ts";
import { SkipLink } from "./SkipLink.tsx";

/** For guests of a share link: only the shared content, without navigation. */
export function ShareFrame() {
  const { t } = useTranslation();
  const isWorkbench = useIsWorkbench();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="top-0 tall:sticky z-10 flex min-h-(--topbar) flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface px-4 py-2 md:px-8">
        <Logo size={24} />
        <span className="font-bold tracking-tight">Guidepost</span>
        <Badge tone="info">{t("layout.shared")}</Badge>
        <div className="ms-auto flex items-center gap-2">
          <LanguageSelect />
          <LinkButton href={paths.logout()} size="sm">
            {t("layout.leave_share")}
          </LinkButton>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          "mx-auto w-full flex-1 px-4 pt-4 pb-8 outline-none md:px-8 md:pt-6 md:pb-12",
          !isWorkbench && "max-w-314",
        )}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
