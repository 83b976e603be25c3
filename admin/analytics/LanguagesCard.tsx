import { Languages } from "lucide-react";
import { formatList, formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { CardBody } from "#admin/ui/Card.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { Change } from "./Change.tsx";
import { BarRows } from "./chart/BarRows.tsx";
import { shareWordsOf } from "./count-words.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import { FootNote } from "./FootNote.tsx";
import type { PanelProps } from "./panel-props.ts";
import { NothingCounted, PanelCard } from "./PanelCard.tsx";
import { LinesSkeleton } from "./PanelSkeleton.tsx";

type Read = AnalyticsOverview["languages"];
const MOST_BARS = 8;
const MOST_MISSING = 3;

/** Languages the guide is read in, and languages that readers wanted but did not find. */
export function LanguagesCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  const read = overview?.languages;
  return (
    <PanelCard
      panel="languages"
      title={t("analytics.languages.title")}
      about={t("analytics.languages.about")}
      isStale={isStale}
      table={overview && <LanguagesTable overview={overview} />}
    >
      {read?.length === 0 ? (
        <NothingCounted />
      ) : (
        <CardBody className="flex flex-1 flex-col">
          {overview ? <LanguageBars overview={overview} /> : <LinesSkeleton rows={6} height={36} />}
          <FootNote icon={Languages}>{overview && <MissingWords missing={overview.missing_languages} />}</FootNote>
        </CardBody>
      )}
    </PanelCard>
  );
}

function LanguageBars({ overview: { languages, totals } }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation();
  return (
    <BarRows
      caption={t("analytics.languages.title")}
      columns={{
        name: t("analytics.columns.language"),
        value: figureName("views", uiLocale()),
        share: t("analytics.columns.share"),
      }}
      rows={languages.slice(0, MOST_BARS).map(({ locale, views }) => ({
        id: locale,
        name: languageName(locale),
        drawn: views,
        words: formatNumber(views),
        share: shareWordsOf(views, totals.views.value),
      }))}
    />
  );
}

function MissingWords({ missing }: { missing: AnalyticsOverview["missing_languages"] }) {
  const { t } = useTranslation();
  const [first, ...others] = missing;
  if (!first) return t("analytics.languages.none_missing");
  if (others.length === 0)
    return t("analytics.languages.missing", {
      visitors: formatNumber(first.visitors),
      language: languageName(first.locale),
    });
  const names = missing
    .slice(0, MOST_MISSING)
    .map(({ locale, visitors }) => `${languageName(locale)} (${formatNumber(visitors)})`);
  return t("analytics.languages.missing_many", { languages: formatList(names) });
}

function LanguagesTable({ overview: { languages } }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation();
  const rowOf = ({ locale, views, views_before, visitors, switched }: Read[number]) => ({
    id: locale,
    cells: [
      languageName(locale),
      formatNumber(views),
      formatNumber(visitors),
      formatNumber(switched),
      <Change key="change" now={views} before={views_before} />,
    ],
  });
  return (
    <FiguresTable
      caption={t("analytics.languages.title")}
      columns={[
        { name: t("analytics.columns.language") },
        { name: figureName("views", uiLocale()), isNumber: true },
        { name: figureName("visitors", uiLocale()), isNumber: true },
        { name: t("analytics.columns.switched"), isNumber: true },
        { name: t("analytics.columns.change"), isNumber: true },
      ]}
      rows={languages.map(rowOf)}
    />
  );
}
