import type { ChartDay } from "./chart-day.ts";

interface CursorProps {
  x: number;
  top: number;
  bottom: number;
  y: number;
  beforeY: number | null;
}

/** Marks the selected day. */
export function Cursor({ x, top, bottom, y, beforeY }: CursorProps) {
  return (
    <g className="print:hidden" stroke="var(--surface)" strokeWidth="2">
      <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--text-muted)" strokeWidth="1" />
      {beforeY !== null && <circle cx={x} cy={beforeY} r="3.5" fill="var(--chart-2)" />}
      <circle cx={x} cy={y} r="4.5" fill="var(--chart-1)" />
    </g>
  );
}

const TIP_WIDTH = 208;

interface TipProps {
  x: number;
  width: number;
  day: ChartDay;
  name: string;
  beforeName: string;
}

/** Figures of the selected day, beside the cursor. Screen readers get the same from the slider. */
export function Tip({ x, width, day, name, beforeName }: TipProps) {
  const isAfter = x + 12 + TIP_WIDTH <= width;
  const left = isAfter ? x + 12 : Math.max(0, x - 12 - TIP_WIDTH);
  return (
    <div
      aria-hidden="true"
      style={{ left, top: 112, width: TIP_WIDTH }}
      className="pointer-events-none absolute z-10 rounded-md border border-border bg-surface px-3 py-2 text-sm shadow-float print:hidden"
    >
      <p className="font-medium">{day.long}</p>
      <Line color="var(--chart-1)" name={name} words={day.words} />
      {day.before && <Line color="var(--chart-2)" name={beforeName} words={day.before.words} isQuiet />}
      {day.events.map((event) => (
        <p key={event} className="mt-1 truncate border-t border-border pt-1 text-muted">
          {event}
        </p>
      ))}
    </div>
  );
}

type LineProps = { color: string; name: string; words: string; isQuiet?: boolean };

const Line = ({ color, name, words, isQuiet = false }: LineProps) => (
  <p className={isQuiet ? "flex items-center gap-2 text-muted" : "flex items-center gap-2"}>
    <span data-swatch className="size-2 flex-none rounded-xs" style={{ background: color }} />
    <span className="min-w-0 flex-1 truncate">{name}</span>
    <span className={isQuiet ? "tabular-nums" : "font-medium tabular-nums"}>{words}</span>
  </p>
);
