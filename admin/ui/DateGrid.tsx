import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";

export interface DateGridWords {
  previousLabel: string;
  nextLabel: string;
}

const arrowClass =
  "grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-text data-disabled:text-control";

/** One month; reads its value from the surrounding date picker. */
export function DateGrid({ previousLabel, nextLabel }: DateGridWords) {
  return (
    <Calendar className="w-64">
      <header className="flex items-center gap-2">
        <Button slot="previous" aria-label={previousLabel} className={arrowClass}>
          <ChevronLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        </Button>
        <Heading className="flex-1 text-center text-md font-medium" />
        <Button slot="next" aria-label={nextLabel} className={arrowClass}>
          <ChevronRight size={16} className="rtl:-scale-x-100" aria-hidden />
        </Button>
      </header>
      <CalendarGrid
        weekdayStyle="short"
        className="mt-1 w-full table-fixed border-separate border-spacing-0.5 text-center tabular-nums"
      >
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="py-1 text-xs font-normal text-subtle">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid h-8 cursor-pointer place-items-center rounded-sm text-sm outline-none hover:bg-hover data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-outside-month:text-subtle data-disabled:cursor-default data-disabled:text-control data-selected:bg-primary data-selected:font-bold data-selected:text-on-primary data-unavailable:line-through"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
