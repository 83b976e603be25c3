import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { Count } from "#contract/counts.ts";
import { changeOf, shareWords } from "../count-words.ts";
import type { useFeelings, useReplies } from "./use-report.ts";

interface ReportFiguresProps {
  overview: AnalyticsOverview;
  feelings: Pick<ReturnType<typeof useFeelings>, "answers" | "answersBefore">;
  replies: Pick<ReturnType<typeof useReplies>, "comments" | "answered">;
}

/** Four totals. */
export function ReportFigures({ overview: { totals }, feelings, replies }: ReportFiguresProps) {
  const { t } = useTranslation();
  const change = useChangeWords();
  const { answers, answersBefore } = feelings;
  const { comments, answered } = replies;
  const figures = [
    {
      name: t("analytics.report.pages_read"),
      value: formatNumber(totals.views.value),
      change: change(totals.views.value, totals.views.before),
    },
    {
      name: t("analytics.report.signs_scanned"),
      value: formatNumber(totals.scans.value),
      change: change(totals.scans.value, totals.scans.before),
    },
    {
      name: t("analytics.report.people_answered"),
      value: answers === undefined ? "–" : formatNumber(answers),
      change: answersBefore === undefined ? "" : t("analytics.report.before", { count: answersBefore }),
    },
    {
      name: t("analytics.report.comments_answered"),
      value:
        comments === undefined || answered === undefined
          ? "–"
          : t("analytics.report.of", { part: answered, whole: comments }),
      change: "",
    },
  ];
  return (
    <dl className="report-figures">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{figure.name}</dt>
          <dd>{figure.value}</dd>
          <dd>{figure.change}</dd>
        </div>
      ))}
    </dl>
  );
}

function useChangeWords() {
  const { t } = useTranslation();
  return (now: Count, before: Count | null) => {
    const change = changeOf(now, before);
    if (change === null) return "";
    const share = shareWords(Math.abs(change));
    if (Math.round(change * 100) === 0) return t("analytics.report.same");
    return t(change > 0 ? "analytics.report.more" : "analytics.report.fewer", { share });
  };
}
