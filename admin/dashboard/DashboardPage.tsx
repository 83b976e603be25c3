import { Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "#admin/frame/load-page.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { AddButtons } from "#admin/inventory/AddButtons.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { query } from "#admin/api/query.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { ActivityCard } from "./ActivityCard.tsx";
import { AttentionCard } from "./AttentionCard.tsx";
import { CountsCard } from "./CountsCard.tsx";
import { FeedbackCard } from "./FeedbackCard.tsx";
import { PagesCard } from "./PagesCard.tsx";
import { RecentFeedbackCard } from "./RecentFeedbackCard.tsx";
import { SetupCard } from "./SetupCard.tsx";
import { StatusCard } from "./StatusCard.tsx";
import { useSummary } from "./use-summary.ts";
import { useLogged } from "./use-logged.ts";

const ApprovalsCards = lazyPart(() => import("./ApprovalsCards.tsx"), "ApprovalsCards", "approvals");

/** Attention, feedback and activity; refetched on every visit to the dashboard. */
function useDashboard() {
  const { data, error, isPending } = useQuery({ ...query(dashboardApi.get, {}), staleTime: 0 });
  useLogged("attention and activity", error);
  return { dashboard: data, isLoading: isPending };
}

export function DashboardPage() {
  const { t } = useTranslation();
  const [today] = useState(Date.now);
  const summary = useSummary();
  const { dashboard, isLoading } = useDashboard();
  const user = useUser();
  const isWriter = canEdit(user);
  const isApproved = user?.approved_by !== undefined;
  return (
    <>
      <PageHead
        title={t("dashboard.title")}
        subtitle={formatDate(today, { dateStyle: "full" })}
        actions={isWriter && <AddButtons noun="devices" />}
      />
      <div className="flex flex-col gap-6">
        <CountsCard {...summary} residents={dashboard?.residents} isResidentsLoading={isLoading} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <SetupCard
              hasDevice={summary.devices && summary.devices.totalDevices > 0}
              hasPage={summary.pages && summary.pages.totalPages > 1}
              isLoading={summary.isDevicesLoading || summary.isPagesLoading}
            />
            {isApproved && (
              <Suspense>
                <ApprovalsCards />
              </Suspense>
            )}
            <AttentionCard dashboard={dashboard} isLoading={isLoading} />
            <RecentFeedbackCard feedback={dashboard?.feedback} isLoading={isLoading} />
            <PagesCard pages={summary.pages} isLoading={summary.isPagesLoading} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <StatusCard devices={summary.devices} isLoading={summary.isDevicesLoading} />
            <ActivityCard activity={dashboard?.activity} isLoading={isLoading} />
            <FeedbackCard />
          </div>
        </div>
      </div>
    </>
  );
}
