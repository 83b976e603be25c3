import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import type { ReactNode } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { MEASURES, useAnalyticsState } from "./analytics-state.ts";
import { Arrowed, ChangeFrom } from "./Change.tsx";
import { shareOf, shareWordsOf } from "./count-words.ts";

type FigureProps = { name: string; value: ReactNode; change: ReactNode };

const Figure = ({ name, value, change }: FigureProps) => (
  <>
    <span className="block text-sm font-medium text-muted">{name}</span>
    <span className="block text-2xl font-bold tracking-tight tabular-nums">{value}</span>
    <span className="flex min-h-5 flex-wrap items-center gap-x-1 text-xs text-muted tabular-nums">{change}</span>
  </>
);

const cellClass = "relative block px-4 py-3 text-start";

/** Four totals, one of which the chart shows, and the share of scanning visitors who send feedback. */
export function TotalFigures({ overview }: { overview: AnalyticsOverview | undefined }) {
  const { t } = useTranslation();
  const { measure, set } = useAnalyticsState();
  const waiting = <Skeleton width={88} height="0.8em" className="inline-block! align-middle" />;
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-t-lg border-b border-border md:grid-cols-5 [&>*]:border-border">
      <ToggleButtonGroup
        aria-label={t("analytics.totals.which")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[measure]}
        onSelectionChange={([key]) => set({ measure: key === "views" ? null : String(key) })}
        className="col-span-2 grid grid-cols-subgrid md:col-span-4"
      >
        {MEASURES.map((one) => {
          const total = overview?.totals[one];
          return (
            <ToggleButton
              key={one}
              id={one}
              className={cx(
                cellClass,
                "border-e border-border -outline-offset-2! after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:bg-hover data-selected:bg-surface data-selected:after:bg-primary max-md:border-b max-md:even:border-e-0",
              )}
            >
              <Figure
                name={figureName(one, uiLocale())}
                value={total ? formatNumber(total.value) : waiting}
                change={total && <ChangeFrom now={total.value} before={total.before} />}
              />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <div className={cx(cellClass, "max-md:col-span-2")}>
        <Figure
          name={t("analytics.totals.rate")}
          value={overview ? shareWordsOf(...rateOf(overview, "visitors"), 1) : waiting}
          change={overview && <RateChange overview={overview} />}
        />
      </div>
    </div>
  );
}

/** Visitors who sent feedback, and visitors who scanned a sign. */
function rateOf({ funnel }: AnalyticsOverview, when: "visitors" | "before") {
  const countOf = (wanted: string) => funnel.find(({ step }) => step === wanted)?.[when] ?? 0;
  return [countOf("feedback_completed"), countOf("scanned")] as const;
}

function RateChange({ overview }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation();
  const [now, before] = [shareOf(...rateOf(overview, "visitors")), shareOf(...rateOf(overview, "before"))];
  if (now === null || before === null) return t("analytics.totals.rate_about");
  const points = Math.round((now - before) * 1000) / 10;
  return (
    <>
      <Arrowed change={points} words={formatNumber(Math.abs(points), { maximumFractionDigits: 1 })} />{" "}
      {points !== 0 && t("analytics.change.points")}
    </>
  );
}
