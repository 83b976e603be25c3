import { useTranslation } from "#admin/i18n/i18n.ts";
import { DateField } from "#admin/ui/DateField.tsx";

interface DayFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  optionalLabel?: string | undefined;
  value: string | null;
  onChange: (day: string | null) => void;
  errorMessage?: string | undefined;
}

export function DayField(props: DayFieldProps) {
  const { t } = useTranslation();
  return (
    <DateField
      {...props}
      openLabel={t("records.day.open")}
      clearLabel={t("records.day.clear")}
      previousLabel={t("records.day.previous")}
      nextLabel={t("records.day.next")}
      className="max-w-60"
    />
  );
}
