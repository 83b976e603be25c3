import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { NumberField } from "#admin/ui/NumberField.tsx";

interface WholeEntryProps {
  name: string;
  label: string;
  hint: string | undefined;
  isReadOnly: boolean;
  min: number | undefined;
  isRequired: boolean | undefined;
}

export function WholeEntry({ name, min = 0, isRequired = false, ...props }: WholeEntryProps) {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, number | null>>({ name });
  return (
    <NumberField
      {...props}
      optionalLabel={isRequired ? undefined : t("common.optional")}
      id={fieldId(name)}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      minValue={min}
      incrementLabel={t("records.number.more")}
      decrementLabel={t("records.number.less")}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}
