import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { config } from "#admin/api/config.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { MovedDialog } from "#admin/session/MovedDialog.tsx";
import { useMayRead, userQuery } from "#admin/session/queries.ts";
import { isShared } from "#admin/session/share-limits.ts";
import { useArrival, useNextCustomer } from "#admin/session/switch-customer.ts";
import { TermsDialog } from "#admin/session/TermsDialog.tsx";
import { cx } from "#admin/ui/cx.ts";
import { ToastRegion } from "#admin/ui/ToastRegion.tsx";
import { areTermsExpired } from "#contract/terms.ts";
import { loadPage } from "./load-page.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { hostPalette, usePaletteOpen } from "./palette-state.ts";
import { useIsWorkbench } from "./route-handle.ts";
import { ShareFrame } from "./ShareFrame.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";

/** Stands where the page will be until its data is the next customer's: no screen of the one before is left to ask for any. */
function CustomerArrival({ customer_id }: { customer_id: string }) {
  const { t } = useTranslation();
  const { mutate } = useArrival(() => showToast({ message: t("session.switch_failed"), tone: "danger" }));
  useEffect(() => mutate({ body: { user: { customer_id } } }), [mutate, customer_id]);
  return <PageSkeleton />;
}

const CommandPalette = lazy(async () => ({
  default: (await loadPage(() => import("./CommandPalette.tsx"))).CommandPalette,
}));

/** The page itself, once it is known who asks and whether they have accepted the terms. */
function Content() {
  const { data, isPending } = useQuery(userQuery());
  const next = useNextCustomer();
  if (isPending) return <PageSkeleton />;
  if (data && areTermsExpired(config().terms_date, data.user.tos_accepted_at)) return <TermsDialog />;
  if (next !== undefined) return <CustomerArrival customer_id={next} />;
  return <Outlet />;
}

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
        <main
          id="main"
          tabIndex={-1}
          className={cx(
            "w-full flex-1 px-4 pt-4 pb-8 outline-none md:px-8 md:pt-6 md:pb-12 print:max-w-none! print:p-0!",
            !isWorkbench && "max-w-314",
          )}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Content />
          </Suspense>
        </main>
      </div>
      <Suspense>{isPaletteOpen && <CommandPalette />}</Suspense>
      <MovedDialog />
    </div>
  );
}

/** Around every page behind the sign-in. */
export function AppLayout() {
  const { t } = useTranslation();
  const seconds = (count: number) => formatNumber(count, { style: "unit", unit: "second", unitDisplay: "narrow" });
  return (
    <>
      {isShared() ? <ShareFrame /> : <Frame />}
      <ToastRegion
        label={t("layout.notifications")}
        closeLabel={t("layout.notifications_close")}
        secondsLabel={seconds}
      />
    </>
  );
}
