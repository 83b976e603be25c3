import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { DateField } from "#admin/ui/DateField.tsx";
import { fieldId } from "./field-id.ts";

interface DayEntryProps {
  name: string;
  label: string;
  hint?: React.ReactNode;
  isReadOnly: boolean;
  isRequired?: boolean | undefined;
  /** Ready-made days under the calendar: "In 6 months". */
  presets?: readonly { label: string; value: string }[] | undefined;
}

/** Date field of a record's form; an empty string means none. */
export function DayEntry({ name, label, hint, isReadOnly, isRequired = false, presets }: DayEntryProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return (
    <DateField
      id={fieldId(name)}
      label={label}
      optionalLabel={isRequired ? undefined : t("common.optional")}
      hint={hint}
      value={field.value || null}
      onChange={(day) => field.onChange(day ?? "")}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      openLabel={t("records.day.open")}
      previousLabel={t("records.day.previous")}
      nextLabel={t("records.day.next")}
      {...(!isReadOnly && !isRequired && { clearLabel: t("records.day.clear") })}
      presets={presets}
      errorMessage={fieldState.error?.message}
      className="max-w-60"
    />
  );
}
