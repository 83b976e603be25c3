import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { Select } from "#admin/ui/Select.tsx";
import { type Mounting, MOUNTINGS } from "#contract/locations.ts";
import type { LocationValues } from "./location-values.ts";

const UNKNOWN = "unknown";

export function MountingField() {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, "mounted_on">({ name: "mounted_on" });
  return (
    <Select<Mounting | typeof UNKNOWN>
      id={fieldId("mounted_on")}
      ref={ref}
      label={t("locations.field.mounted_on")}
      hint={t("locations.hint.mounted_on")}
      options={[
        { id: UNKNOWN, label: t("locations.mountings.unknown") },
        ...MOUNTINGS.map((id) => ({ id, label: t(`locations.mountings.${id}`) })),
      ]}
      value={value ?? UNKNOWN}
      onChange={(next) => onChange(next === UNKNOWN ? null : next)}
      onBlur={onBlur}
      errorMessage={fieldState.error?.message}
    />
  );
}
