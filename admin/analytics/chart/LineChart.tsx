import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { directionOf } from "#contract/direction.ts";
import type { ChartDay } from "./chart-day.ts";
import { Cursor, Tip } from "./Cursor.tsx";
import { type EventGroup, Events } from "./Events.tsx";
import { groupNear, linePath, namedDays, type Plot, plotOf, ticksUpTo } from "./scale.ts";
import { useWidth } from "./use-width.ts";

interface LineChartProps {
  /** Accessible name; refers to the table with the figures. */
  label: string;
  days: readonly ChartDay[];
  /** Names of the two lines. */
  name: string;
  beforeName: string;
  /** The last day is not over, so its line must not look like a fall. */
  isLastUnfinished: boolean;
  /** Number of events. */
  eventsLabel: string;
}

const [TOP, BOTTOM, HEIGHT] = [32, 216, 248];
/** Width of a day's label and of a mark, in pixels. */
const [NAME_ROOM, MARK_ROOM] = [96, 20];
const MARK_Y = 14;

const axisFor = (ticks: readonly number[]) => 16 + Math.max(...ticks.map((tick) => formatNumber(tick).length)) * 7;

function stepOf({ key }: KeyboardEvent, at: number, last: number, isRtl: boolean) {
  const forth = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  if (key === forth || key === "ArrowUp") return Math.min(last, at + 1);
  if (key === back || key === "ArrowDown") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

const spoken = ({ long, words, before, events }: ChartDay, name: string, beforeName: string) =>
  [`${long}: ${name} ${words}`, before && `${beforeName} ${before.words}`, ...events].filter(Boolean).join(", ");

/** A line chart by day, with a cursor for pointer and arrow keys, and marks for events. */
export function LineChart({ label, days, name, beforeName, eventsLabel, ...more }: LineChartProps) {
  const { locale } = useTranslation();
  const isRtl = directionOf(locale) === "rtl";
  const { ref, width } = useWidth(720);
  const [at, setAt] = useState<number | null>(null);
  const last = days.length - 1;
  const ticks = ticksUpTo(Math.max(...days.flatMap(({ value, before }) => [value, before?.value ?? 0]), 0));
  const axis = axisFor(ticks);
  const plot = plotOf({ width, top: TOP, bottom: BOTTOM, axis, count: days.length, most: ticks.at(-1) ?? 1, isRtl });
  const shown = at === null ? undefined : days[Math.min(at, last)];

  const onPointer = ({ clientX, currentTarget }: PointerEvent) =>
    setAt(plot.nearest(clientX - currentTarget.getBoundingClientRect().left));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, at ?? last, last, isRtl);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const read = days[Math.min(at ?? last, last)];
  const groups = eventGroups(days, plot.x);

  return (
    <>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={Math.min(at ?? last, last) + 1}
        aria-valuetext={read && spoken(read, name, beforeName)}
        onKeyDown={onKeyDown}
        onFocus={() => setAt((before) => before ?? last)}
        onBlur={() => setAt(null)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setAt(null)}
        className="relative touch-pan-y rounded-sm"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="block h-auto w-full overflow-visible fill-muted text-xs tabular-nums"
        >
          <Ground plot={plot} ticks={ticks} width={width} axis={axis} isRtl={isRtl} />
          <DayNames plot={plot} days={days} width={width - axis} isRtl={isRtl} />
          <Marks plot={plot} groups={groups} />
          <Lines plot={plot} days={days} isLastUnfinished={more.isLastUnfinished} />
          {shown && at !== null && (
            <Cursor
              x={plot.x(Math.min(at, last))}
              top={TOP}
              bottom={BOTTOM}
              y={plot.y(shown.value)}
              beforeY={shown.before && plot.y(shown.before.value)}
            />
          )}
        </svg>
        {shown && at !== null && (
          <Tip x={plot.x(Math.min(at, last))} width={width} day={shown} name={name} beforeName={beforeName} />
        )}
      </div>
      <Events groups={groups} label={eventsLabel} />
    </>
  );
}

type DrawnProps = { plot: Plot; days: readonly ChartDay[] };
type GroundProps = { plot: Plot; ticks: readonly number[]; width: number; axis: number; isRtl: boolean };

function Ground({ plot, ticks, width, axis, isRtl }: GroundProps) {
  const [from, to] = isRtl ? [8, width - axis] : [axis, width - 8];
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={from} x2={to} y1={plot.y(tick)} y2={plot.y(tick)} stroke="var(--chart-grid)" />
      {/* the SVG inherits the direction, so "end" is the axis side in every language */}
      <text x={isRtl ? to + 8 : from - 8} y={plot.y(tick) + 4} textAnchor="end">
        {formatNumber(tick)}
      </text>
    </g>
  ));
}

function DayNames({ plot, days, width }: DrawnProps & { width: number; isRtl: boolean }) {
  const last = days.length - 1;
  return namedDays(days.length, width, NAME_ROOM).map((at) => (
    <text
      key={at}
      x={plot.x(at)}
      y={HEIGHT - 6}
      textAnchor={last === 0 ? "middle" : at === 0 ? "start" : at === last ? "end" : "middle"}
    >
      {days[at]?.short}
    </text>
  ));
}

function Lines({ plot, days, isLastUnfinished }: DrawnProps & { isLastUnfinished: boolean }) {
  const values = days.map(({ value }) => value);
  const before = days.map((day) => day.before?.value ?? null);
  const last = values.length - 1;
  const isOpen = isLastUnfinished && last > 1;
  const whole = isOpen ? values.slice(0, -1) : values;
  const line = linePath(whole, plot);
  const area = `${line}L${plot.x(whole.length - 1)} ${BOTTOM}L${plot.x(0)} ${BOTTOM}Z`;
  const end = linePath(
    values.map((value, at) => (at < last - 1 ? null : value)),
    plot,
  );
  return (
    <g data-swatch fill="none" strokeLinejoin="round">
      {last > 0 && <path d={area} fill="var(--chart-1-soft)" />}
      <path d={linePath(before, plot)} stroke="var(--chart-2)" strokeWidth="1.5" strokeDasharray="4 3" />
      <path d={line} stroke="var(--chart-1)" strokeWidth="2" />
      {isOpen && <path d={end} stroke="var(--chart-1)" strokeWidth="2" strokeDasharray="1 4" strokeLinecap="round" />}
      {last === 0 && <circle cx={plot.x(0)} cy={plot.y(values[0] ?? 0)} r="4" fill="var(--chart-1)" />}
    </g>
  );
}

/** Days with events; those too close together share a mark. */
function eventGroups(days: readonly ChartDay[], xOf: (at: number) => number): EventGroup[] {
  const eventful = days.flatMap((day, at) => (day.events.length ? [{ day, at }] : []));
  return groupNear(eventful, ({ at }) => xOf(at), MARK_ROOM);
}

function Marks({ plot, groups }: { plot: Plot; groups: readonly EventGroup[] }) {
  return groups.map((group, index) => {
    const x = plot.x(group[0]?.at ?? 0);
    return (
      <g key={x}>
        <line x1={x} x2={x} y1={MARK_Y + 9} y2={BOTTOM} stroke="var(--border-control)" strokeDasharray="2 3" />
        <circle cx={x} cy={MARK_Y} r="8" fill="var(--surface)" stroke="var(--border-control)" />
        <text x={x} y={MARK_Y + 4} textAnchor="middle" className="fill-text font-medium">
          {formatNumber(index + 1)}
        </text>
      </g>
    );
  });
}
