import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { directionOf } from "#contract/direction.ts";
import { ticksUpTo } from "./scale.ts";
import { useWidth } from "./use-width.ts";

export interface HourBar {
  hour: number;
  /** "08:00" */
  name: string;
  value: number;
  words: string;
}

const [TOP, BOTTOM, HEIGHT] = [8, 160, 184];
/** Label every sixth hour. */
const NAMED_EVERY = 6;

/** One bar per hour of the day. */
export function HoursChart({ label, hours }: { label: string; hours: readonly HourBar[] }) {
  const { locale } = useTranslation();
  const isRtl = directionOf(locale) === "rtl";
  const { ref, width } = useWidth(480);
  const ticks = ticksUpTo(Math.max(0, ...hours.map(({ value }) => value)));
  const most = ticks.at(-1) ?? 1;
  const axis = 16 + Math.max(...ticks.map((tick) => formatNumber(tick).length)) * 7;
  const step = (width - axis) / Math.max(1, hours.length);
  const yOf = (value: number) => BOTTOM - (value / most) * (BOTTOM - TOP);
  const startOf = (at: number) => (isRtl ? width - axis - (at + 1) * step : axis + at * step);
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block h-auto w-full fill-muted text-xs tabular-nums"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={isRtl ? 0 : axis}
              x2={isRtl ? width - axis : width}
              y1={yOf(tick)}
              y2={yOf(tick)}
              stroke="var(--chart-grid)"
            />
            <text x={isRtl ? width - axis + 8 : axis - 8} y={yOf(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {hours.map(({ hour, name, value, words }, at) => (
          <g key={hour}>
            <rect
              data-swatch
              x={startOf(at) + step * 0.15}
              y={yOf(value)}
              width={step * 0.7}
              height={BOTTOM - yOf(value)}
              rx="2"
              fill="var(--chart-1)"
            >
              <title>{`${name}: ${words}`}</title>
            </rect>
            {at % NAMED_EVERY === 0 && (
              <text x={isRtl ? startOf(at) + step : startOf(at)} y={HEIGHT - 6} textAnchor="start">
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
