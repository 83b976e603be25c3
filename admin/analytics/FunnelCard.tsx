import { formatNumber } from "#admin/i18n/format.ts";
import { Info } from "lucide-react";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { CardBody } from "#admin/ui/Card.tsx";
import { type AnalyticsOverview, FUNNEL_STEPS } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { Change } from "./Change.tsx";
import { shareOf, shareWordsOf } from "./count-words.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import { FootNote } from "./FootNote.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PanelCard } from "./PanelCard.tsx";
import { LinesSkeleton } from "./PanelSkeleton.tsx";

type Steps = AnalyticsOverview["funnel"];

/** From scan to feedback: how far people get on the day they scan. */
export function FunnelCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  const steps = overview?.funnel;
  return (
    <PanelCard
      panel="funnel"
      title={t("analytics.funnel.title")}
      about={t("analytics.funnel.unit")}
      isStale={isStale}
      table={steps && <FunnelTable steps={steps} />}
    >
      <CardBody className="flex flex-1 flex-col">
        {steps ? <FunnelSteps steps={steps} /> : <LinesSkeleton rows={FUNNEL_STEPS.length} height={44} />}
        <FootNote icon={Info}>{steps ? <FunnelNote steps={steps} /> : null}</FootNote>
      </CardBody>
    </PanelCard>
  );
}

function FunnelSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const first = steps[0]?.visitors ?? 0;
  return (
    <ol>
      {steps.map(({ step, visitors }) => (
        <li key={step} className="min-h-11 tabular-nums">
          <div className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1">{t(`analytics.funnel.${step}`)}</span>
            <span className="font-medium">{formatNumber(visitors)}</span>
            <span className="w-14 text-end text-muted">{shareWordsOf(visitors, first, 1)}</span>
          </div>
          <div aria-hidden="true" className="mt-1 mb-3 h-2 rounded-full bg-track">
            <div
              data-swatch
              className="h-full rounded-full bg-chart-1"
              style={{ width: `${(visitors / Math.max(1, first)) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The step after which most people leave. */
function largestDrop(steps: Steps) {
  const drops = steps.slice(1).map(({ visitors }, at) => ({
    after: steps[at]?.step ?? "scanned",
    lost: (steps[at]?.visitors ?? 0) - visitors,
  }));
  const [largest] = drops.toSorted((a, b) => b.lost - a.lost);
  return largest && largest.lost > 0 ? largest.after : null;
}

function FunnelNote({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const countOf = (wanted: (typeof FUNNEL_STEPS)[number]) => steps.find(({ step }) => step === wanted)?.visitors ?? 0;
  const [done, started] = [countOf("feedback_completed"), countOf("feedback_started")];
  const drop = largestDrop(steps);
  const words = [
    shareOf(done, started) !== null && t("analytics.funnel.sent_share", { share: shareWordsOf(done, started) }),
    drop && t("analytics.funnel.drop", { step: t(`analytics.funnel.${drop}`) }),
  ].filter(Boolean);
  return [t("analytics.funnel.about"), ...words].join(" ");
}

function FunnelTable({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const first = steps[0]?.visitors ?? 0;
  return (
    <FiguresTable
      caption={t("analytics.funnel.title")}
      columns={[
        { name: t("analytics.columns.step") },
        { name: figureName("scanners", uiLocale()), isNumber: true },
        { name: t("analytics.columns.share"), isNumber: true },
        { name: t("analytics.columns.before"), isNumber: true },
        { name: t("analytics.columns.change"), isNumber: true },
      ]}
      rows={steps.map(({ step, visitors, before }) => ({
        id: step,
        cells: [
          t(`analytics.funnel.${step}`),
          formatNumber(visitors),
          shareWordsOf(visitors, first, 1),
          before === null ? "–" : formatNumber(before),
          <Change key="change" now={visitors} before={before} />,
        ],
      }))}
    />
  );
}
