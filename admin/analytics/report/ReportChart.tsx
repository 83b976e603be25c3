import { formatDays, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { directionOf } from "#contract/direction.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { linePath, namedDays, plotOf, ticksUpTo } from "../chart/scale.ts";
import { dayShort } from "../day-words.ts";
import { isLastUnfinished } from "../unfinished-day.ts";
import { reportPoints } from "./report-weeks.ts";

const [WIDTH, TOP, BOTTOM, HEIGHT] = [640, 12, 190, 226];
const NAME_ROOM = 130;

/** Views over the period, compared with the one before. */
export function ReportChart({ overview }: { overview: AnalyticsOverview }) {
  const { t, locale } = useTranslation();
  const isRtl = directionOf(locale) === "rtl";
  const { series, range } = overview;
  const { points, isByWeek } = reportPoints(series, isLastUnfinished(overview));
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ views, before }) => [views, before ?? 0]), 0));
  const axis = 16 + Math.max(...ticks.map((tick) => formatNumber(tick).length)) * 8;
  const plot = plotOf({
    width: WIDTH,
    top: TOP,
    bottom: BOTTOM,
    axis,
    count: points.length,
    most: ticks.at(-1) ?? 1,
    isRtl,
  });
  const [first, last] = [points[0], points.at(-1)];
  const end = points.length - 1;
  const isFalling = (points.at(-2)?.views ?? 0) > (last?.views ?? 0);
  const words = (point: typeof first) => formatNumber(Math.round(point?.views ?? 0));
  return (
    <section>
      <h3>{t(isByWeek ? "analytics.report.by_week" : "analytics.report.by_day")}</h3>
      <p className="report-key">
        <span>
          <svg width="22" height="8" aria-hidden="true">
            <path d="M0 4h22" stroke="var(--chart-1)" strokeWidth="3" />
          </svg>
          {formatDays(range.from, range.to)}
        </span>
        {range.before && (
          <span>
            <svg width="22" height="8" aria-hidden="true">
              <path d="M0 4h22" stroke="var(--text-subtle)" strokeWidth="1.8" strokeDasharray="5 4" />
            </svg>
            {formatDays(range.before.from, range.before.to)}
          </span>
        )}
      </p>
      <svg
        role="img"
        aria-label={t("analytics.report.chart_label", { first: words(first), last: words(last) })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="report-chart"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={plot.x(0)} x2={plot.x(end)} y1={plot.y(tick)} y2={plot.y(tick)} stroke="var(--border-strong)" />
            <text x={plot.x(0) + (isRtl ? 8 : -8)} y={plot.y(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {namedDays(points.length, WIDTH - axis, NAME_ROOM).map((at) => (
          <text key={at} x={plot.x(at)} y={BOTTOM + 22} textAnchor={at === 0 ? "start" : at === end ? "end" : "middle"}>
            {dayShort(points[at]?.day ?? range.to)}
          </text>
        ))}
        <g fill="none" strokeLinejoin="round">
          <path
            d={linePath(
              points.map(({ before }) => before),
              plot,
            )}
            stroke="var(--text-subtle)"
            strokeWidth="1.8"
            strokeDasharray="5 4"
          />
          <path
            d={linePath(
              points.map(({ views }) => views),
              plot,
            )}
            stroke="var(--chart-1)"
            strokeWidth="3"
          />
        </g>
        {last && <circle cx={plot.x(end)} cy={plot.y(last.views)} r="4.5" fill="var(--chart-1)" />}
        {last && (
          <text
            x={plot.x(end)}
            y={plot.y(last.views) + (isFalling ? 20 : -10)}
            textAnchor="end"
            fill="var(--primary)"
            style={{ fontWeight: 650 }}
          >
            {words(last)}
          </text>
        )}
      </svg>
    </section>
  );
}
