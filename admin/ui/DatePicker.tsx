import { parseDate, parseDateTime } from "@internationalized/date";
import { Calendar as CalendarIcon, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import type { DateValue } from "react-aria-components/DatePicker";
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { lazy, Suspense } from "react";
import { cx } from "./cx.ts";
import type { DateFieldProps } from "./DateField.tsx";
import { FieldHint, FieldLabel, FieldMessage, controlClass, fieldClass } from "./Field.tsx";
import { floatClass } from "./float-class.ts";
import { Skeleton } from "./Skeleton.tsx";

/** Lazy: dates are typed more often than picked. */
const DateGrid = lazy(async () => ({ default: (await import("./DateGrid.tsx")).DateGrid }));

const segmentClass =
  "min-w-6 rounded-xs px-px py-0.5 text-center whitespace-pre outline-none data-focused:bg-primary data-focused:text-on-primary data-placeholder:text-subtle data-[focused]:data-[placeholder]:text-on-primary data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[type=literal]:text-muted";
const iconClass = "grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-text";

export function DatePicker(props: DateFieldProps) {
  const {
    value,
    onChange,
    hasTime = false,
    min,
    max,
    openLabel,
    clearLabel,
    previousLabel,
    nextLabel,
    presets,
    className,
    ...more
  } = props;
  const { label, optionalLabel, labelAside, isLabelHidden, hint, errorMessage, ...rest } = more;
  const parse = (text: string): DateValue => (hasTime ? parseDateTime(text) : parseDate(text.slice(0, 10)));
  const limits = {
    ...(min === undefined ? {} : { minValue: parse(min) }),
    ...(max === undefined ? {} : { maxValue: parse(max) }),
  };

  return (
    <AriaDatePicker
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      shouldForceLeadingZeros={false}
      {...rest}
      {...limits}
      granularity={hasTime ? "minute" : "day"}
      value={value === null ? null : parse(value)}
      onChange={(next) => onChange(next === null ? null : next.toString().slice(0, hasTime ? 16 : 10))}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Group
        className={cx(
          controlClass,
          "gap-1 ps-1 pe-1 tabular-nums has-[[role=spinbutton]:focus]:border-focus has-[[role=spinbutton]:focus]:outline-2 has-[[role=spinbutton]:focus]:-outline-offset-1 has-[[role=spinbutton]:focus]:outline-focus",
        )}
      >
        <Button aria-label={openLabel} className={iconClass}>
          <CalendarIcon size={16} aria-hidden />
        </Button>
        <DateInput className="flex min-w-0 flex-1 flex-wrap py-1">
          {(segment) => <DateSegment segment={segment} className={segmentClass} />}
        </DateInput>
        {clearLabel && value !== null && (
          <Button slot={null} aria-label={clearLabel} onPress={() => onChange(null)} className={iconClass}>
            <X size={16} aria-hidden />
          </Button>
        )}
      </Group>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
      <Popover offset={4} placement="bottom start" className={floatClass}>
        <Dialog className="p-2 outline-none">
          {({ close }) => (
            <>
              <Suspense fallback={<Skeleton width={256} height={256} />}>
                <DateGrid previousLabel={previousLabel} nextLabel={nextLabel} />
              </Suspense>
              {presets && (
                <div className="-mx-2 mt-2 flex flex-wrap gap-1 border-t border-border px-2 pt-2">
                  {presets.map((preset) => (
                    <Button
                      key={preset.value}
                      slot={null}
                      onPress={() => {
                        onChange(preset.value);
                        close();
                      }}
                      className="min-h-7 rounded-sm px-2.5 text-sm font-medium text-muted hover:bg-hover hover:text-text"
                    >
                      {preset.label}
                    </Button>
                  ))}
                </div>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
