import { useController } from "react-hook-form";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { MonthField } from "#admin/ui/MonthField.tsx";

const monthNames = () =>
  Array.from({ length: 12 }, (_, month) => formatDate(new Date(2026, month, 1), { month: "long" }));

interface MonthEntryProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isReadOnly: boolean;
}

export function MonthEntry({ name, label, hint, isReadOnly }: MonthEntryProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return (
    <MonthField
      id={fieldId(name)}
      label={label}
      optionalLabel={t("common.optional")}
      hint={hint}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      words={{ month: t("algorithms.month.month"), year: t("algorithms.month.year"), none: t("algorithms.month.none") }}
      months={monthNames()}
      errorMessage={fieldState.error?.message}
      className="max-w-90"
    />
  );
}
