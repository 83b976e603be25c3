import { formatList, formatNumber, formatScans } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { figureName, figureText } from "#contract/figures.ts";
import { ReportTable } from "./ReportTable.tsx";
import { Sheet } from "./Sheet.tsx";
import { SHOWN_STEP } from "#contract/counts.ts";

/** As many rows as fit on a sheet. */
const [MOST_PAGES, MOST_OTHERS] = [10, 5];

/** Figures that the report uses. */
const FIGURES = ["views", "visitors", "scans", "feedback", "responses"] as const;

type Overview = { overview: AnalyticsOverview };

/** The figures behind the first sheet. */
export function TablesSheet({ overview }: Overview) {
  const { t } = useTranslation();
  return (
    <Sheet range={overview.range} noteTitle={t("analytics.report.missing")} note={<Missing overview={overview} />}>
      <PagesPart overview={overview} />
      <CodesPart overview={overview} />
      <Definitions />
    </Sheet>
  );
}

function PagesPart({ overview: { pages, totals, page_count } }: Overview) {
  const { t } = useTranslation();
  const all = {
    id: "all",
    cells: [
      t("analytics.report.all_pages", { count: page_count }),
      formatNumber(totals.views.value),
      formatNumber(totals.visitors.value),
      formatNumber(totals.scans.value),
      formatNumber(totals.feedback.value),
    ].map((cell, at) => <b key={at}>{cell}</b>),
  };
  return (
    <section className="report-part">
      <h3>{t("analytics.report.pages")}</h3>
      <ReportTable
        caption={t("analytics.report.pages")}
        columns={[
          t("analytics.columns.page"),
          t("analytics.report.read"),
          figureName("visitors", uiLocale()),
          t("analytics.report.scanned"),
          figureName("feedback", uiLocale()),
        ]}
        rows={[
          ...pages.slice(0, MOST_PAGES).map(({ page, views, visitors, scans, feedback }) => ({
            id: page.id,
            cells: [
              page.title || t("analytics.pages.untitled"),
              ...[views, visitors, scans, feedback].map((count) => formatNumber(count)),
            ],
          })),
          all,
        ]}
      />
    </section>
  );
}

function CodesPart({ overview: { codes } }: Overview) {
  const { t } = useTranslation();
  if (codes.length === 0) return null;
  return (
    <section className="report-part">
      <h3>{t("analytics.report.signs")}</h3>
      <ReportTable
        caption={t("analytics.report.signs")}
        columns={[t("analytics.columns.place"), t("analytics.report.scanned"), t("analytics.columns.before")]}
        rows={codes.slice(0, MOST_OTHERS).map(({ id, code, label, place, scans, before }) => ({
          id,
          cells: [
            [place?.name, label, code].filter(Boolean).join(" · "),
            formatScans(scans),
            before === null ? "–" : formatScans(before),
          ],
        }))}
      />
    </section>
  );
}

/** Defines "read" and "scanned", which the report uses loosely. */
function Definitions() {
  const { t } = useTranslation();
  return (
    <section className="report-part">
      <h3>{t("analytics.report.definitions")}</h3>
      <dl className="report-defs">
        {FIGURES.map((id) => (
          <div key={id}>
            <dt>{figureName(id, uiLocale())}</dt>
            <dd>{figureText(id, uiLocale())}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Suggested next steps for the city. */
function Missing({ overview: { code_totals, missing_languages } }: Overview) {
  const { t } = useTranslation();
  const names = missing_languages.map(({ locale, visitors }) => `${languageName(locale)} (${formatNumber(visitors)})`);
  const words = [
    code_totals.silent > 0 && t("analytics.report.silent_codes", { count: code_totals.silent, step: SHOWN_STEP }),
    code_totals.dead > 0 && t("analytics.codes.dead_note", { count: code_totals.dead }),
    names.length > 0 && t("analytics.languages.missing_many", { languages: formatList(names) }),
  ].filter(Boolean);
  return words.length ? words.join(" ") : t("analytics.report.nothing_missing", { step: SHOWN_STEP });
}
