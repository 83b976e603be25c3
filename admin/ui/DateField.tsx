import type { DatePickerProps, DateValue } from "react-aria-components/DatePicker";
import { lazy, Suspense } from "react";
import type { DateGridWords } from "./DateGrid.tsx";
import { EmptyField } from "./EmptyField.tsx";
import type { FieldWords } from "./Field.tsx";

type Inherited = Omit<
  DatePickerProps<DateValue>,
  "children" | "className" | "style" | "value" | "onChange" | "minValue" | "maxValue" | "granularity"
>;

export interface DateFieldProps extends Inherited, FieldWords, DateGridWords {
  /** "2025-12-01", with hasTime "2025-12-01T08:00"; null if empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  hasTime?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  openLabel: string;
  clearLabel?: string | undefined;
  /** Ready-made dates under the calendar: "In 6 months". */
  presets?: readonly { label: string; value: string }[] | undefined;
  className?: string | undefined;
}

/** Lazy: date parsing and formatting is large, and a form should be readable before it loads. */
export const loadDatePicker = () => import("./DatePicker.tsx");

const DatePicker = lazy(async () => ({ default: (await loadDatePicker()).DatePicker }));

export const DateField = (props: DateFieldProps) => (
  <Suspense fallback={<EmptyField {...props} />}>
    <DatePicker {...props} />
  </Suspense>
);
