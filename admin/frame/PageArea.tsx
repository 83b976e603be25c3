import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { config } from "#admin/api/config.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { userQuery } from "#admin/session/queries.ts";
import { useArrival, useNextCustomer } from "#admin/session/switch-customer.ts";
import { TermsDialog } from "#admin/session/TermsDialog.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { cx } from "#admin/ui/cx.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { areTermsExpired } from "#contract/terms.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { useIsWorkbench } from "./route-handle.ts";

/** Replaces the page while the customer is switched, so that no screen requests the previous customer's data. */
function CustomerArrival({ customer_id }: { customer_id: string }) {
  const { t } = useTranslation();
  const { mutate } = useArrival(() => showToast({ message: t("session.switch_failed"), tone: "danger" }));
  useEffect(() => mutate({ body: { user: { customer_id } } }), [mutate, customer_id]);
  return <PageSkeleton />;
}

/** Instead of the records of a workspace that demands a second step, in a session without one. */
function SecondStepNeeded() {
  const { t } = useTranslation();
  return (
    <Card>
      <ErrorState
        icon={Lock}
        title={t("session.second_step.title")}
        action={
          <LinkButton variant="primary" href={paths.user()}>
            {t("session.second_step.action")}
          </LinkButton>
        }
      >
        {t("session.second_step.text")}
      </ErrorState>
    </Card>
  );
}

/** The page, once the user is loaded and has accepted the terms. */
function Content() {
  const { data, isPending } = useQuery(userQuery());
  const next = useNextCustomer();
  const { pathname } = useLocation();
  if (isPending) return <PageSkeleton />;
  if (data && areTermsExpired(config().terms_date, data.user.tos_accepted_at)) return <TermsDialog />;
  if (data?.user.needs_second_step && pathname !== paths.user()) return <SecondStepNeeded />;
  if (next !== undefined) return <CustomerArrival customer_id={next} />;
  return <Outlet />;
}

export function PageArea() {
  const isWorkbench = useIsWorkbench();
  return (
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
  );
}
