import { useTranslation } from "#admin/i18n/i18n.ts";
import "./report.css";
import { useIsFetching } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { useAnalyticsState } from "../analytics-state.ts";
import { RangeControls } from "../RangeControls.tsx";
import { FirstSheet } from "./FirstSheet.tsx";
import { TablesSheet } from "./TablesSheet.tsx";
import { RepliesSheet } from "./Replies.tsx";
import { useReplies, useReportHead, useReportOverview } from "./use-report.ts";

function Sheets({ overview }: { overview: AnalyticsOverview }) {
  const replies = useReplies(overview.range);
  return (
    <>
      <FirstSheet overview={overview} replies={replies} />
      <TablesSheet overview={overview} />
      <RepliesSheet range={overview.range} replies={replies.replies} />
    </>
  );
}

/** Analytics for decision makers: sheets in plain words, to print or save as PDF. */
export function ReportPage() {
  const { t } = useTranslation();
  const { hrefTo } = useAnalyticsState();
  const result = useReportOverview();
  const { data } = result;
  const isHeadPending = useReportHead().isPending;
  const isShown = data !== undefined && data.first_day !== null;
  // no printing until everything has loaded
  const isIncomplete = useIsFetching() > 0;
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={t("analytics.report.title")}
          actions={
            <>
              <RangeControls range={data?.range} />
              <Button variant="primary" icon={Printer} isPending={isIncomplete} onPress={() => window.print()}>
                {t("analytics.report.print")}
              </Button>
            </>
          }
        />
      </div>
      {result.isError && (
        <Card>
          <ErrorState
            title={t("analytics.failed")}
            retryLabel={t("common.retry")}
            onRetry={() => void result.refetch()}
            isRetrying={result.isFetching}
          >
            {errorWords(result.error)}
          </ErrorState>
        </Card>
      )}
      {data?.first_day === null && (
        <Card>
          <EmptyState
            title={t("analytics.empty.title")}
            action={<LinkButton href={hrefTo(paths.analytics())}>{t("analytics.title")}</LinkButton>}
          >
            {t("analytics.report.empty")}
          </EmptyState>
        </Card>
      )}
      {(result.isPending || (isShown && isHeadPending)) && (
        <div aria-busy="true" className="report" data-theme="light">
          <div className="report-sheet">
            <Skeleton height={480} />
          </div>
        </div>
      )}
      {isShown && !isHeadPending && (
        <div className="report" data-theme="light">
          <Sheets overview={data} />
        </div>
      )}
    </>
  );
}
