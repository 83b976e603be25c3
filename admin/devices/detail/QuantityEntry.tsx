import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { NumberField } from "#admin/ui/NumberField.tsx";
import type { DeviceValues } from "./device-values.ts";

export function QuantityEntry({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<DeviceValues, "quantity">({ name: "quantity" });
  return (
    <NumberField
      id={fieldId("quantity")}
      label={t("devices.field.quantity")}
      hint={t("devices.hint.quantity")}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      minValue={1}
      incrementLabel={t("devices.quantity.more")}
      decrementLabel={t("devices.quantity.less")}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}
