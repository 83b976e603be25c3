import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { DeviceType } from "#contract/devices.ts";
import type { DeviceField, DeviceValues } from "./device-values.ts";

const DAYS: readonly DeviceField[] = ["installed_on", "active_until", "review_due_on", "last_verified_on"];

/** How the fields of a device and their values are called. */
export function useFieldNames(statuses: ReadonlyMap<string, string>): FieldNames<DeviceValues> {
  const { t } = useTranslation();
  const words = (name: DeviceField, text: string) => {
    if (text === "") return "";
    if (DAYS.includes(name)) return formatDay(text);
    if (name === "device_type") return t(`devices.types.${text as DeviceType}`);
    if (name === "mobility") return t(`devices.mobility.${text as "fixed" | "mobile"}`);
    return name === "status_id" ? (statuses.get(text) ?? text) : text;
  };
  return {
    label: (name) => t(`devices.field.${name}`),
    value: (name, values) => {
      const value = values[name];
      if (value === null) return "";
      if (typeof value === "number") return formatNumber(value);
      if (Array.isArray(value)) return formatList(value.map((label) => label.name));
      return typeof value === "string" ? words(name, value) : value.name;
    },
  };
}
