import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";

interface ProgressBarProps {
  label: string;
  value: number;
  maxValue?: number | undefined;
  /** "412 of 1,000" */
  valueLabel: string;
  note?: ReactNode;
}

export function ProgressBar({ label, value, maxValue = 100, valueLabel, note }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} maxValue={maxValue} valueLabel={valueLabel} className="flex flex-col gap-2">
      {({ percentage = 0 }) => (
        <>
          <div className="flex flex-wrap justify-between gap-x-3 text-sm">
            <Label className="font-medium">{label}</Label>
            <span className="text-muted tabular-nums">{valueLabel}</span>
          </div>
          <div className="h-1.5 overflow-hidden rounded-full bg-track">
            <div
              data-swatch
              className="h-full rounded-full bg-primary transition-[width]"
              style={{ width: `${percentage}%` }}
            />
          </div>
          {note && <p className="text-sm text-muted">{note}</p>}
        </>
      )}
    </AriaProgressBar>
  );
}
