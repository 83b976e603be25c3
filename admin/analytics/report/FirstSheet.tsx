import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { type AnalyticsOverview, SALT_HOURS } from "#contract/analytics.ts";
import { addCounts, SHOWN_STEP } from "#contract/counts.ts";
import { SMALL_SAMPLE } from "#contract/feedback.ts";
import { smallNumbersText } from "#contract/figures.ts";
import { changeOf, shareOf, shareWordsOf } from "../count-words.ts";
import { Feelings } from "./Feelings.tsx";
import { Replies } from "./Replies.tsx";
import { ReportChart } from "./ReportChart.tsx";
import { ReportFigures } from "./ReportFigures.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { Sheet } from "./Sheet.tsx";
import { useFeelings, type useReplies, useReportHead } from "./use-report.ts";

/** Smallest change worth mentioning. */
const NOTICED = 0.02;
const MOST_PAGES = 5;
const MOST_LANGUAGES = 6;

type Overview = { overview: AnalyticsOverview };

/** The summary for a council, on one sheet. */
export function FirstSheet({ overview, replies }: Overview & { replies: ReturnType<typeof useReplies> }) {
  const { t } = useTranslation();
  const feelings = useFeelings(overview);
  const left = addCounts(overview.dropped.map(({ count }) => count));
  return (
    <Sheet
      range={overview.range}
      noteTitle={t("analytics.report.method")}
      note={[
        t("analytics.report.method_visitors", { hours: SALT_HOURS }),
        t("analytics.report.method_dropped", { left: formatNumber(left) }),
        smallNumbersText(uiLocale(), formatNumber(SHOWN_STEP)),
        t("analytics.report.method_feelings", { least: SMALL_SAMPLE }),
      ].join(" ")}
    >
      <h2>{t(`analytics.report.headline_${trendOf(overview)}`)}</h2>
      <Lead overview={overview} answers={feelings.answers} />
      <ReportFigures overview={overview} feelings={feelings} replies={replies} />
      <div className="report-row">
        <ReportChart overview={overview} />
        <LanguageShares overview={overview} />
      </div>
      <Feelings now={feelings.now} before={feelings.before} range={overview.range} />
      <div className="report-row">
        <MostRead overview={overview} feelings={feelings.ofPages} />
        <Replies replies={replies.replies} />
      </div>
    </Sheet>
  );
}

function trendOf({ totals: { visitors } }: AnalyticsOverview) {
  const change = changeOf(visitors.value, visitors.before);
  if (change === null) return "plain";
  if (Math.abs(change) < NOTICED) return "same";
  return change > 0 ? "more" : "fewer";
}

function Lead({ overview: { totals }, answers }: Overview & { answers: number | undefined }) {
  const { t } = useTranslation();
  const { pages, locales } = useReportHead();
  const words = [
    pages !== undefined && t("analytics.report.lead_pages", { count: pages }),
    locales && t("analytics.report.lead_languages", { count: locales.locales.length }),
    t("analytics.report.lead_views", { views: formatNumber(totals.views.value) }),
    totals.scans.value !== 0 && t("analytics.report.lead_scans", { scans: formatNumber(totals.scans.value) }),
    Boolean(answers) && t("analytics.report.lead_answers", { count: answers ?? 0 }),
  ];
  return <p className="report-lead">{words.filter(Boolean).join(" ")}</p>;
}

function LanguageShares({ overview: { languages, totals } }: Overview) {
  const { t } = useTranslation();
  const { locales } = useReportHead();
  const own = languages.find(({ locale }) => locale === locales?.default_locale);
  const share = own && shareOf(own.views, totals.views.value);
  const most = Math.max(1, ...languages.map(({ views }) => views));
  return (
    <section>
      <h3>
        {share === undefined || share === null || !own
          ? t("analytics.languages.title")
          : t("analytics.report.other_languages", {
              share: Math.round((1 - share) * 100),
              language: languageName(own.locale),
            })}
      </h3>
      <table className="report-table report-bars">
        <caption className="sr-only">{t("analytics.languages.title")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("analytics.columns.language")}</th>
            <th scope="col">{t("analytics.columns.share")}</th>
          </tr>
        </thead>
        <tbody>
          {languages.slice(0, MOST_LANGUAGES).map(({ locale, views }) => (
            <tr key={locale}>
              <th scope="row">{languageName(locale)}</th>
              <td className="w-[62%] ps-2">
                <ShareBar length={views / most} words={shareWordsOf(views, totals.views.value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ShareBar = ({ length, words }: { length: number; words: string }) => (
  <span className="flex items-center gap-2">
    <span className="min-w-0 flex-1">
      <span className="report-bar" style={{ width: `${length * 100}%` }} />
    </span>
    <span className="w-12 text-end whitespace-nowrap">{words}</span>
  </span>
);

type Counted = ReturnType<typeof useFeelings>["ofPages"][number];

function MostRead({ overview, feelings }: Overview & { feelings: readonly Counted[] }) {
  const { t } = useTranslation();
  const feelingWords = (counted: Counted) =>
    !counted || counted.is_small || counted.average === null
      ? "–"
      : formatNumber(counted.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const peopleWords = (counted: Counted) =>
    counted ? `${formatNumber(counted.n)}${counted.is_small && counted.n > 0 ? "*" : ""}` : "–";
  return (
    <section>
      <h3>{t("analytics.report.most_read")}</h3>
      <ReportTable
        caption={t("analytics.report.most_read")}
        columns={[
          t("analytics.columns.page"),
          t("analytics.report.read"),
          t("analytics.report.scanned"),
          t("analytics.report.feeling"),
          t("analytics.report.people"),
        ]}
        rows={overview.pages.slice(0, MOST_PAGES).map(({ page, views, scans }, at) => ({
          id: page.id,
          cells: [
            page.title || t("analytics.pages.untitled"),
            formatNumber(views),
            formatNumber(scans),
            feelingWords(feelings[at]),
            peopleWords(feelings[at]),
          ],
        }))}
      />
    </section>
  );
}
