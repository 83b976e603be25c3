import { useTranslation } from "#admin/i18n/i18n.ts";
import { NumberField } from "#admin/ui/NumberField.tsx";

interface SheetNumberFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  optionalLabel?: string | undefined;
  limits: { min?: number | undefined; max?: number | undefined };
  value: number | null;
  onChange: (value: number | null) => void;
}

export function SheetNumberField({ limits, ...rest }: SheetNumberFieldProps) {
  const { t } = useTranslation();
  return (
    <NumberField
      {...rest}
      {...(limits.min !== undefined && { minValue: limits.min })}
      {...(limits.max !== undefined && { maxValue: limits.max })}
      incrementLabel={t("factsheets.number.more")}
      decrementLabel={t("factsheets.number.less")}
      className="max-w-60"
    />
  );
}
