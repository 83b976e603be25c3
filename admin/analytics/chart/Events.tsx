import { ChevronRight } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import type { ChartDay } from "./chart-day.ts";

/** More events than this are collapsed, so that they do not push the content below away. */
const MOST_IN_SIGHT = 3;

export type EventGroup = readonly { readonly day: ChartDay; readonly at: number }[];

interface EventsProps {
  groups: readonly EventGroup[];
  /** "12 pages published in this period" */
  label: string;
}

/** Legend of the numbered marks in a chart. */
export function Events({ groups, label }: EventsProps) {
  const isShort = groups.length > 0 && groups.flat().flatMap(({ day }) => day.events).length <= MOST_IN_SIGHT;
  return (
    <div className="mt-3 min-h-8 border-t border-border pt-3 text-sm">
      {groups.length === 0 && <p className="text-muted">{label}</p>}
      {isShort && <EventList groups={groups} className="flex gap-x-6 gap-y-2 max-md:flex-col md:flex-wrap" />}
      {groups.length > 0 && !isShort && (
        <details className="group">
          <summary className="flex w-max max-w-full list-none items-center gap-1 rounded-xs font-medium text-muted hover:text-text [&::-webkit-details-marker]:hidden">
            <ChevronRight
              size={14}
              className="transition-transform group-open:rotate-90 rtl:-scale-x-100"
              aria-hidden
            />
            {label}
          </summary>
          <EventList groups={groups} className="mt-3 grid gap-x-6 gap-y-2 md:grid-cols-2" />
        </details>
      )}
    </div>
  );
}

function EventList({ groups, className }: { groups: readonly EventGroup[]; className: string }) {
  return (
    <ol className={className}>
      {groups.map((group, index) => {
        const [first, last] = [group[0]?.day, group.at(-1)?.day];
        return (
          <li key={group[0]?.at} className="flex min-w-0 items-start gap-2">
            <span className="grid size-4 flex-none place-items-center rounded-full border border-control text-xs leading-none font-medium tabular-nums mt-0.5">
              {formatNumber(index + 1)}
            </span>
            <span className="flex-none whitespace-nowrap text-muted tabular-nums">
              {first === last ? first?.short : `${first?.short} – ${last?.short}`}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {group.flatMap(({ day }) => day.events).join(" · ")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
