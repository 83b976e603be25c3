import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { NumberField } from "#admin/ui/NumberField.tsx";

interface QuantityEntryProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isReadOnly: boolean;
}

/** A whole number, at least 1. */
export function QuantityEntry({ name, ...props }: QuantityEntryProps) {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, number | null>>({ name });
  return (
    <NumberField
      {...props}
      id={fieldId(name)}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      minValue={1}
      incrementLabel={t("devices.quantity.more")}
      decrementLabel={t("devices.quantity.less")}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}
