import { useId } from "react";
import { cx } from "./cx.ts";
import { FieldProblem } from "./FieldProblem.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

interface MonthFieldProps {
  label: string;
  optionalLabel?: string | undefined;
  hint?: React.ReactNode;
  errorMessage?: string | undefined;
  /** `2026-04`; while incomplete, `2026-` or `-04`; empty if none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  isReadOnly?: boolean | undefined;
  words: { month: string; year: string; none: string };
  /** The twelve month names, translated. */
  months: readonly string[];
  id?: string | undefined;
  className?: string | undefined;
}

const joined = (year: string, month: string) => (year === "" && month === "" ? "" : `${year}-${month}`);

/** A select for the month and an input for the year. */
export function MonthField(props: MonthFieldProps) {
  const { label, optionalLabel, hint, errorMessage, value, onChange, onBlur, words, months, className } = props;
  const ids = { label: useId(), hint: useId(), error: useId() };
  const [year = "", month = ""] = value.split("-");
  const options = [
    { id: "", label: words.none },
    ...months.map((name, index) => ({ id: String(index + 1).padStart(2, "0"), label: name })),
  ];
  const isReadOnly = props.isReadOnly ?? false;
  return (
    <div
      id={props.id}
      tabIndex={-1}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={cx(Boolean(hint) && ids.hint, errorMessage && ids.error) || undefined}
      className={cx("flex min-w-0 flex-col gap-1", className)}
    >
      <span id={ids.label} className="text-sm font-medium">
        {label}
        {optionalLabel && <span className="ms-2 font-normal text-subtle">{optionalLabel}</span>}
      </span>
      <span className="flex gap-2">
        <Select
          label={words.month}
          isLabelHidden
          options={options}
          value={month}
          onChange={(next) => onChange(joined(year, next))}
          isDisabled={isReadOnly}
          className="min-w-0 flex-1"
        />
        <TextField
          label={words.year}
          isLabelHidden
          inputMode="numeric"
          placeholder={words.year}
          value={year}
          onChange={(next) => onChange(joined(next.replaceAll(/\D/g, "").slice(0, 4), month))}
          {...(onBlur && { onBlur })}
          isReadOnly={isReadOnly}
          className="w-24"
        />
      </span>
      {hint && (
        <span id={ids.hint} className="text-sm text-muted">
          {hint}
        </span>
      )}
      <FieldProblem id={ids.error} message={errorMessage} />
    </div>
  );
}
