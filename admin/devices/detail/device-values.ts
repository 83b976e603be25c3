import { formatList } from "#admin/i18n/format.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { type FormValues, inputOf, valuesOf } from "#admin/inventory/record-values.ts";
import { useRecordWords } from "#admin/inventory/record-words.ts";
import type { FieldOf } from "#admin/records/changes.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { DeviceChange, DeviceDetails } from "#contract/devices.ts";
import type { LabelRef } from "#contract/labels.ts";
import { DEVICE } from "#contract/records/device.ts";

export type DeviceValues = FormValues<typeof DEVICE> & { label_ids: LabelRef[] };

export const toValues = (device: DeviceDetails): DeviceValues => ({
  ...valuesOf(DEVICE, device),
  label_ids: device.labels.map(({ id, name, names, color }) => ({ id, name, names, color })),
});

export const toInput = (values: DeviceValues, names: readonly FieldOf<DeviceValues>[]) =>
  inputOf(DEVICE, values, names, { label_ids: ({ label_ids }) => label_ids.map(({ id }) => id) }) as Omit<
    DeviceChange,
    "lock_version"
  >;

/** `statuses`: names by id. */
export function useFieldNames(statuses: ReadonlyMap<string, string>): FieldNames<DeviceValues> {
  const { label, value } = useRecordWords("devices");
  return {
    label,
    value(name, values) {
      if (name === "label_ids") return formatList(values.label_ids.map(shownName));
      if (name === "status_id") return statuses.get(values.status_id) ?? values.status_id;
      return value(name, DEVICE[name], values[name]);
    },
  };
}
