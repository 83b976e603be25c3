import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { Select } from "#admin/ui/Select.tsx";
import { PRECISIONS } from "#contract/locations.ts";
import type { LocationValues } from "./location-values.ts";

export function PrecisionField() {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, "precision">({ name: "precision" });
  return (
    <Select
      id={fieldId("precision")}
      ref={ref}
      label={t("locations.field.precision")}
      hint={t(`locations.precision_details.${value}`)}
      options={PRECISIONS.map((id) => ({
        id,
        label: t(`locations.precisions.${id}`),
        detail: t(`locations.precision_details.${id}`),
      }))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={fieldState.error?.message}
    />
  );
}
