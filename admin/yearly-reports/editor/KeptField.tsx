import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { DateField } from "#admin/ui/DateField.tsx";
import { TextField, type TextFieldProps } from "#admin/ui/TextField.tsx";

interface KeptFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "errorMessage"> {
  value: string;
  onChange: (text: string) => void;
  /** Why the text cannot be saved. */
  problemOf: (text: string) => string | undefined;
}

/** A line that the report cannot be saved without or with: such a text stays in the field, with the reason. */
export function KeptField({ value, onChange, problemOf, ...rest }: KeptFieldProps) {
  const [kept, setKept] = useState<string>();
  const type = (text: string) => {
    const isRefused = problemOf(text) !== undefined;
    setKept(isRefused ? text : undefined);
    if (!isRefused) onChange(text);
  };
  return (
    <TextField
      {...rest}
      value={kept ?? value}
      onChange={type}
      errorMessage={kept === undefined ? undefined : problemOf(kept)}
    />
  );
}

/** Line breaks cannot be typed, only pasted, and browsers take them out. */
export function useLineProblem(limit: number, needed?: string) {
  const { t } = useTranslation();
  return (text: string) => {
    if (needed !== undefined && text.trim() === "") return needed;
    return text.trim().length > limit ? t("reports.about.line_wrong", { limit }) : undefined;
  };
}

interface KeptDayProps {
  label: string;
  hint?: string | undefined;
  value: string | null;
  /** Called with null only if the day is optional. */
  onChange: (day: string | null) => void;
  isOptional?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** A year that is still being typed is not a day yet. */
const isWhole = (day: string) => /^[1-9]\d{3}-/.test(day);

export function KeptDay({ label, hint, value, onChange, isOptional = false, errorMessage }: KeptDayProps) {
  const { t } = useTranslation();
  const [kept, setKept] = useState<string | null>();
  const type = (day: string | null) => {
    const isSaved = day === null ? isOptional : isWhole(day);
    setKept(isSaved ? undefined : day);
    if (isSaved) onChange(day);
  };
  return (
    <DateField
      label={label}
      hint={hint}
      optionalLabel={isOptional ? t("common.optional") : undefined}
      value={kept === undefined ? value : kept}
      onChange={type}
      openLabel={t("records.day.open")}
      previousLabel={t("records.day.previous")}
      nextLabel={t("records.day.next")}
      {...(isOptional && { clearLabel: t("records.day.clear") })}
      errorMessage={kept === undefined ? errorMessage : t("reports.form.day_needed")}
      className="max-w-60"
    />
  );
}
