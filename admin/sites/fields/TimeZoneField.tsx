import { useMemo } from "react";
import { useController } from "react-hook-form";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import type { SiteValues } from "../form/site-values.ts";

/** Every zone the browser knows, plus the current one if it does not. */
function timeZones(current: string): string[] {
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  return current === "" || known.includes(current) ? known : [current, ...known];
}

export function TimeZoneField({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<SiteValues, "time_zone">({ name: "time_zone" });
  const label = t("sites.field.time_zone");
  const options = useMemo(
    () => timeZones(field.value).map((id) => ({ id, label: id.replaceAll("_", " ") })),
    [field.value],
  );
  if (isReadOnly) return <TextField label={label} value={field.value} isReadOnly className="max-w-90" />;
  return (
    <ComboBox
      id={fieldId("time_zone")}
      label={label}
      hint={field.value && t("sites.time_zone.hint", { time: nowIn(field.value) })}
      options={options}
      value={field.value || null}
      onChange={(id) => id !== null && field.onChange(id)}
      openLabel={t("sites.time_zone.open")}
      emptyLabel={t("sites.time_zone.none")}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-90"
    />
  );
}

function nowIn(timeZone: string) {
  try {
    return formatDate(Date.now(), { timeStyle: "short", timeZone });
  } catch {
    return "–";
  }
}
