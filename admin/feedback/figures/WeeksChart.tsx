import { formatDate, formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ANSWER_KINDS } from "#admin/records/AnswerKinds.tsx";
import { type FeedbackFigures, SMALL_SAMPLE } from "#contract/feedback.ts";
import { type FeedbackQuestion, kindOf, optionsOf } from "#contract/feedback-questions.ts";

type Week = FeedbackFigures["weeks"][number];
type WeeksChartProps = Pick<FeedbackFigures, "weeks" | "publications"> & { question: FeedbackQuestion };

const [WIDTH, HEIGHT, BARS] = [640, 200, 48];
/** Width of the axis of answers. */
const AXIS = 28;
const WEEK_MS = 7 * 86_400_000;

/** Maps an average to a y position between the least and the greatest answer. */
function heightsOf(values: readonly number[]) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return (average: number) => HEIGHT - 12 - ((average - least) / (greatest - least)) * (HEIGHT - 24);
}

/** Maps a time to an x position between the first and the last week. */
function scaleOf(weeks: readonly Week[]) {
  const first = Date.parse(weeks[0]?.start ?? "");
  const last = Date.parse(weeks.at(-1)?.start ?? "");
  return (moment: number) =>
    last === first ? WIDTH / 2 : AXIS + 16 + ((moment - first) / (last - first)) * (WIDTH - AXIS - 32);
}

/** Weekly average as a line, number of answers as bars below, and markers for publications. */
export function WeeksChart({ question, weeks, publications }: WeeksChartProps) {
  const { t } = useTranslation();
  const values = optionsOf(question).map(Number);
  const { Mark } = ANSWER_KINDS[kindOf(question)];
  const [xOf, yOf] = [scaleOf(weeks), heightsOf(values)];
  const from = weeks[0]?.start;
  const to = weeks.at(-1)?.start;
  if (!from || !to) return <p className="text-muted">{t("feedback.figures.none")}</p>;
  const marks = publications.flatMap(({ number, published_at, note }) => {
    const at = Date.parse(published_at ?? "");
    const isShown = number !== null && at >= Date.parse(from) && at <= Date.parse(to) + WEEK_MS;
    return isShown ? [{ number, at, note, x: Math.min(xOf(at), WIDTH - 8) }] : [];
  });
  return (
    <figure className="flex flex-col gap-3">
      <Legend hasMarks={marks.length > 0} />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + BARS}`}
        className="w-full"
        role="img"
        aria-label={t("feedback.figures.chart_label", { from: formatDay(from), to: formatDay(to) })}
      >
        {values.toReversed().map((value) => (
          <g key={value}>
            <line x1={AXIS} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} stroke="var(--border)" />
            <g transform={`translate(0 ${yOf(value) - 9})`}>
              <Mark answer={value} size={18} />
            </g>
          </g>
        ))}
        {marks.map(({ number, x }) => (
          <g key={number}>
            <line x1={x} x2={x} y1="16" y2={HEIGHT + BARS} stroke="var(--text-subtle)" strokeDasharray="3 3" />
            <circle cx={x} cy="9" r="8" fill="var(--surface)" stroke="var(--text-muted)" />
            <text x={x} y="12.5" textAnchor="middle" fontSize="10" fill="var(--text)">
              {formatNumber(number)}
            </text>
          </g>
        ))}
        <Line weeks={weeks} xOf={xOf} yOf={yOf} />
        <Bars weeks={weeks} xOf={xOf} />
      </svg>
      <Days weeks={weeks} xOf={xOf} />
      {marks.length > 0 && (
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 border-t border-border pt-3 text-sm">
          {marks.map(({ number, at, note }) => (
            <span key={number} className="flex items-center gap-1.5">
              <Numbered number={formatNumber(number)} />
              <span className="text-muted">{formatDate(at)}</span>
              {[t("feedback.version", { number }), note].filter(Boolean).join(": ")}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

const Numbered = ({ number }: { number: string }) => (
  <span className="grid size-4.5 flex-none place-items-center rounded-full border border-muted text-[10px] tabular-nums">
    {number}
  </span>
);

function Legend({ hasMarks }: { hasMarks: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-0.5 w-5 bg-primary" />
        {t("feedback.figures.weekly")}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-primary bg-surface" />
        {t("feedback.figures.few", { least: SMALL_SAMPLE })}
      </li>
      {hasMarks && (
        <li className="flex items-center gap-1.5">
          <Numbered number="#" />
          {t("feedback.figures.page_published")}
        </li>
      )}
    </ul>
  );
}

const MOST_DAYS = 5;

/** Dates of some weeks, in text that does not scale with the drawing. */
function Days({ weeks, xOf }: DrawnProps) {
  const every = Math.ceil(weeks.length / MOST_DAYS);
  return (
    <div aria-hidden="true" className="relative -mt-2 h-4 text-xs text-muted tabular-nums">
      {weeks
        .filter((_, at) => at % every === 0)
        .map(({ start }) => (
          <span
            key={start}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${(xOf(Date.parse(start)) / WIDTH) * 100}%` }}
          >
            {formatDate(`${start}T00:00`, { day: "numeric", month: "short" })}
          </span>
        ))}
    </div>
  );
}

type DrawnProps = { weeks: readonly Week[]; xOf: (moment: number) => number };

/** Weeks with few answers are hollow points. */
function Line({ weeks, xOf, yOf }: DrawnProps & { yOf: (average: number) => number }) {
  const points = weeks.flatMap(({ start, average, is_small }) =>
    average === null ? [] : [{ x: xOf(Date.parse(start)), y: yOf(average), is_small }],
  );
  return (
    <>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      {points.map(({ x, y, is_small }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="3.5"
          fill={is_small ? "var(--surface)" : "var(--primary)"}
          stroke="var(--primary)"
          strokeWidth="2"
        />
      ))}
    </>
  );
}

function Bars({ weeks, xOf }: DrawnProps) {
  const most = Math.max(...weeks.map(({ n }) => n), 1);
  return weeks.map(({ start, n, is_small }) => {
    const height = (n / most) * (BARS - 8);
    return (
      <rect
        key={start}
        x={xOf(Date.parse(start)) - 6}
        y={HEIGHT + BARS - height}
        width="12"
        height={height}
        rx="1.5"
        fill={is_small ? "var(--track)" : "var(--text-subtle)"}
      >
        <title>{`${formatDay(start)}: ${formatNumber(n)}`}</title>
      </rect>
    );
  });
}
